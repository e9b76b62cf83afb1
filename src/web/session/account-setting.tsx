import { type ReactNode, useCallback, useEffect } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { changeInOrder } from '#web/lib/commands.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSignedInPerson } from './person-context.tsx'
import { useLoaded } from './use-loaded.ts'

type AccountSettingProps<Setting> = {
  path: `/api/${string}`
  saved?: string
  whyNot: (error: unknown) => string
  /** `setting` is null until it is known. */
  children: (setting: Setting | null, choose: (setting: Setting) => void) => ReactNode
}

/** One setting of the account, as all devices of a person share it. */
export function AccountSetting<Setting extends object>(props: AccountSettingProps<Setting>) {
  const { path, saved, whyNot, children } = props
  const { id } = useSignedInPerson()
  const toast = useToast()
  const ask = useCallback((personId: string) => requestAs(personId)<Setting>('GET', path), [path])
  const { data: setting, setData: setSetting, failure, load } = useLoaded(ask)

  // Another device may have chosen while this page was out of sight.
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && load()
    return followEvents(document, { visibilitychange: seen })
  }, [load])

  function choose(chosen: Setting) {
    void changeInOrder(path, {
      show: () => setSetting(chosen),
      send: () => requestAs(id)<Setting>('PUT', path, { body: chosen }),
      settle: setSetting,
      rollBack: () => setSetting(setting),
      tell: (error) => toast({ message: whyNot(error), tone: 'danger' }),
    }).then((done) => done && saved && toast({ message: saved }))
  }

  if (!failure || setting) return children(setting, choose)
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p>{accountCopy.choiceUnknown}</p>
      <Button look="secondary" label={copy.ui.retry} onClick={load} />
    </div>
  )
}
