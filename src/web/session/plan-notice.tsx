import { useEffect, useRef, useState } from 'react'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { brasiliaDay } from '#domain/text/brasilia-time.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useSignedInPerson } from './person-context.tsx'

type PlanNoticeProps = {
  /** Changes when more of the day may have been taken. */
  moment: string
  /** In danger the end of a day's tokens is not shown. */
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

export function planLine({ state, until, graceUntil, renews, eraseAt }: PlanAnswer): string {
  const words = accountCopy.plan
  const date = (moment: string | null) => (moment ? brasiliaDay(new Date(moment)) : '')
  if (state === 'terminado')
    return `${words.ended(date(until))} ${words.afterEnd}${eraseAt ? ` ${words.erased(date(eraseAt))}` : ''}`
  if (state === 'atrasado') return words.late(date(graceUntil ?? until))
  if (until === null) return words.noEnd
  return renews ? words.renews(date(until)) : words.ends(date(until))
}

/** The person's plan; null until it is known. While a day has a limit it is asked for again when `moment` changes. */
export function usePlan(moment?: string): PlanAnswer | null {
  const { id } = useSignedInPerson()
  const [plan, setPlan] = useState<PlanAnswer | null>(null)
  /** It need not be asked for again: the day has no limit, or the answer is under way. */
  const settled = useRef(false)
  const now = useRef(moment)
  now.current = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` is when to ask again.
  useEffect(() => {
    async function ask(): Promise<void> {
      const asked = now.current
      const answer = await requestAs(id)<PlanAnswer>('GET', '/api/plan').catch(() => null)
      if (answer?.today && now.current !== asked) return ask()
      settled.current = answer?.today === null
      if (answer) setPlan(answer)
    }
    if (settled.current) return
    settled.current = true
    whenIdle(ask)
  }, [id, moment])
  return plan
}
