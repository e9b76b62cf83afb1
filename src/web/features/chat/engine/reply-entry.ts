import { advance, newReply, type Reply, type ReplyEvent } from '#domain/chat/advance.ts'
import { type ChatMessage, isReplyStatus } from '#domain/chat/conversation.ts'
import { type Revealed, type RevealInput, reveal, revealAll, revealSentences } from '#domain/chat/reveal.ts'
import {
  LAST_LETTER_HELD_FOR,
  ONBOARDING_DOTS_MS,
  ONBOARDING_WAIT_MS,
  WAITING_SHOWN_AFTER,
} from '#domain/limits.ts'
import { withoutHalf } from '#domain/text/graphemes.ts'

/** A reply and how far it is typed out on this screen. Never changed, always replaced. */
export type ReplyEntry = {
  readonly conversationId: string
  readonly reply: Reply
  readonly revealed: number
  /** Time left over from the last step of the typing. */
  readonly leftMs: number
  /** When the typing got there, by the clock of the frames. */
  readonly tickedAt: number
  /** When something last came of it, or was typed. */
  readonly movedAt: number
  /** In the welcome the first letter waits: first without anything shown, then with the dots. */
  readonly startsAt: number
  /** The person wants no typing: what arrives is shown. */
  readonly skipped: boolean
  readonly number: number
  /** A command is being sent: an event from before the server received it must not undo it. */
  readonly commandPending: boolean
}

function snapshotOf(message: ChatMessage): Extract<ReplyEvent, { type: 'instantaneo' }> {
  const { content: text, status, shown, whole, version } = message
  if (!isReplyStatus(status)) throw new Error(`${status} is no status of a reply`)
  return { type: 'instantaneo', version, text, status, shown, whole }
}

/** A reply as it was found. `live`: it has just begun, so it is typed out from its first letter. */
export function entryOf(message: ChatMessage, live: boolean, now: number): ReplyEntry {
  const reply = advance(newReply(message.id), snapshotOf(message))
  const typed = live && (reply.status === 'escrevendo' || reply.status === 'completa')
  const entry: ReplyEntry = {
    conversationId: message.conversationId,
    reply,
    revealed: typed ? 0 : reply.text.length,
    leftMs: 0,
    tickedAt: now,
    movedAt: now,
    startsAt: message.onboarding && waits(reply) ? now + ONBOARDING_WAIT_MS + ONBOARDING_DOTS_MS : now,
    skipped: false,
    number: numberOf(message),
    commandPending: false,
  }
  return settle(entry, reply, now)
}

/** The entry after an event with the state of the reply. An older version changes nothing. */
export function entryWithMessage(entry: ReplyEntry, message: ChatMessage, now: number): ReplyEntry {
  const number = numberOf(message)
  if (number !== entry.number && message.version >= entry.reply.version) {
    const reply = advance(entry.reply, snapshotOf(message))
    // Another version took its place: one that is being written is typed out, all others are there at once.
    const revealed = reply.status === 'escrevendo' ? 0 : reply.text.length
    return settle({ ...entry, number, revealed, skipped: false }, reply, now)
  }
  const next = withEvent(entry, snapshotOf(message), now)
  // While a command is pending the message counts as another event, which has no version.
  const { reply } = next
  return reply.version >= message.version ? next : { ...next, reply: { ...reply, version: message.version } }
}

const numberOf = ({ versions }: ChatMessage): number => versions?.number ?? 1

/** The entry after an event of its reply; the very same one when the event changed nothing. */
export function withEvent(entry: ReplyEntry, event: ReplyEvent, now: number): ReplyEntry {
  const reply = advance(entry.reply, entry.commandPending ? whileCommandPending(entry.reply, event) : event)
  return reply === entry.reply ? entry : settle(entry, reply, now)
}

/** One step of the typing. With `still`, whole sentences at a time. */
export function revealStep(entry: ReplyEntry, now: number, still: boolean): ReplyEntry {
  const { reply, revealed, leftMs, tickedAt, movedAt, skipped } = entry
  if (!isRevealing(entry)) return entry
  if (now < entry.startsAt) return { ...entry, tickedAt: now }
  const writing = reply.status === 'escrevendo'
  const quiet = now - movedAt >= (still ? WAITING_SHOWN_AFTER : LAST_LETTER_HELD_FOR)
  const input: RevealInput = {
    text: reply.text,
    shown: revealed,
    elapsedMs: Math.max(0, now - tickedAt) + leftMs,
    writing,
    quiet,
  }
  const next: Revealed = skipped
    ? { shown: revealAll(input), leftMs: 0 }
    : (still ? revealSentences : reveal)(input)
  const moved = next.shown > revealed && !quiet
  return {
    ...entry,
    revealed: next.shown,
    leftMs: next.leftMs,
    tickedAt: now,
    ...(moved && { movedAt: now }),
  }
}

export const skip = (entry: ReplyEntry, now: number): ReplyEntry =>
  revealStep({ ...entry, skipped: true }, now, false)

export const isRevealing = (entry: ReplyEntry | undefined): boolean =>
  entry !== undefined && entry.reply.status !== 'pausada' && entry.revealed < entry.reply.text.length

/** From when on to show that more is waited for; null while there is something to type, or nothing to wait for. */
export function waitsFrom({ reply, revealed, movedAt }: ReplyEntry): number | null {
  const { status, text } = reply
  const all = withoutHalf(text).length
  return status === 'escrevendo' && all > 0 && revealed >= all ? movedAt + WAITING_SHOWN_AFTER : null
}

const waits = ({ status, text }: Reply): boolean => status === 'escrevendo' && text === ''

function settle(entry: ReplyEntry, reply: Reply, now: number): ReplyEntry {
  const idle = !isRevealing(entry)
  const { length } = reply.text
  // A failure is no reply: its sentence is not typed out.
  const revealed =
    reply.status === 'pausada' ? (reply.shown ?? length) : reply.status === 'erro' ? length : entry.revealed
  return {
    ...entry,
    reply,
    revealed: Math.min(revealed, length),
    movedAt: now,
    // Time does not count while there was nothing to type.
    ...(idle && { tickedAt: now, leftMs: 0 }),
  }
}

function whileCommandPending(reply: Reply, event: ReplyEvent): ReplyEvent {
  if (event.type !== 'instantaneo' || event.version < reply.version) return event
  if (event.status === 'interrompida' || event.status === 'erro') return event
  // It stays paused; only the end of its text is known now.
  if (reply.status === 'pausada' && event.status === 'completa')
    return { type: 'fim', status: 'completa', text: event.text }
  if (event.status === reply.status || event.status === 'completa') return event
  return { type: 'texto', pos: 0, text: event.text }
}
