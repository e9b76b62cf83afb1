import type { ChatMessage, NewMessage, SendAnswer } from '#domain/api/chat.ts'
import { messageProblem } from '#domain/chat/message-problem.ts'
import { AppError } from '#domain/errors.ts'
import { conversations, type Owner } from '#server/db/conversations.ts'
import type { Kept } from '#server/db/keep-exchange.ts'
import { messages } from '#server/db/messages.ts'
import { type ChatDeps, ownerOf } from './chat-deps.ts'
import { keepMessage } from './keep-message.ts'
import { LOOKED_BACK, readRisk } from './message-risk.ts'
import { replySource, type Situation } from './reply-source.ts'
import { withSecondOpinion } from './second-opinion.ts'

/** Somebody else was there first so often, in the same conversation: there is something wrong. */
const ATTEMPTS = 5

/**
 * Takes a person's message. It and the reply's empty row are kept together, and only then the answer begins: what was
 * acknowledged is never lost. The same id sent again is the same message.
 */
export async function sendMessage(
  deps: ChatDeps,
  personId: string,
  conversationId: string,
  sent: NewMessage,
): Promise<SendAnswer> {
  const owner = await ownerOf(deps, personId)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await trySending(deps, owner, conversationId, sent)
    if (answer) return answer
  }
  throw new AppError('unavailable', { retryAfter: 1 })
}

/** Null when the conversation changed while the message was read: it is to be read again. */
async function trySending(
  deps: ChatDeps,
  owner: Owner,
  conversationId: string,
  sent: NewMessage,
): Promise<SendAnswer | null> {
  // What does not depend on each other is asked for at the same time: a person waits for it.
  const [standing, before] = await Promise.all([
    conversations.findStanding(deps.sql, owner, conversationId),
    messages.page(deps.sql, owner, conversationId, null, LOOKED_BACK),
  ])
  const already = exchangeIn(before, sent.id)
  if (already) return already
  deps.runs.refuseWhileStopping()
  const problem = messageProblem(sent.content)
  if (problem) throw new AppError(problem === 'empty' ? 'message_empty' : 'message_too_long')
  if (!standing) throw new AppError('not_found')

  const nivel = await readRisk(before, sent.content)
  const kept = await keepMessage(deps, owner, { ...standing, before, sent: { ...sent, nivel } })
  if (!kept) return null
  if (!('now' in kept)) return kept.answer
  const { message, reply } = kept.answer
  deps.live.tell(
    owner.id,
    { type: 'mensagem', message },
    { type: 'mensagem', message: reply },
    { type: 'conversa', conversation: kept.now },
  )
  const answer = (situation?: Situation | null) =>
    replySource(deps, owner, { conversation: standing.conversation, reply, partial: '' }, situation)
  const { source: first, known } = await answer(situationAfter(before, kept))
  const source = withSecondOpinion(
    deps,
    owner,
    { message, reply, answer: async () => (await answer()).source },
    first,
  )
  deps.runs.start({ owner, conversationId, replyId: reply.id, text: '', source, known })
  return kept.answer
}

/** What the reply answers to, if it need not be read again: no message came between those that were read and this. */
function situationAfter(
  before: readonly ChatMessage[],
  { answer: { message, reply } }: Kept,
): Situation | null {
  if ((before.at(-1)?.seq ?? -1) !== message.seq - 1) return null
  return { before: [...before, message].slice(-LOOKED_BACK), level: reply.nivel }
}

/** A message that was kept before, with the reply that was begun for it, among messages that were read. */
function exchangeIn(read: readonly ChatMessage[], id: string): SendAnswer | null {
  const at = read.findIndex((message) => message.id === id)
  const [message, reply] = at < 0 ? [] : read.slice(at)
  return message?.role === 'user' && reply ? { message, reply } : null
}
