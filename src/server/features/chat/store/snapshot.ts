import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { cautiousRiskState, type RiskState } from '#domain/safety/state/risk-state.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { ageQuestions, people, suspensions } from '#server/features/accounts/store/people.ts'
import { planEndedAt } from '#server/features/allow-list/store.ts'
import { risk } from '#server/features/chat/conversations/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Bucket, waitingSeconds } from '#server/features/limits/store.ts'
import { openedTokens, tokensIn } from '#server/features/spending/own-tokens.ts'
import { spentDays } from '#server/features/spending/store.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'
import { type MessageRow, openedMessages, selectedMessages } from './sealed-message.ts'

/** What decides whether the model may be asked for a person, and what was asked of them. */
export type SenderState = {
  /** The operator lets this person send nothing. */
  isSuspended: boolean
  /** They stated an age under 18. */
  isSuspendedForAge: boolean
  planEndedAt: Date | null
  /** The message that brought the question how old they are. */
  ageAskedFor: string | null
  plano: string
  tokensToday: number
}

type SenderStateRow = Omit<SenderState, 'tokensToday'> & { dia: string; totais: Uint8Array | null }

const senderStateColumns = (sql: Queryable, personId: string, day = spendingDay(Date.now())) => sql`
  ${planEndedAt(sql, sql`${personId}`)} as "planEndedAt", ${suspensions.includes(sql, personId)} as "isSuspended",
  ${suspensions.includesForAge(sql, personId)} as "isSuspendedForAge", ${ageQuestions.askedFor(sql, personId)} as "ageAskedFor",
  ${people.planColumn(sql, personId)} as plano, ${day}::text as dia, ${spentDays.column(sql, personId, day)} as totais`

function openedSenderState(owner: Owner, row: SenderStateRow): SenderState {
  const { isSuspended, isSuspendedForAge, planEndedAt, ageAskedFor, plano, dia, totais } = row
  const tokensToday = tokensIn(openedTokens(owner, dia, totais))
  return { isSuspended, isSuspendedForAge, planEndedAt, ageAskedFor, plano, tokensToday }
}

export const readSenderState = async (sql: Queryable, owner: Owner): Promise<SenderState> =>
  openedSenderState(owner, onlyRow(await sql<SenderStateRow[]>`select ${senderStateColumns(sql, owner.id)}`))

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
  next: number
  risk: RiskState
  sealedRisk: Uint8Array | null
  before: ChatMessage[]
}

type Row = SenderStateRow &
  Pick<Snapshot, 'style' | 'isHidden' | 'isUntitled' | 'notesRead' | 'hasNotes' | 'waitFor'> & {
    isWelcome: boolean
    nextSeq: number
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
