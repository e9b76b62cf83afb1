import type { Reply, ReplyEvent } from './reply.ts'
import { mayMove } from './transitions.ts'

type EventOf<T extends ReplyEvent['type']> = Extract<ReplyEvent, { type: T }>

/**
 * What an event makes of a reply: what `REPLY_TRANSITIONS` does not allow returns the very same object, so a late or
 * repeated event changes nothing.
 *
 * `fim` while paused has two meanings, told apart by its text: 'Encerrar aqui' brings no more than was shown; a source
 * that ended at the moment of the pause brings more, and the pause stands.
 */
export function advance(reply: Reply, event: ReplyEvent): Reply {
  if (event.type !== 'instantaneo' && !mayMove(reply.status, event.type)) return reply
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

// The server's state replaces ours, unless newer events overtook the snapshot on its way: one still being written
// with less text than we have, or one of a time before the reply was complete.
function replace(reply: Reply, event: EventOf<'instantaneo'>): Reply {
  const { status, text } = event
  const settled = status === 'completa' || status === 'interrompida' || status === 'erro'
  const retried = reply.status === 'erro' && !settled
  const older = !settled && text.length < reply.text.length && reply.text.startsWith(text)
  const overtaken = (older && !retried) || (reply.status === 'completa' && status === 'escrevendo')
  if (overtaken && !reply.behind) return reply

  const shown = status === 'pausada' ? within(event.shown ?? text.length, text) : null
  const whole = event.whole ?? status === 'completa'
  const same =
    reply.status === status && reply.text === text && reply.shown === shown && reply.whole === whole
  return same && !reply.behind ? reply : { id: reply.id, status, text, shown, whole, behind: false }
}

function within(offset: number, text: string): number {
  return offset > 0 ? Math.min(Math.floor(offset), text.length) : 0
}
