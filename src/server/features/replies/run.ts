import { REVEAL_SPEED } from '#domain/chat/reveal.ts'
import { REPLY_EMPTY, REPLY_FAILED } from '#domain/errors.ts'
import { withoutHalf } from '#domain/text/graphemes.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Owner } from '#server/db/conversations.ts'
import type { ReplyEnd } from '#server/db/messages.ts'
import type { Outcome, Source } from '#server/model/model.ts'

/** A reply that this node is writing right now. */
export type Run = {
  owner: Owner
  conversationId: string
  replyId: string
  /** All of the reply so far: whole characters only. */
  text: string
  /** Half of a character, whose other half is on its way. */
  half: string
  /** How much of it has left for the screens, and how much is stored. */
  sent: number
  saved: number
  /** When somebody who reads along will have read all that was said here, by the clock of `performance`; null before. */
  readAt: number | null
  /** Stops the source; what it still says is not heard. */
  abort: AbortController
  /** The whole text, when it is known beforehand (the scripted welcome): nothing can interrupt that. */
  known: string | null
  /** Set once somebody has had the last word. */
  ending: Promise<void> | null
}

export type NewRun = Pick<Run, 'owner' | 'conversationId' | 'replyId' | 'text' | 'known'> & { source: Source }

export function newRun({ owner, conversationId, replyId, text, known }: NewRun): Run {
  const at = text.length
  return {
    owner,
    conversationId,
    replyId,
    text,
    half: '',
    known,
    sent: at,
    saved: at,
    readAt: null,
    abort: new AbortController(),
    ending: null,
  }
}

/** Takes in what the source says, until somebody has had the last word. */
export function hear(run: Run, said: string, now: number): void {
  if (run.ending) return
  const heard = run.half + said
  const whole = withoutHalf(heard)
  run.half = heard.slice(whole.length)
  run.text += whole.toWellFormed()
  run.readAt = Math.max(run.readAt ?? 0, now) + (whole.length * 1000) / REVEAL_SPEED
}

/** For how long somebody who reads along has enough; null while nothing was said yet. */
export function unread({ readAt }: Run, now: number): number | null {
  return readAt === null ? null : Math.max(0, readAt - now)
}

/**
 * How a reply stands when its source has ended. Broken off with nothing said is a failure, in the specification's
 * words; broken off later, it keeps what was said and can go on.
 */
export function endOf(text: string, outcome: Outcome): ReplyEnd {
  if (!isBlank(text)) {
    return outcome.type === 'fim'
      ? { status: 'completa', text, whole: true }
      : { status: 'interrompida', text, whole: false }
  }
  return { status: 'erro', text: outcome.type === 'fim' ? REPLY_EMPTY : REPLY_FAILED, whole: false }
}
