import { useState } from 'react'
import type { AskOfSeller, PurchasesAnswer } from '#domain/api/plan.ts'
import type { OwnPurchase, PurchaseReceipt } from '#domain/purchases/purchase-request.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { longDay, longMoment } from '#web/copy/dates-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'

type Kind = AskOfSeller['kind']
const words = accountCopy.purchases

const fetchPurchases = (personId: string) =>
  requestAs(personId)<PurchasesAnswer>('GET', '/api/plan/purchases')

/** 'Desistir da compra' and 'Cancelar a assinatura', with the receipts of what was asked. Nothing where there is nothing to ask. */
export function OwnPurchases() {
  const { data } = useLoaded(fetchPurchases)
  const purchases = data?.purchases ?? []
  if (purchases.length === 0) return null

  return (
    <ul aria-label={words.heading} className="stack gap-5 border-line border-t pt-5">
      {purchases.map((purchase) => (
        <li key={`${purchase.platform}/${purchase.id}`} className="stack gap-3">
          <PurchaseActions purchase={purchase} />
        </li>
      ))}
    </ul>
  )
}

function PurchaseActions({ purchase }: { purchase: OwnPurchase }) {
  const { platform, id, seller, plan, paidAt, withdrawUntil, mayCancel } = purchase
  const [receipts, setReceipts] = useState(purchase.receipts)
  const person = useSignedInPerson()
  const wasAsked = (kind: Kind) => receipts.some((receipt) => receipt.kind === kind)
  // The moment that ends the last day belongs to the next one.
  const lastDay = withdrawUntil && longDay(new Date(Date.parse(withdrawUntil) - 1))
  const open = (['desistencia', 'cancelamento'] as const).filter(
    (kind) => !wasAsked(kind) && (kind === 'desistencia' ? lastDay : mayCancel && !wasAsked('desistencia')),
  )

  async function ask(kind: Kind) {
    const body: AskOfSeller = { platform, id, kind }
    const receipt = await requestAs(person.id)<PurchaseReceipt>('POST', '/api/plan/requests', { body })
    setReceipts([...receipts, receipt])
  }

  return (
    <>
      {paidAt && <p>{words.bought(plan, seller, longDay(new Date(paidAt)))}</p>}
      {receipts.map((receipt) => (
        <Receipt key={receipt.number} {...receipt} />
      ))}
      {lastDay && open.includes('desistencia') && (
        <p className="text-ink-soft text-sm">{words.desistencia.until(lastDay)}</p>
      )}
      {open.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map((kind) => (
            <ConfirmButton
              key={kind}
              look="secondary"
              words={{ ...words, ...words[kind] }}
              work={() => ask(kind)}
            />
          ))}
        </div>
      )}
    </>
  )
}

const Receipt = ({ number, kind, askedAt, page }: PurchaseReceipt) => (
  <p role="status" className="rounded-control bg-success-soft px-4 py-3 text-sm text-success">
    {words[kind].done} {words.asked(number, longMoment(new Date(askedAt)))} {words.receipt}{' '}
    {page && (
      <a href={page} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
        {words[kind].page}
      </a>
    )}
  </p>
)
