import { attentionOf } from '#domain/purchases/attention.ts'
import { unmappedItems } from '#domain/purchases/product-map.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { integrations, productMappings } from '#server/features/purchases/store/integrations.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import type { OperatorDeps } from './operator-deps.ts'

const DAYS = 14
const MOST = 50

type Deps = Pick<OperatorDeps, 'sql'>

/** How sales stand: what happened, what is stuck and what somebody should look at. No e-mails. */
export async function purchaseStatus({ sql }: Deps): Promise<string[]> {
  const { byDay, waiting } = await inbox.counts(sql, DAYS)
  const all = await integrations.list(sql)
  const firstSales = await purchases.firstSales(sql, DAYS)
  return [
    ...section(
      `Eventos dos últimos ${DAYS} dias:`,
      byDay.map(({ dia, plataforma, tipo, total }) => [dia, plataforma, tipo, total]),
    ),
    ...section(
      'Última entrega de cada integração:',
      all.map(({ id, plataforma, ultimaEntregaEm }) => [
        id,
        plataforma,
        moment(ultimaEntregaEm) ?? 'nenhuma',
      ]),
    ),
    ...section(
      'Parados:',
      waiting.map(({ estado, total, desde }) => [estado, total, `desde ${moment(desde)}`]),
    ),
    ...section('Produtos sem plano (use mapear):', await unmappedProducts({ sql })),
    ...section(
      `Vendidos pela primeira vez nos últimos ${DAYS} dias (confira se são seus):`,
      firstSales.map(({ desde, plataforma, produto }) => [moment(desde), plataforma, produto]),
    ),
    ...section(
      'Compras para olhar (disputa, reembolso parcial, chargeback):',
      await contested({ sql }),
      MOST,
    ),
  ]
}

type Cells = (string | number | null)[]

/** Paid for, but nobody said which plan it is: platform, product, offer, how many purchases. */
export async function unmappedProducts({ sql }: Deps): Promise<Cells[]> {
  const mappings = await productMappings.all(sql)
  const counts = new Map<string, { cells: Cells; total: number }>()
  for (const { platform, items } of await purchases.unmapped(sql)) {
    for (const { produtoId, ofertaId } of unmappedItems(platform, items?.value ?? [], mappings)) {
      const cells = [platform, produtoId, ofertaId ?? '-']
      const before = counts.get(cells.join('\t'))
      counts.set(cells.join('\t'), { cells, total: (before?.total ?? 0) + 1 })
    }
  }
  return [...counts.values()].map(({ cells, total }) => [...cells, total])
}

/** The newest first. */
async function contested({ sql }: Deps): Promise<Cells[]> {
  const found = (await purchases.contested(sql)).flatMap((purchase) => {
    const attention = attentionOf(purchase)
    return attention ? { ...attention, platform: purchase.platform, id: purchase.id } : []
  })
  return found
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, platform, tipo, id }) => [moment(new Date(at)), platform, tipo, id])
}

function section(title: string, rows: Cells[], most = Infinity): string[] {
  const lines = rows.slice(0, most).map((cells) => `  ${cells.join('\t')}`)
  const left = rows.length - lines.length
  return [title, ...(lines.length > 0 ? lines : ['  nada']), ...(left > 0 ? [`  e mais ${left}`] : [])]
}

function moment(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
