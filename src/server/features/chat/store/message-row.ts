import type { ChatMessage } from '#domain/api/chat.ts'
import { UNREADABLE_LEVEL } from '#domain/safety/state/risk-state.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type PiecesColumn, pieces } from './pieces.ts'
import { type Content, openedContent, openedLevel, openedService } from './sealed-message.ts'

/** A message as it is stored, without its words. */
type PlainRow = {
  id: string
  conversaId: string
  seq: number
  role: 'user' | 'assistant'
  nivel: Uint8Array | null
  servico: Uint8Array | null
  status: ChatMessage['status']
  timestamp: Date
  onboarding: boolean
  /** Only where the content is in the first form. */
  shown: number | null
  whole: boolean
  version: number
}

export type MessageRow = PlainRow & { content: Uint8Array; pieces: PiecesColumn }

/** The beginning of every query for messages. */
export function selectedMessages(sql: Queryable) {
  return sql`select m.*, ${pieces.column(sql)} from mensagens m`
}

export function openedMessages(owner: Owner, rows: readonly MessageRow[]): ChatMessage[] {
  return rows.map((row) => {
    const content = openedContent(owner, keyOf(row), row.content)
    return messageOf(
      owner,
      row,
      content && { ...content, text: pieces.joined(owner, row.id, content.text, row.pieces) },
    )
  })
}

/**
 * The one way from a row to a message. What was moved here, or lost its level, is not shown as if it belonged here; a
 * level that is known goes on counting, one that is not counts as risk.
 */
export function messageOf(owner: Owner, row: PlainRow, content: Content | null): ChatMessage {
  const key = keyOf(row)
  const level = openedLevel(owner, key, row.nivel)
  const service = openedService(owner, key, row.servico)
  const failed = content?.failed || row.status === 'erro'
  const message = {
    ...key,
    content: content?.text ?? '',
    status: failed ? ('erro' as const) : row.status,
    timestamp: row.timestamp.toISOString(),
    shown: content?.shown ?? row.shown,
    whole: row.whole && !failed,
    version: row.version + (level?.revision ?? 0),
    nivel: level?.level ?? UNREADABLE_LEVEL,
    ...(service !== null && { service }),
  }
  return content && level ? message : { ...message, content: '', unreadable: true }
}

function keyOf({ id, conversaId, seq, role, onboarding }: PlainRow) {
  return { id, conversationId: conversaId, seq, role, onboarding }
}
