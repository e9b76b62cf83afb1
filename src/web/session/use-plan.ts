import { useEffect, useState } from 'react'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { requestAs } from '#web/lib/api.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useSignedInPerson } from './person-context.tsx'

/** The state of the person's plan; null until it is known. Nothing waits for it. */
export function usePlan(): PlanAnswer | null {
  const { id } = useSignedInPerson()
  const [plan, setPlan] = useState<PlanAnswer | null>(null)
  useEffect(() => {
    let gone = false
    whenIdle(() => {
      if (gone) return
      requestAs(id)<PlanAnswer>('GET', '/api/plan').then(
        (answer) => gone || setPlan(answer),
        () => {},
      )
    })
    return () => {
      gone = true
    }
  }, [id])
  return plan
}
