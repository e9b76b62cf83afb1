import type { PlanAnswer } from '#domain/api/plan.ts'
import { brasiliaDay } from '#domain/text/brasilia-time.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'

/** Until when a plan lasts and what happens then, in one or two sentences. */
export function planLine({ state, until, graceUntil, renews, eraseAt }: PlanAnswer): string {
  const words = accountCopy.plan
  const date = (moment: string | null) => (moment ? brasiliaDay(new Date(moment)) : '')
  if (state === 'terminado')
    return `${words.ended(date(until))} ${words.afterEnd}${eraseAt ? ` ${words.erased(date(eraseAt))}` : ''}`
  if (state === 'atrasado') return words.late(date(graceUntil ?? until))
  if (until === null) return words.noEnd
  return renews ? words.renews(date(until)) : words.ends(date(until))
}
