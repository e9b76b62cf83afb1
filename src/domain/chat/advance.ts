import type { Reply, ReplyEvent } from './reply.ts'

type EventOf<T extends ReplyEvent['type']> = Extract<ReplyEvent, { type: T }>

/**
 * The only way a reply moves; server and screen fold the same events with it. What is not in the table returns
 * the very same object, so a late or repeated event changes nothing.
 *
 * | event       | escrevendo     | pausada                         | completa             | interrompida | erro         |
 * |-------------|----------------|---------------------------------|----------------------|--------------|--------------|
 * | texto       | grows          | grows, unless whole             | -                    | -            | -            |
 * | pausa       | pausada        | `shown` moves                   | pausada, if not all  | -            | -            |
 * |             |                |                                 | of it was shown      |              |              |
 * | continua    | -              | completa if whole, else         | -                    | escrevendo   | -            |
 * |             |                | escrevendo                      |                      |              |              |
 * | fim         | completa,      | completa if nothing is left to  | -                    | -            | -            |
 * |             | interrompida   | show, else stays, now whole;    |                      |              |              |
 * |             | or erro        | the other two unless whole      |                      |              |              |
 * | recomeca    | -              | -                               | -                    | -            | escrevendo,  |
 * |             |                |                                 |                      |              | empty        |
 * | instantaneo | replaces, unless it is older than what is here (see `replace`)                                     |
 *
 * `fim` while paused has two meanings, told apart by its text: 'Encerrar aqui' brings no more than was shown;
 * a source that ended at the moment of the pause brings more, and the pause stands.
 */
export function advance(reply: Reply, event: ReplyEvent): Reply {
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
      return reply.status === 'erro'
        ? { ...reply, status: 'escrevendo', text: '', shown: null, whole: false, behind: false }
        : reply
    case 'instantaneo':
      return replace(reply, event)
    default:
      return reply
  }
}

function grow(reply: Reply, { pos, text }: EventOf<'texto'>): Reply {
  const growing = reply.status === 'escrevendo' || (reply.status === 'pausada' && !reply.whole)
  if (!growing || !(pos >= 0) || text === '') return reply
  const here = reply.text
  // A gap, or a text that does not agree with ours where they overlap: only a snapshot can mend that.
  const agrees = pos <= here.length && text.startsWith(here.slice(pos, pos + text.length))
  if (!agrees) return reply.behind ? reply : { ...reply, behind: true }
  const fresh = text.slice(here.length - pos)
  return fresh === '' ? reply : { ...reply, text: here + fresh }
}

function pause(reply: Reply, event: EventOf<'pausa'>): Reply {
  const shown = within(event.shown, reply.text)
  switch (reply.status) {
    case 'escrevendo':
      return { ...reply, status: 'pausada', shown }
    case 'pausada':
      return shown === reply.shown ? reply : { ...reply, shown }
    case 'completa':
      return shown < reply.text.length ? { ...reply, status: 'pausada', shown } : reply
    default:
      return reply
  }
}

function goOn(reply: Reply): Reply {
  if (reply.status === 'pausada') {
    return { ...reply, status: reply.whole ? 'completa' : 'escrevendo', shown: null }
  }
  return reply.status === 'interrompida' ? { ...reply, status: 'escrevendo', shown: null } : reply
}

function end(reply: Reply, event: EventOf<'fim'>): Reply {
  const { status } = event
  const text = event.text ?? reply.text
  const behind = event.text === undefined && reply.behind
  const whole = status === 'completa'
  if (reply.status === 'escrevendo') return { ...reply, status, text, shown: null, whole, behind }
  if (reply.status !== 'pausada') return reply

  if (!whole) return reply.whole ? reply : { ...reply, status, text, shown: null, behind }
  const shown = reply.shown ?? 0
  if (text.length <= shown) return { ...reply, status, text, shown: null, whole, behind }
  return reply.whole && text === reply.text ? reply : { ...reply, text, whole, behind }
}

// Whoever keeps the reply knows best, except for a snapshot that was overtaken on its way by newer events: one
// still being written that says less than we have, or one of a time before the reply was complete.
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
