import { NO_RISK, parseRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import { conversationPlace } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** A conversation and its next message's place in the order: the state of risk holds until there. */
type Moment = { id: string; next: number }

/** What a conversation remembers of risk, sealed like its words. */
export const risk = {
  async stateOf(sql: Queryable, owner: Owner, id: string): Promise<RiskState | null> {
    const row = await find(sql, owner, id)
    return row ? risk.opened(owner, row, row.risco) : NO_RISK
  },

  opened({ cipher }: Owner, { id, next }: Moment, sealed: Uint8Array | null): RiskState | null {
    const opened = cipher.open(conversationPlace.risk(id, next), sealed)
    return opened === null ? null : parseRiskState(JSON.parse(opened))
  },

  sealed: ({ cipher }: Owner, { id, next }: Moment, state: RiskState): Buffer =>
    cipher.seal(conversationPlace.risk(id, next), JSON.stringify(state)),

  /** Puts another state in the place of the one that is there. The caller has locked the conversation. */
  async change(tx: Queryable, owner: Owner, id: string, changed: (state: RiskState | null) => RiskState) {
    const row = await find(tx, owner, id)
    const state = changed(row ? risk.opened(owner, row, row.risco) : NO_RISK)
    if (row)
      await tx`update conversas set risco = ${risk.sealed(owner, row, state)}
        where "userId" = ${owner.id} and id = ${id}`
    return state
  },
}

async function find(sql: Queryable, owner: Owner, id: string) {
  const [row] = await sql<(Moment & { risco: Uint8Array | null })[]>`
    select id, "nextSeq" as next, risco from conversas where "userId" = ${owner.id} and id = ${id}`
  return row
}
