import { inbox } from '#server/features/purchases/store/inbox.ts'
import { integrations } from '#server/features/purchases/store/integrations.ts'
import type { OperatorDeps } from './operator-deps.ts'

const MOST = 1_000
const DAYS = 14

/** One line an event: time, platform, kind, state, purchase id. */
export async function listEvents({ sql }: OperatorDeps, pending: boolean): Promise<string[]> {
  const events = await inbox.list(sql, { pending, limit: MOST })
  return events.map(({ recebidoEm, plataforma, evento, tipo, estado, compraId }) =>
    [recebidoEm.toISOString(), plataforma, tipo || evento || '-', estado, compraId ?? '-'].join('\t'),
  )
}

/** How sales stand: events by day and kind, the last delivery of each integration, what is stuck. No e-mails. */
export async function purchaseStatus({ sql }: OperatorDeps): Promise<string[]> {
  const { byDay, waiting } = await inbox.counts(sql, DAYS)
  const all = await integrations.list(sql)
  return [
    `Eventos dos últimos ${DAYS} dias:`,
    ...orNone(byDay.map(({ dia, plataforma, tipo, total }) => [dia, plataforma, tipo, total].join('\t'))),
    'Última entrega de cada integração:',
    ...orNone(
      all.map(({ id, plataforma, ultimaEntregaEm }) =>
        [id, plataforma, ultimaEntregaEm?.toISOString() ?? 'nenhuma'].join('\t'),
      ),
    ),
    'Parados:',
    ...orNone(
      waiting.map(({ estado, total, desde }) => [estado, total, `desde ${desde.toISOString()}`].join('\t')),
    ),
  ]
}

function orNone(lines: string[]): string[] {
  return lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  nada']
}
