import type { GuardCounts } from '#domain/safety/guard/output-guard.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isNoRisk, NO_RISK, parseRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** What a conversation remembers of risk, sealed like its words; and how often each level was read, by nobody. */
export const risk = {
  async stateOf(sql: Queryable, owner: Owner, conversationId: string): Promise<RiskState> {
    const [row] = await sql<{ risco: Uint8Array | null }[]>`
      select risco from conversas where "userId" = ${owner.id} and id = ${conversationId}`
    return risk.opened(owner, conversationId, row?.risco ?? null)
  },

  /** The state in a row of conversations. */
  opened: ({ safe }: Owner, conversationId: string, sealed: Uint8Array | null): RiskState =>
    sealed ? parseRiskState(JSON.parse(safe.open(place(conversationId), sealed))) : NO_RISK,

  sealed: ({ safe }: Owner, conversationId: string, state: RiskState): Uint8Array | null =>
    isNoRisk(state) ? null : safe.seal(place(conversationId), JSON.stringify(state)),

  async keepState(sql: Queryable, owner: Owner, conversationId: string, state: RiskState): Promise<void> {
    await sql`update conversas set risco = ${risk.sealed(owner, conversationId, state)}
      where "userId" = ${owner.id} and id = ${conversationId}`
  },

  async count(sql: Queryable, level: RiskLevel): Promise<void> {
    if (level === 'nenhum') return
    await sql`insert into contagens_risco as c (dia, nivel, total) values (current_date, ${level}, 1)
      on conflict (dia, nivel) do update set total = c.total + 1`
  },

  /** How often the output guard had to step in, by rule. */
  async countGuarded(sql: Queryable, counts: GuardCounts): Promise<void> {
    for (const [rule, times] of Object.entries(counts)) {
      await sql`insert into contagens_guarda as c (dia, regra, total) values (current_date, ${rule}, ${times})
        on conflict (dia, regra) do update set total = c.total + excluded.total`
    }
  },
}

function place(conversationId: string): string {
  return `conversas/${conversationId}/risco`
}
