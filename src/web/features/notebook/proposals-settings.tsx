import { useCallback, useEffect, useState } from 'react'
import type { ProposalsSwitch } from '#domain/api/notebook.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { changeInOrder } from '#web/lib/change-in-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useToast } from '#web/ui/toast.tsx'

const PATH = '/api/notebook/proposals'
const words = proposalsCopy.account

/** Whether lines are proposed as notes at all. */
export function ProposalsSettings({ personId }: { personId: string }) {
  const toast = useToast()
  const [on, setOn] = useState<boolean>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setOn((await requestAs(personId)<ProposalsSwitch>('GET', PATH)).on)
    } catch {
      setFailed(true)
    }
  }, [personId])
  useEffect(() => void load(), [load])

  function choose(wanted: boolean) {
    void changeInOrder(PATH, {
      show: () => setOn(wanted),
      send: () => requestAs(personId)<ProposalsSwitch>('PUT', PATH, { body: { on: wanted } }),
      settle: (answer) => setOn(answer.on),
      rollBack: () => setOn(on),
      tell: () => toast({ message: words.failed, tone: 'danger' }),
    })
  }

  if (on !== undefined) {
    return (
      <Switch on={on} onChange={choose}>
        {words.toggle}
      </Switch>
    )
  }
  if (!failed) return <Skeleton className="h-11 w-2/3" />
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p>{words.loadFailed}</p>
      <Button look="secondary" onClick={load}>
        {words.retry}
      </Button>
    </div>
  )
}
