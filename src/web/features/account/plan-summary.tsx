import type { ReactNode } from 'react'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { useSignedInPerson } from './person-context.tsx'
import { planLine } from './plan-line.ts'
import { RenewLink } from './plan-notice.tsx'
import { usePlan } from './use-plan.ts'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' })

/** Who the account belongs to and what it is. */
export function PlanSummary() {
  const { email, plano, createdAt } = useSignedInPerson()
  const words = accountCopy.plan
  const plan = usePlan()
  const [name, host] = email.split('@')
  return (
    <dl className="stack gap-4 sm:grid-cols-[auto_1fr] sm:gap-x-8 sm:gap-y-3">
      <Row term={words.email}>
        {name}@<wbr />
        {host}
      </Row>
      <Row term={words.plano}>{plan?.name ?? planDisplayName(plano)}</Row>
      {/* There before it is known, so that nothing below moves. */}
      <Row term={words.until}>
        {plan ? planLine(plan) : '…'} <RenewLink url={plan?.state === 'ativo' ? null : plan?.renewUrl} />
      </Row>
      <Row term={words.since}>{day.format(new Date(createdAt))}</Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents max-sm:grid">
      <dt className="text-ink-soft text-sm sm:py-0.5">{term}</dt>
      <dd className="min-w-0 break-words font-medium">{children}</dd>
    </div>
  )
}
