import type { ChatMessage, NotesRead, ReplyStatus } from '#domain/chat/conversation.ts'
import { totalOf, type Versions } from '#domain/chat/versions.ts'
import { type RiskLevel, riskLevels, UNREADABLE_LEVEL } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Owner, Place } from '#server/features/keys/key-ring.ts'
import { doublingFrom, exactly, fitsSmallest } from '#server/platform/crypto/seal.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type PiecesColumn, pieces } from './pieces.ts'

/** What a message is, its place and its author: its sealed values open in this row only. */
export type MessageKey = Pick<ChatMessage, 'id' | 'conversationId' | 'seq' | 'role' | 'onboarding'>

/** What is sealed as a message's content: a failure and the place of a pause are as private as its words. */
export type Content = { text: string; shown: number | null; failed: boolean }

/** What was read, or held; `revision` counts later changes, `excusable` marks a loud level that only the service read. */
type Level = { level: RiskLevel; revision: number; excusable?: boolean }

/** Holds a usual reply, of persona and protocol alike, in rows of which five fill a page of PostgreSQL. */
const TEXT = doublingFrom(1344)
/** The script of the welcome is known. This holds each part of it with and without the protocol's words before it. */
const WELCOME_TEXT = doublingFrom(2688)
const PIECE = doublingFrom(256)
/** A reply of which nothing was written yet. Its status already shows that, so it need not be padded like a text. */
const NO_TEXT = exactly(16)
/** The ids of so many notes are kept: as many as most people ever have. */
const NOTES_NAMED = 12

const SIZES = {
  nivel: exactly(32),
  /** Holds the name of a model and an address. */
  servico: doublingFrom(128),
  notas: exactly(288),
  /** Holds two versions of a usual exchange. */
  versoes: doublingFrom(5376),
}

const FAILED = 'erro'

/** The first line holds where a pause stopped the revealing, or that the reply failed. */
export const sealedContent = ({ cipher }: Owner, key: MessageKey, { text, shown, failed }: Content): Buffer =>
  cipher.seal(contentPlace(key), `${failed ? FAILED : (shown ?? '')}\n${text}`)

/** The content of a reply that is begun: its text is in pieces until it ends, and replaces this. */
export const sealedEmptyReply = ({ cipher }: Owner, key: MessageKey): Buffer =>
  cipher.seal({ ...contentPlace(key), size: NO_TEXT }, '\n')

export function openedContent({ cipher }: Owner, key: MessageKey, sealed: Uint8Array): Content | null {
  const opened = cipher.open(contentPlace(key), sealed)
  if (opened === null) return null
  const end = opened.indexOf('\n')
  const mark = opened.slice(0, end)
  const shown = mark === '' || mark === FAILED ? null : Number(mark)
  return { text: opened.slice(end + 1), shown, failed: mark === FAILED }
}

const EXCUSABLE = 'servico'

export const sealedLevel = (
  { cipher }: Owner,
  key: MessageKey,
  { level, revision, excusable }: Level,
): Buffer =>
  cipher.seal(placeOf(key, 'nivel'), [level, revision, ...(excusable ? [EXCUSABLE] : [])].join(' '))

/** Null when it can't be opened, or was removed. */
export function openedLevel({ cipher }: Owner, key: MessageKey, sealed: Uint8Array | null): Level | null {
  const [word, revision = '0', mark] = cipher.open(placeOf(key, 'nivel'), sealed)?.split(' ') ?? []
  const level = riskLevels.find((known) => known === word)
  return level ? { level, revision: Number(revision), excusable: mark === EXCUSABLE } : null
}

export const sealedService = ({ cipher }: Owner, key: MessageKey, service: string): Buffer =>
  cipher.seal(placeOf(key, 'servico'), service)

export function sealedNotes({ cipher }: Owner, key: MessageKey, notes: NotesRead): Buffer {
  const ids = notes.ids.slice(0, NOTES_NAMED)
  const names = Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')
  return cipher.seal(placeOf(key, 'notas'), `${notes.total} ${names}`)
}

function openedNotes({ cipher }: Owner, key: MessageKey, sealed: Uint8Array | null): NotesRead | null {
  const opened = sealed && cipher.open(placeOf(key, 'notas'), sealed)
  if (!opened) return null
  const [total, names = ''] = opened.split(' ')
  const hex = Buffer.from(names, 'base64url').toString('hex')
  const ids = hex.match(/.{32}/g)?.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')) ?? []
  return { total: Number(total), ids }
}

/** The versions of an exchange that are not shown, in the row of its reply. */
export const sealedVersions = ({ cipher }: Owner, key: MessageKey, versions: Versions): Buffer =>
  cipher.seal(placeOf(key, 'versoes'), JSON.stringify(versions))

/** Null when there are none, or they can't be opened. */
export function openedVersions(
  { cipher }: Owner,
  key: MessageKey,
  sealed: Uint8Array | null,
): Versions | null {
  const opened = sealed && cipher.open(placeOf(key, 'versoes'), sealed)
  return opened ? JSON.parse(opened) : null
}

/** The status that everybody may see: a failed reply has ended, like one that did not fail. */
export const plainStatus = (status: ReplyStatus): ReplyStatus => (status === 'erro' ? 'completa' : status)

export const fitsOnePiece = (text: string, { isWelcome }: { isWelcome: boolean }): boolean =>
  fitsSmallest(text, isWelcome ? WELCOME_TEXT : PIECE)

export const piecePlace = (replyId: string, pos: number, { isWelcome = false } = {}): Place => ({
  name: `respostas_trechos/${replyId}/${pos}`,
  size: isWelcome ? WELCOME_TEXT : PIECE,
})

function contentPlace(key: MessageKey): Place {
  const isWelcome = key.onboarding && key.role === 'assistant'
  return fieldPlace(key, 'content', isWelcome ? WELCOME_TEXT : TEXT)
}

function fieldPlace(
  { id, conversationId, seq, role, onboarding }: MessageKey,
  field: string,
  size: Place['size'],
): Place {
  const part = onboarding ? 'boas-vindas' : 'conversa'
  return { name: `mensagens/${conversationId}/${seq}/${role}/${part}/${id}/${field}`, size }
}

/** Fields of a message's row that are sealed beside its content; null where there is nothing. */
export type SealedFields = Record<keyof typeof SIZES, Uint8Array | null>

const placeOf = (key: MessageKey, field: keyof typeof SIZES): Place => fieldPlace(key, field, SIZES[field])

/** A message as it is stored, without its words. */
type PlainRow = Pick<ChatMessage, 'id' | 'seq' | 'role' | 'status' | 'onboarding' | 'whole' | 'version'> &
  SealedFields & { conversaId: string; timestamp: Date }

export type MessageRow = PlainRow & { content: Uint8Array; pieces: PiecesColumn }

export const selectedMessages = (sql: Queryable) => sql`select m.*, ${pieces.column(sql)} from mensagens m`

/** The same with the versions that are not shown. */
export const openedWithVersions = (owner: Owner, rows: readonly MessageRow[]): ChatMessage[] =>
  openedMessages(owner, rows).map((message, index) => {
    const others = openedVersions(owner, message, rows[index]?.versoes ?? null)?.others ?? []
    return others.length === 0 ? message : { ...message, otherVersions: others }
  })

export const openedMessages = (owner: Owner, rows: readonly MessageRow[]): ChatMessage[] =>
  rows.map((row) => {
    const content = openedContent(owner, keyOf(row), row.content)
    return messageOf(
      owner,
      row,
      content && { ...content, text: pieces.joined(owner, row.id, content.text, row.pieces) },
    )
  })

/** What was moved here or lost its level is not shown. A level that is known still counts; one that is not is risk. */
export function messageOf(owner: Owner, row: PlainRow, content: Content | null): ChatMessage {
  const key = keyOf(row)
  const level = openedLevel(owner, key, row.nivel)
  const service = row.servico && owner.cipher.open(placeOf(key, 'servico'), row.servico)
  const notes = openedNotes(owner, key, row.notas)
  const failed = content?.failed ?? false
  const message = {
    ...key,
    content: content?.text ?? '',
    status: failed ? ('erro' as const) : row.status,
    timestamp: row.timestamp.toISOString(),
    shown: content?.shown ?? null,
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
