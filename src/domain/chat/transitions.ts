import type { ReplyStatus } from './message-status.ts'

type Targets = Partial<Record<ReplyStatus, readonly ReplyStatus[]>>

/**
 * The one answer to 'who may change a reply, and from what to what?'. For each event: from which status it moves a
 * reply, and where to. `advance()` refuses what is not here, and the statements in features/chat ask for the
 * statuses they may start from (`statusesBefore`), so that screen and database agree.
 *
 * The first five are events of a reply (`ReplyEvent`); who causes them is said beside each. The last two are known to
 * the server alone.
 */
export const REPLY_TRANSITIONS = {
  /** The source said more. */
  texto: { escrevendo: ['escrevendo'], pausada: ['pausada'] },
  /** The person: 'Pausar', while it is written or, when it is complete, while it is still typed out. */
  pausa: { escrevendo: ['pausada'], pausada: ['pausada'], completa: ['pausada'] },
  /** The person: 'Continuar' and 'Continuar de onde parou'. */
  continua: { pausada: ['escrevendo', 'completa'], interrompida: ['escrevendo'] },
  /** The source ended, its node stopped or died, or the person ended a paused reply: 'Encerrar aqui'. */
  fim: {
    escrevendo: ['completa', 'interrompida', 'erro'],
    pausada: ['completa', 'interrompida', 'erro', 'pausada'],
  },
  /** The person: 'Tentar novamente'. */
  recomeca: { erro: ['escrevendo'] },
  /** The node that writes it may settle it, also when it was away and the reply was closed as abandoned. */
  settle: {
    escrevendo: ['completa', 'pausada', 'interrompida', 'erro'],
    interrompida: ['completa', 'pausada', 'interrompida', 'erro'],
  },
  /** The node that writes it was away, the reply was closed as abandoned, and it goes on writing. */
  reclaim: { escrevendo: ['escrevendo'], interrompida: ['escrevendo'] },
} as const satisfies Record<string, Targets>

export type ReplyTransition = keyof typeof REPLY_TRANSITIONS

/** The statuses that this moves a reply from. */
export function statusesBefore(transition: ReplyTransition): ReplyStatus[] {
  return Object.keys(REPLY_TRANSITIONS[transition]) as ReplyStatus[]
}

export function mayMove(status: ReplyStatus, transition: ReplyTransition): boolean {
  // An event of a newer version of the server is not in the table, and moves nothing.
  return status in (REPLY_TRANSITIONS[transition] ?? {})
}

/** Statuses that hold the conversation: the next message waits until such a reply is settled. */
export const OPEN_STATUSES = ['escrevendo', 'pausada'] as const satisfies readonly ReplyStatus[]
