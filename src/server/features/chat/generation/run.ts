import type { ChatMessage } from '#domain/chat/conversation.ts'
import { REVEAL_SPEED } from '#domain/chat/reveal.ts'
import { REPLY_EMPTY, REPLY_FAILED } from '#domain/errors.ts'
import { withoutHalf } from '#domain/text/graphemes.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { ReplyEnd } from '#server/features/chat/store/messages.ts'
import type { NewPiece } from '#server/features/chat/store/pieces.ts'
import { fitsOnePiece } from '#server/features/chat/store/sealed-message.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Outcome, Source } from '#server/model/model.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

/** How long text waits to be stored before it is shown without that. */
const SHOWN_ANYWAY_AFTER = 1_000

export type NewRun = {
  owner: Owner
  reply: Pick<ChatMessage, 'id' | 'conversationId' | 'seq' | 'standIn'>
  version: number
  text: string
  /** The whole text of a scripted reply, which nothing can interrupt. Set only for the welcome, whose text is fixed. */
  scriptedText: string | null
  source: Source
}

/** A reply that this node is writing. */
export type Run = ReturnType<typeof newRun>

export function newRun({ owner, reply, version, text, scriptedText }: NewRun) {
  const { length } = text
  return {
    owner,
    // The row of the reply. Only the welcome has a scripted text.
    id: reply.id,
    conversationId: reply.conversationId,
    seq: reply.seq,
    role: 'assistant' as const,
    onboarding: scriptedText !== null,
    /** Of the row; every statement of the run carries it. */
    version,
    /** All of the reply so far: whole characters only. */
    text,
    /** Half of a character, whose other half is on its way. */
    half: '',
    scriptedText,
    /** It takes the place of another version, which comes back if it ends without a word. */
    isVersion: reply.standIn !== undefined,
    /** How much of it is stored, and how much has left for the screens. */
    saved: length,
    sent: length,
    /** Where the last piece that was stored begins; like `saved` while there is none. */
    pieceAt: length,
    /** Of storing more of it. */
    attempts: 0,
    /** A screen at another node follows it: its new pieces are announced, and those that were stored before, once. */
    isFollowed: false,
    hasUnannouncedPieces: false,
    /** Since when there is text that has not left, by the clock of `performance`. */
    unsentSince: null as number | null,
    /** When a person who reads along will have read all text so far, by the clock of `performance`; null before. */
    readAt: null as number | null,
    /** Stops the source; what it still writes is ignored. */
    abort: new AbortController(),
    /** Until its service and its notes are stored; null while there is nothing to store. */
    metadataStored: null as Promise<unknown> | null,
    /** Set once it is being settled. */
    ending: null as Promise<void> | null,
  }
}

/** Adds what the source writes, until the reply is being settled. */
export function collectText(run: Run, text: string, now: number): void {
  if (run.ending) return
  const received = run.half + text
  const whole = withoutHalf(received)
  run.half = received.slice(whole.length)
  run.text += whole.toWellFormed()
  run.unsentSince ??= now
  run.readAt = Math.max(run.readAt ?? 0, now) + (whole.length * 1000) / REVEAL_SPEED
}

/** What is stored next: the last piece again, with what is new at its end, while there is room in it; else a new piece. */
export function nextPiece(run: Run): NewPiece {
  const { text, saved, pieceAt, onboarding } = run
  const pos = fitsOnePiece(text.slice(pieceAt), { isWelcome: onboarding }) ? pieceAt : saved
  return { ...run, pos, text: text.slice(pos), attempt: run.attempts + 1 }
}

/** Announces new pieces to other nodes from now on, and once the pieces that are already stored or being stored. */
export function beginFollowing(run: Run): void {
  run.isFollowed = true
  run.hasUnannouncedPieces = run.attempts > 0
}

/** What leaves for the screens when everything up to there may. */
export function takeUnsent(run: Run, upTo: number, now: number): string {
  const text = run.text.slice(run.sent, upTo)
  run.sent += text.length
  run.unsentSince = run.sent < run.text.length ? now : null
  return text
}

/** Whether text waited so long for the database that it is shown unstored. */
export const overdue = ({ unsentSince }: Run, now: number): boolean =>
  unsentSince !== null && now - unsentSince >= SHOWN_ANYWAY_AFTER

/** For how long a person who reads along has enough; null before the first text. */
export const unread = ({ readAt }: Run, now: number): number | null =>
  readAt === null ? null : Math.max(0, readAt - now)

/** Without text the end is a failure, in the words of the specification; with some, it is kept and can be continued. */
export function endOfRun(text: string, outcome: Outcome): ReplyEnd {
  if (!isBlank(text)) {
    return outcome.type === 'whole'
      ? { status: 'completa', text, whole: true }
      : { status: 'interrompida', text, whole: false }
  }
  return { status: 'erro', text: outcome.type === 'failed' ? REPLY_FAILED : REPLY_EMPTY, whole: false }
}

/** What the parts of the engine share: the replies that this node is writing, by id, and the outside. */
export type Engine = {
  sql: Sql
  live: EventBus
  node: string
  log: Log
  running: Map<string, Run>
  /** Resolves when the text that is being stored is; null while none is. */
  storing: Promise<void> | null
  /** Gets how many seconds it took to store text of replies, and the end of one. */
  storeTimes?: { text: (seconds: number) => void; end: (seconds: number) => void } | undefined
}

/** Sends the screens what they do not have yet, up to that offset of the reply's text. */
export function publishText({ live }: Pick<Engine, 'live'>, run: Run, upTo: number): void {
  const { owner, conversationId, id, sent: pos } = run
  const text = takeUnsent(run, upTo, performance.now())
  if (text !== '') live.publish(owner.id, { type: 'texto', conversationId, id, pos, text })
}
