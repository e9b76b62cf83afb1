import { createContext, type ReactNode, useState } from 'react'
import type { Done } from '#domain/api/account.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { isSessionRefusal, requestAs } from '#web/lib/api.ts'
import { withRetry } from '#web/lib/commands.ts'
import { Late, lazyPart } from '#web/lib/lazy-part.tsx'
import { useNeeded } from '#web/lib/use-needed.ts'
import { useToast } from '#web/ui/toast.tsx'
import { usePersonChanges, useSignedInPerson } from './person-context.tsx'

const DELIVERED_WITHIN = 4000

const loadDialog = () => import('./unsent-dialog.tsx')
const UnsentDialog = lazyPart(() => loadDialog().then((m) => m.UnsentDialog))

type Leaving = {
  busy: boolean
  /** Resolves to whether the person is signed out. */
  leave: () => Promise<boolean>
}

const LeavingContext = createContext<Leaving | null>(null)

type LeavingProviderProps = {
  /** Sends what was written and has not arrived yet; false when something could not leave. */
  deliver: (personId: string) => Promise<boolean>
  children: ReactNode
}

/** Signing out: what was written leaves first; if it can't, the person decides. After a failure nothing is lost. */
export function LeavingProvider({ deliver, children }: LeavingProviderProps) {
  const { id } = useSignedInPerson()
  const { leave: left, replaceSession } = usePersonChanges()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [decide, setDecide] = useState<((leaves: boolean) => void) | null>(null)

  /** Fails where the question can't be loaded: without a connection signing out fails as well. */
  async function askWhetherToLeave(): Promise<boolean> {
    await loadDialog()
    const leaves = await new Promise<boolean>((resolve) => setDecide(() => resolve))
    setDecide(null)
    return leaves
  }

  const endSession = () =>
    requestAs(id)<Done>('POST', '/api/account/logout').catch((error) => {
      // Already out is as good as out.
      if (!isSessionRefusal(error)) throw error
    })

  async function leave(): Promise<boolean> {
    setBusy(true)
    const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), DELIVERED_WITHIN))
    const delivered = await Promise.race([deliver(id), tooLate])
    try {
      if (!delivered && !(await askWhetherToLeave())) return false
      await replaceSession(() => withRetry(endSession).then(left))
      return true
    } catch {
      toast({ message: leavingCopy.failed, tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return (
    <LeavingContext value={{ busy, leave }}>
      {children}
      <Late when={decide !== null}>
        <UnsentDialog onDecide={decide} />
      </Late>
    </LeavingContext>
  )
}

export const useLeaving = (): Leaving => useNeeded(LeavingContext)
