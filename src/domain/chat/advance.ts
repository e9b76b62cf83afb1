import type { EndStatus, ReplyStatus } from './conversation.ts'
import { mayMove } from './transitions.ts'

/** A reply as the run writes it, the wire carries it and the screen shows it. Positions are UTF-16 offsets. */
export type Reply = {
  readonly id: string
  readonly status: ReplyStatus
  readonly text: string
  /** Where the revealing stopped, while it is paused; null otherwise. */
  readonly shown: number | null
  /** The source has ended and `text` is all of it: there is nothing more to ask the model for. */
  readonly whole: boolean
  /** Something was missed on the way: the reader has to ask for a snapshot. */
  readonly behind: boolean
  /** Counts the changes of its status; of two states the higher one is newer. */
  readonly version: number
}

export type ReplyEvent =
  /** More text; `pos` is where it begins in the reply. */
  | { type: 'texto'; pos: number; text: string }
  /** The reply as the server has it now. Sent first on every stream, in order with the rest. */
  | {
      type: 'instantaneo'
      version: number
      text: string
      status: ReplyStatus
      shown: number | null
      whole?: boolean
    }
  /** The person stopped the revealing at `shown`; the request to the model is given up. */
  | { type: 'pausa'; shown: number }
  /** A paused or interrupted reply is continued. */
  | { type: 'continua' }
  /** The reply is settled; `text`, when given, is the whole of it. */
  | { type: 'fim'; status: EndStatus; text?: string }
  /** A failed reply is tried again from nothing. */
  | { type: 'recomeca' }

export function newReply(id: string): Reply {
  return { id, status: 'escrevendo', text: '', shown: null, whole: false, behind: false, version: 0 }
}

/** What may be on the screen: up to the pause while paused, up to what was revealed otherwise. */
export const visibleText = (reply: Reply, revealed: number): string =>
  reply.text.slice(0, reply.status === 'pausada' && reply.shown !== null ? reply.shown : revealed)

/** 'Encerrar aqui': a paused reply becomes complete with exactly what was shown of it. */
export function endHere(reply: Reply): Extract<ReplyEvent, { type: 'fim' }> {
  return { type: 'fim', status: 'completa', text: visibleText(reply, reply.text.length) }
}

type EventOf<T extends ReplyEvent['type']> = Extract<ReplyEvent, { type: T }>

/**
 * What an event makes of a reply: what `REPLY_TRANSITIONS` does not allow returns the very same object, so a late or
 * repeated event changes nothing.
 *
 * `fim` while paused has two meanings, which its text tells apart: 'Encerrar aqui' brings no more than was shown; a source
 * that ended at the moment of the pause brings more, and the pause is kept.
 */
export function advance(reply: Reply, event: ReplyEvent): Reply {
  const next = moved(reply, event)
  return mayMove(reply.status, event.type, next.status) ? next : reply
}

function moved(reply: Reply, event: ReplyEvent): Reply {
  switch (event.type) {
    case 'texto':
      return grow(reply, event)
    case 'pausa':
      return pause(reply, event)
    case 'continua':
      return goOn(reply)
    case 'fim':
      return end(reply, event)
    case 'recomeca':
      return { ...reply, status: 'escrevendo', text: '', shown: null, whole: false, behind: false }
    case 'instantaneo':
      return replace(reply, event)
    default:
      return reply
  }
}

function grow(reply: Reply, { pos, text }: EventOf<'texto'>): Reply {
  const isOver = reply.status === 'pausada' && reply.whole
  if (isOver || !(pos >= 0) || text === '') return reply
  const here = reply.text
  // A gap, or a text that does not agree with ours where they overlap: only a snapshot can mend that.
  const agrees = pos <= here.length && text.startsWith(here.slice(pos, pos + text.length))
  if (!agrees) return reply.behind ? reply : { ...reply, behind: true }
  const fresh = text.slice(here.length - pos)
  return fresh === '' ? reply : { ...reply, text: here + fresh }
}

function pause(reply: Reply, event: EventOf<'pausa'>): Reply {
  const shown = within(event.shown, reply.text)
  // A complete reply of which everything was seen has nothing left to pause.
  const isSeen = reply.status === 'completa' && shown >= reply.text.length
  const isSame = reply.status === 'pausada' && shown === reply.shown
  return isSeen || isSame ? reply : { ...reply, status: 'pausada', shown }
}

function goOn(reply: Reply): Reply {
  const isComplete = reply.status === 'pausada' && reply.whole
  return { ...reply, status: isComplete ? 'completa' : 'escrevendo', shown: null }
}

function end(reply: Reply, event: EventOf<'fim'>): Reply {
  const { status } = event
  const text = event.text ?? reply.text
  const behind = event.text === undefined && reply.behind
  const whole = status === 'completa'
  if (reply.status === 'escrevendo') return { ...reply, status, text, shown: null, whole, behind }

  if (!whole) return reply.whole ? reply : { ...reply, status, text, shown: null, behind }
  const shown = reply.shown ?? 0
  if (text.length <= shown) return { ...reply, status, text, shown: null, whole, behind }
  return reply.whole && text === reply.text ? reply : { ...reply, text, whole, behind }
}

/** The server's state replaces ours unless it is older, or has only the beginning of a text that came by itself. */
function replace(reply: Reply, event: EventOf<'instantaneo'>): Reply {
  const { status, version } = event
  if (version < reply.version) return reply

  const isWritten = status === 'escrevendo' && reply.status === 'escrevendo'
  const text = isWritten && !reply.behind && reply.text.startsWith(event.text) ? reply.text : event.text
  const shown = status === 'pausada' ? within(event.shown ?? text.length, text) : null
  const whole = event.whole ?? status === 'completa'
  const next: Reply = { id: reply.id, status, text, shown, whole, behind: false, version }
  return isSame(reply, next) ? reply : next
}

const isSame = (one: Reply, other: Reply): boolean =>
  (Object.keys(one) as (keyof Reply)[]).every((key) => one[key] === other[key])

const within = (offset: number, text: string): number =>
  offset > 0 ? Math.min(Math.floor(offset), text.length) : 0
