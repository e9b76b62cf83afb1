import { accountCopy } from '#web/copy/account-pt-br.ts'
import { planLine } from './plan-line.ts'
import { usePlan } from './use-plan.ts'

/** Where one writes: a quiet line while a payment is late or after the plan has ended, and nothing otherwise. */
export function PlanNotice() {
  const plan = usePlan()
  if (!plan || (plan.state !== 'atrasado' && plan.state !== 'terminado')) return null
  return (
    <p data-testid="aviso-plano" className="px-2 text-center text-ink-soft text-sm">
      {planLine(plan)} <RenewLink url={plan.renewUrl} />
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
