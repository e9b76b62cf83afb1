import { useEffect, useRef, useState } from 'react'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { requestAs } from '#web/lib/api.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useSignedInPerson } from './person-context.tsx'

/**
 * How the person's plan stands; null until it is known. Nothing waits for it. While a day has a limit it is asked for
 * again whenever `moment` changes.
 */
export function usePlan(moment?: string): PlanAnswer | null {
  const { id } = useSignedInPerson()
  const [plan, setPlan] = useState<PlanAnswer | null>(null)
  /** Whose day has no limit. */
  const free = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` says when to ask again.
  useEffect(() => {
    if (free.current === id) return
    let gone = false
    whenIdle(() => {
      if (gone) return
      requestAs(id)<PlanAnswer>('GET', '/api/plan').then(
        (answer) => {
          if (gone) return
          free.current = answer.today ? '' : id
          setPlan(answer)
        },
        () => {},
      )
    })
    return () => {
      gone = true
    }
  }, [id, moment])
  return plan
}
