import { z } from 'zod'
import { CanonicalEvent } from '#domain/purchases/canonical-event.ts'
import { isTransient, type Queryable, transaction } from '#server/platform/db/database.ts'
import { APPLIED_AT_ONCE, type Applied, applyEvents } from './apply-events.ts'
import type { PurchaseDeps } from './purchase-deps.ts'
import { type DeliveryOutcome, type EventState, inbox, type TakenRow } from './store/inbox.ts'

const Events = z.array(CanonicalEvent)

/** Applies everything in the inbox. What is applied is marked in the same transaction, so that it happens once. */
export async function workInbox(deps: Pick<PurchaseDeps, 'sql' | 'log'>): Promise<void> {
  for (let limit = APPLIED_AT_ONCE; ; ) {
    try {
      const { taken, unmapped } = await transaction(deps.sql, (tx) => workOnce(tx, limit))
      if (unmapped > 0)
        deps.log.warn(
          { event: 'products-without-plan', unmapped },
          'paid products have no plan: npm run compras -- eventos --pendentes',
        )
      if (taken === 0) return
      limit = APPLIED_AT_ONCE
    } catch (error) {
      if (isTransient(error)) throw error
      // One of them can't be applied: one by one the others can, and it is set aside.
      deps.log.error(
        { event: 'deliveries-not-applied', err: error },
        'events of purchases could not be applied',
      )
      if (limit === 1) await setFirstAside(deps.sql)
      limit = 1
    }
  }
}

async function workOnce(tx: Queryable, limit: number): Promise<{ taken: number; unmapped: number }> {
  const rows = withinOnePortion(await inbox.takeNew(tx, limit))
  if (rows.length === 0) return { taken: 0, unmapped: 0 }
  const groups = rows.flatMap(readable)
  const applied = new Map((await applyEvents(tx, groups)).map((one) => [one.id, one]))
  const outcomes = rows.map(({ id }) => outcomeOf(id, applied.get(id)))
  await inbox.settle(tx, outcomes)
  return { taken: rows.length, unmapped: outcomes.filter(({ estado }) => estado === 'sem_mapa').length }
}

/** As many deliveries as hold at most so many sales together, and one in any case: it may hold several. */
function withinOnePortion(rows: readonly TakenRow[]): TakenRow[] {
  let sales = 0
  return rows.filter(({ eventos }, at) => {
    sales += Array.isArray(eventos) ? eventos.length : 0
    return at === 0 || sales <= APPLIED_AT_ONCE
  })
}

function outcomeOf(id: string, one: Applied | undefined): DeliveryOutcome {
  if (!one) return { id, estado: 'falhou', compraId: null, detalhe: 'não pôde ser lido' }
  const { compraId, refused, unmapped } = one
  const ended = (estado: EventState, detalhe: string | null = null) => ({ id, estado, compraId, detalhe })
  if (refused)
    return ended(
      'sem_permissao',
      'a compra já existe: ela só muda com assinatura e pela integração que a vendeu',
    )
  return unmapped ? ended('sem_mapa', 'produto sem plano: use mapear') : ended('aplicado')
}

function readable({ id, integracaoId, eventos }: TakenRow) {
  const events = Events.safeParse(eventos)
  return events.success ? [{ id, integracaoId, events: events.data }] : []
}

async function setFirstAside(sql: PurchaseDeps['sql']): Promise<void> {
  await transaction(sql, async (tx) => {
    const [first] = await inbox.takeNew(tx, 1)
    const failed = { estado: 'falhou', compraId: null, detalhe: 'não pôde ser aplicado' } as const
    if (first) await inbox.settle(tx, [{ id: first.id, ...failed }])
  })
}
