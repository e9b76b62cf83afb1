import { inbox } from '#server/features/purchases/store/inbox.ts'
import type { OperatorDeps } from './operator-deps.ts'

const MOST = 1_000

/** One line an event: time, platform, kind, state, purchase id. */
export async function listEvents({ sql }: OperatorDeps, pending: boolean): Promise<string[]> {
  const events = await inbox.list(sql, { pending, limit: MOST })
  return events.map(({ recebidoEm, plataforma, evento, tipo, estado, compraId }) =>
    [recebidoEm.toISOString(), plataforma, tipo || evento || '-', estado, compraId ?? '-'].join('\t'),
  )
}
