import type { EndStatus, ReplyStatus } from './conversation.ts'

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
