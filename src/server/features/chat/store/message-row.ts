import type { ChatMessage } from '#domain/chat/message.ts'
import { totalOf, type Versions } from '#domain/chat/versions.ts'
import { UNREADABLE_LEVEL } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type PiecesColumn, pieces } from './pieces.ts'
import {
  type Content,
  openedContent,
  openedLevel,
  openedNotes,
  openedService,
  openedVersions,
} from './sealed-message.ts'

/** A message as it is stored, without its words. */
type PlainRow = {
  id: string
  conversaId: string
  seq: number
  role: 'user' | 'assistant'
  nivel: Uint8Array | null
  servico: Uint8Array | null
  notas: Uint8Array | null
  versoes: Uint8Array | null
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

/** The same with the versions that are not shown. */
export function openedWithVersions(owner: Owner, rows: readonly MessageRow[]): ChatMessage[] {
  return openedMessages(owner, rows).map((message, index) => {
    const others = openedVersions(owner, message, rows[index]?.versoes ?? null)?.others ?? []
    return others.length === 0 ? message : { ...message, otherVersions: others }
  })
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
 * level that is known still counts, one that is not counts as risk.
 */
export function messageOf(owner: Owner, row: PlainRow, content: Content | null): ChatMessage {
  const key = keyOf(row)
  const level = openedLevel(owner, key, row.nivel)
  const service = openedService(owner, key, row.servico)
  const notes = openedNotes(owner, key, row.notas)
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
    ...(level?.excusable && { excusable: true as const }),
    ...(service !== null && { service }),
    ...(notes && notes.total > 0 && { notes }),
    ...(row.versoes && ofVersions(openedVersions(owner, key, row.versoes), content)),
  }
  return content && level ? message : { ...message, content: '', unreadable: true }
}

/** An exchange's versions as screens receive them. */
function ofVersions(versions: Versions | null, content: Content | null): Partial<ChatMessage> {
  if (!versions) return {}
  const { number, reason, before } = versions
  const earlier = versions.others.find((version) => version.number === before)
  return {
    ...(versions.others.length > 0 && { versions: { number, total: totalOf(versions) } }),
    ...(reason && { reason }),
    ...(earlier && isBlank(content?.text ?? '') && { standIn: earlier.answered.content }),
  }
}

function keyOf({ id, conversaId, seq, role, onboarding }: PlainRow) {
  return { id, conversationId: conversaId, seq, role, onboarding }
}
