import { REPLY_STATUSES, type ReplyStatus } from './conversation.ts'

/** No node writes it. */
const SETTLED = ['pausada', 'completa', 'interrompida', 'erro'] as const satisfies readonly ReplyStatus[]

type Targets = Partial<Record<ReplyStatus, readonly ReplyStatus[]>>

const fromAny = (statuses: readonly ReplyStatus[], targets: readonly ReplyStatus[]): Targets =>
  Object.fromEntries(statuses.map((status) => [status, targets]))

/**
 * The one answer to 'who may change a reply, and from what to what?'. For each event: from which status it moves a
 * reply, and where to. `advance()` refuses what is not here, and the statements in features/chat ask for the
 * statuses they may start from (`statusesBefore`), so that screen and database agree.
 *
 * The first six are events of a reply (`ReplyEvent`); who causes them is beside each. The others are known to
 * the server alone.
 */
export const REPLY_TRANSITIONS = {
  /** The server's state, which may be any number of changes later: from every status a way leads to every other. */
  instantaneo: fromAny(REPLY_STATUSES, REPLY_STATUSES),
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
  /** The person: 'Tentar de outro jeito', and a message that was edited. What was shown is put aside. */
  another: fromAny(SETTLED, ['escrevendo']),
  /** The person: 'Versão anterior', 'Próxima versão'. */
  choose: fromAny(SETTLED, SETTLED),
  /** A version ended without a word, or its node died before the first: the one before it is shown again. */
  bringBack: fromAny(['escrevendo', 'pausada', 'interrompida'], SETTLED),
  /** The person: 'Apagar mensagem'. What comes back with 'Desfazer' is not in progress. */
  hide: fromAny(['escrevendo', 'pausada'], ['interrompida']),
  /** The node that writes it may settle it, also after it was out of reach and the reply was closed as abandoned. */
  settle: fromAny(['escrevendo', 'interrompida'], SETTLED),
  /** The node that writes it was out of reach, the reply was closed as abandoned, and it continues. */
  reclaim: fromAny(['escrevendo', 'interrompida'], ['escrevendo']),
  /** The person erased the conversations or the account: no run writes it any more. */
  erase: { escrevendo: ['interrompida'] },
} satisfies Record<string, Targets>

export type ReplyTransition = keyof typeof REPLY_TRANSITIONS

export function mayMove(from: ReplyStatus, transition: ReplyTransition, to: ReplyStatus): boolean {
  // An event of a newer version of the server is not in the table, and moves nothing.
  const targets: Targets = REPLY_TRANSITIONS[transition] ?? {}
  return targets[from]?.includes(to) ?? false
}

export const statusesBefore = (transition: ReplyTransition, to: ReplyStatus): ReplyStatus[] =>
  REPLY_STATUSES.filter((from) => mayMove(from, transition, to))
