import { useCallback, useEffect, useState } from 'react'
import type { Keeping } from '#domain/api/chat.ts'
import { KEEPING_CHOICES, type KeptHours } from '#domain/chat/keeping.ts'
import { keepingCopy } from '#web/copy/keeping-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { changeInOrder } from '#web/lib/change-in-order.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioRow } from '#web/ui/radio-row.tsx'
import { useToast } from '#web/ui/toast.tsx'

const PATH = '/api/conversations/keeping'
const words = keepingCopy.account

/** How long new conversations are kept. */
export function KeepingSettings({ personId }: { personId: string }) {
  const toast = useToast()
  // Undefined until it is known.
  const [chosen, setChosen] = useState<KeptHours>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setChosen((await requestAs(personId)<Keeping>('GET', PATH)).keptHours)
    } catch {
      setFailed(true)
    }
  }, [personId])

  // Another device may have chosen while this page was out of sight.
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && load()
    void load()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [load])

  function choose(keptHours: KeptHours) {
    void changeInOrder(PATH, {
      show: () => setChosen(keptHours),
      send: () => requestAs(personId)<Keeping>('PUT', PATH, { body: { keptHours } }),
      settle: (answer) => setChosen(answer.keptHours),
      rollBack: () => setChosen(chosen),
      tell: (error) =>
        toast({
          message: toApiError(error).code === 'offline' ? keepingCopy.offline : keepingCopy.failed,
          tone: 'danger',
        }),
    }).then((done) => done && toast({ message: words.saved }))
  }

  if (failed && chosen === undefined) {
    return (
      <div className="grid justify-items-start gap-3 text-sm">
        <p>{words.loadFailed}</p>
        <Button look="secondary" onClick={load}>
          {words.retry}
        </Button>
      </div>
    )
  }
  return (
    <RadioRow
      name="guardar"
      label={words.heading}
      choices={KEEPING_CHOICES.map((key) => ({ key, label: keepingCopy.howLong(key) }))}
      chosen={chosen}
      disabled={chosen === undefined}
      onChoose={choose}
    />
  )
}
