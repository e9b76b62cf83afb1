import { useEffect, useRef, useState } from 'react'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { requestAs } from '#web/lib/api.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useSignedInPerson } from './person-context.tsx'

/**
 * The state of the person's plan; null until it is known. Nothing waits for it. While a day has a limit it is asked for
 * again whenever `moment` changes.
 */
export function usePlan(moment?: string): PlanAnswer | null {
  const { id } = useSignedInPerson()
  const [plan, setPlan] = useState<PlanAnswer | null>(null)
  /** Of whom it need not be asked for again: their day has no limit, or the answer is under way. */
  const settled = useRef('')
  const shown = useRef(id)
  shown.current = id
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` says when to ask again.
  useEffect(() => {
    if (settled.current === id) return
    settled.current = id
    whenIdle(() => {
      requestAs(id)<PlanAnswer>('GET', '/api/plan').then(
        (answer) => {
          if (shown.current !== id) return
          if (answer.today) settled.current = ''
          setPlan(answer)
        },
        () => {
          settled.current = ''
        },
      )
    })
  }, [id, moment])
  return plan
}
