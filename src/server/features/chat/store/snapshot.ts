import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { cautiousRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Bucket, waitingSeconds } from '#server/features/limits/store.ts'
import type { Fragment, Queryable } from '#server/platform/db/database.ts'
import { risk } from './risk.ts'
import { type MessageRow, openedMessages, selectedMessages } from './sealed-message.ts'
import {
  openedSenderState,
  type SenderState,
  type SenderStateRow,
  senderStateColumns,
} from './sender-state.ts'

/** A conversation as its next message finds it. */
export type Snapshot = SenderState & {
  id: string
  style: PersonaKey
  onboarding: boolean
  isHidden: boolean
  isUntitled: boolean
  /** Whether the model may have the notes here, and whether there are any. */
  notesRead: boolean
  hasNotes: boolean
  /** Seconds until the limits have room for a message; null when they have. */
  waitFor: number | null
  /** The next message's place in the order. */
  next: number
  risk: RiskState
  sealedRisk: Uint8Array | null
  /** Its last messages, oldest first. */
  before: ChatMessage[]
}

type Row = SenderStateRow & {
  style: PersonaKey
  isWelcome: boolean
  isHidden: boolean
  isUntitled: boolean
  notesRead: boolean
  hasNotes: boolean
  nextSeq: number
  waitFor: number | null
  risco: Uint8Array | null
}

/** `hasNotes` is the notebook's part of the query; a caller that sends no notes leaves it out. */
type Looked = { lookedBack: number; limits?: Bucket[]; hasNotes?: (sql: Queryable) => Fragment }

/** Reads the conversation and its last messages in one query, so that they agree. */
export async function readSnapshot(
  sql: Queryable,
  owner: Owner,
  id: string,
  { lookedBack, limits = [], hasNotes = (sql) => sql`false` }: Looked,
): Promise<Snapshot | null> {
  const rows = await sql<(Row & (MessageRow | { seq: null }))[]>`
    select m.*, c.style, c.onboarding as "isWelcome", c."deletedAt" is not null as "isHidden",
      c.title is null as "isUntitled", c."nextSeq", c.risco, ${senderStateColumns(sql, owner.id)},
      c."notesRead", ${hasNotes(sql)} as "hasNotes", ${waitingSeconds(sql, limits)} as "waitFor"
    from conversas c left join lateral (
      ${selectedMessages(sql)} where m."userId" = c."userId" and m."conversaId" = c.id
      order by m.seq desc limit ${lookedBack}
    ) m on true
    where c."userId" = ${owner.id} and c.id = ${id} order by m.seq`
  const [row] = rows
  if (!row) return null
  const { style, isWelcome, isHidden, isUntitled, notesRead, nextSeq, risco } = row
  const written = rows.filter((one): one is Row & MessageRow => one.seq !== null)
  const before = openedMessages(owner, written)
  const state = risk.opened(owner, { id, next: nextSeq }, risco)
  return {
    ...openedSenderState(owner, row),
    id,
    style,
    onboarding: isWelcome,
    isHidden,
    isUntitled,
    notesRead,
    hasNotes: row.hasNotes,
    waitFor: row.waitFor,
    next: nextSeq,
    risk: state ?? cautiousRiskState(before.map(({ nivel }) => nivel)),
    sealedRisk: risco,
    before,
  }
}
