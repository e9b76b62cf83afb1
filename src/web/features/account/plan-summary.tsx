import type { ReactNode } from 'react'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { longDay } from '#web/copy/dates-pt-br.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { planLine } from '#web/session/plan-line.ts'
import { RenewLink } from '#web/session/plan-notice.tsx'
import { usePlan } from '#web/session/use-plan.ts'

/** Who the account belongs to and what it is. */
export function PlanSummary() {
  const { email, plano, createdAt } = useSignedInPerson()
  const words = accountCopy.plan
  const plan = usePlan()
  const [name, host] = email.split('@')
  return (
    <dl className="stack grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 sm:gap-x-8 sm:gap-y-3">
      <Row term={words.email}>
        {name}@<wbr />
        {host}
      </Row>
      <Row term={words.plano}>{plan?.name ?? planDisplayName(plano)}</Row>
      {/* There before it is known, so that nothing below moves. */}
      <Row term={words.until}>
        {plan ? planLine(plan) : '…'} <RenewLink url={plan?.state === 'ativo' ? null : plan?.renewUrl} />
      </Row>
      <Row term={words.since}>{longDay(new Date(createdAt))}</Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="max-w-24 py-0.5 text-ink-soft text-sm sm:max-w-none">{term}</dt>
      <dd className="min-w-0 break-words font-medium">{children}</dd>
    </div>
  )
}
