import type { PlanAnswer } from '#domain/api/plan.ts'
import { brasiliaDay } from '#domain/text/brasilia-time.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { usePlan } from './use-plan.ts'

type PlanNoticeProps = {
  /** Changes when more of the day may have been taken. */
  moment: string
  /** Where there is danger nobody is told that a day has an end. */
  inDanger: boolean
}

/** Where one writes: a quiet line while a payment is late, after the plan has ended, or when little of the day is left. */
export function PlanNotice({ moment, inDanger }: PlanNoticeProps) {
  const plan = usePlan(moment)
  const hasPlanLine = plan?.state === 'atrasado' || plan?.state === 'terminado'
  if (!plan || (!hasPlanLine && (inDanger || !plan.today?.isLow))) return null
  return (
    <p data-testid="aviso-plano" className="px-2 text-center text-ink-soft text-sm">
      {hasPlanLine ? planLine(plan) : accountCopy.plan.left(plan.today?.percent ?? 0)}{' '}
      {hasPlanLine && <RenewLink url={plan.renewUrl} />}
    </p>
  )
}

export function RenewLink({ url }: { url: string | null | undefined }) {
  if (!url) return null
  return (
    <a
      href={url}
      rel="noreferrer"
      className="font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
    >
      {accountCopy.plan.renew}
    </a>
  )
}

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
