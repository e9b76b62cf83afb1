import type { ChatMessage, Conversation, NewMessage, SendAnswer } from '#domain/api/chat.ts'
import { automaticTitle } from '#domain/chat/automatic-title.ts'
import { messageProblem } from '#domain/chat/message-problem.ts'
import { preview } from '#domain/chat/preview.ts'
import { AppError } from '#domain/errors.ts'
import { messageLimits } from '#domain/limits.ts'
import { replayOnboarding } from '#domain/onboarding/onboarding.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import { uuidv7 } from '#server/crypto/uuidv7.ts'
import { announce } from '#server/db/announcements.ts'
import { takeFromBuckets } from '#server/db/buckets.ts'
import { conversations, type Owner } from '#server/db/conversations.ts'
import { isUniqueViolation, type Queryable } from '#server/db/database.ts'
import { messages, ONE_REPLY } from '#server/db/messages.ts'
import { transaction } from '#server/db/transaction.ts'
import { welcome } from '#server/db/welcome.ts'
import { type ChatDeps, ownerOf } from './chat-deps.ts'
import { LOOKED_BACK, readRisk, remember } from './message-risk.ts'
import { replySource, type Situation } from './reply-source.ts'
import { withSecondOpinion } from './second-opinion.ts'

/** A message that the safety layer has read. */
type ReadMessage = NewMessage & { nivel: RiskLevel }

/**
 * Takes a person's message. It and the reply's empty row are committed together, and only then the answer begins:
 * what was acknowledged is never lost. The same id sent again is the same message.
 */
export async function sendMessage(
  deps: ChatDeps,
  personId: string,
  conversationId: string,
  sent: NewMessage,
): Promise<SendAnswer> {
  const owner = await ownerOf(deps, personId)
  // What does not depend on each other is asked for at the same time, here and below: a person waits for it.
  const [conversation, before] = await Promise.all([
    conversations.findOwned(deps.sql, owner, conversationId),
    messages.page(deps.sql, owner, conversationId, null, LOOKED_BACK),
  ])
  const already = exchangeIn(before, sent.id)
  if (already) return already
  deps.runs.refuseWhileStopping()
  const problem = messageProblem(sent.content)
  if (problem) throw new AppError(problem === 'empty' ? 'message_empty' : 'message_too_long')
  if (!conversation) throw new AppError('not_found')

  const nivel = await readRisk(before, sent.content)
  const kept = await keepOnce(deps, owner, { conversation, before, sent: { ...sent, nivel } })
  if (!('now' in kept)) return kept.answer
  const { message, reply } = kept.answer
  deps.live.tell(
    personId,
    { type: 'mensagem', message },
    { type: 'mensagem', message: reply },
    { type: 'conversa', conversation: kept.now },
  )
  const answer = (situation?: Situation | null) =>
    replySource(deps, owner, { conversation, reply, partial: '' }, situation)
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

/** What was kept, and how the conversation stands now. */
type Kept = { answer: SendAnswer; now: Conversation }
type Sending = { conversation: Conversation; before: ChatMessage[]; sent: ReadMessage }

async function keepOnce(
  deps: ChatDeps,
  owner: Owner,
  sending: Sending,
): Promise<Kept | Pick<Kept, 'answer'>> {
  try {
    return await transaction(deps.sql, (tx) => keep(tx, deps, owner, sending))
  } catch (error) {
    // The same message twice at the same moment, or long ago: the other one was kept.
    const other = await findSent(deps.sql, owner, sending.conversation.id, sending.sent.id)
    if (other) return { answer: other }
    if (!isUniqueViolation(error)) throw error
    throw new AppError(isUniqueViolation(error, ONE_REPLY) ? 'reply_in_progress' : 'invalid_request', {
      cause: error,
    })
  }
}

async function keep(
  tx: Queryable,
  deps: ChatDeps,
  owner: Owner,
  { conversation, before, sent }: Sending,
): Promise<Kept> {
  const lastMessage = preview(sent.content)
  // Only the first message gives one, and only where the person chose none.
  const title = conversation.title === '' ? { title: automaticTitle(sent.content) } : {}
  const [taken, retryAfter, isOver] = await Promise.all([
    conversations.takePlaces(tx, owner, conversation.id, 2, {
      lastMessage,
      ...(!conversation.onboarding && title),
    }),
    countMessage(tx, owner, deps.messageLimits),
    !conversation.onboarding || welcome.isOver(tx, owner),
  ])
  if (!taken) throw new AppError('not_found')
  const { first, riskBefore } = taken
  const last = await lastMessageBefore(tx, owner, conversation.id, first, before)
  refuseWhileReplying(last)
  refuseTooMany(retryAfter, sent.nivel)

  const onboarding = !isOver
  const riskNow = advanceRiskState(riskBefore, sent.nivel)
  const place = { conversationId: conversation.id, onboarding }
  const reply = { ...place, id: uuidv7(), seq: first + 1, nivel: riskNow.level }
  const about = { userId: owner.id, from: deps.node }
  const [answer, touched] = await Promise.all([
    messages.addExchange(tx, owner, { ...place, ...sent, seq: first }, reply, deps.node, [
      { type: 'mensagem', ...about, id: sent.id },
      { type: 'mensagem', ...about, id: reply.id },
      { type: 'conversa', ...about, id: conversation.id },
    ]),
    // Where the welcome was spoken the first message after it gives the title.
    conversation.onboarding && isOver
      ? conversations.touch(tx, owner, conversation.id, { lastMessage, ...title })
      : null,
    remember(tx, owner, conversation.id, { before: riskBefore, now: riskNow }, sent.nivel),
  ])
  if (onboarding) await advanceOnboarding(tx, owner, conversation.id)
  return { answer, now: touched?.conversation ?? taken.conversation }
}

/** The message in the place before this one. */
async function lastMessageBefore(
  tx: Queryable,
  owner: Owner,
  conversationId: string,
  seq: number,
  before: readonly ChatMessage[],
): Promise<ChatMessage | null> {
  return holdsUpTo(before, seq) ? (before.at(-1) ?? null) : messages.at(tx, owner, conversationId, seq - 1)
}

/** What the reply answers to, if it need not be read again. */
function situationAfter(
  before: readonly ChatMessage[],
  { answer: { message, reply } }: Kept,
): Situation | null {
  if (!holdsUpTo(before, message.seq)) return null
  return { before: [...before, message].slice(-LOOKED_BACK), level: reply.nivel }
}

/** Whether messages that were read are still all there is before this place: no more came, and no reply was on its way. */
function holdsUpTo(read: readonly ChatMessage[], seq: number): boolean {
  const last = read.at(-1)
  const isSettled = last?.status !== 'escrevendo' && last?.status !== 'pausada'
  return isSettled && (last?.seq ?? -1) === seq - 1
}

/** A message that was kept before, with the reply that was begun for it. */
async function findSent(
  sql: Queryable,
  owner: Owner,
  conversationId: string,
  id: string,
): Promise<SendAnswer | null> {
  const message = await messages.findIn(sql, owner, conversationId, id)
  if (message?.role !== 'user') return null
  const reply = await messages.at(sql, owner, conversationId, message.seq + 1)
  return reply && { message, reply }
}

/** The same among messages that were read already. */
function exchangeIn(read: readonly ChatMessage[], id: string): SendAnswer | null {
  const at = read.findIndex((message) => message.id === id)
  const [message, reply] = at < 0 ? [] : read.slice(at)
  return message?.role === 'user' && reply ? { message, reply } : null
}

function refuseWhileReplying(last: ChatMessage | null): void {
  if (last?.status === 'escrevendo') throw new AppError('reply_in_progress')
  if (last?.status === 'pausada') throw new AppError('reply_paused')
}

/** The fourth answer ends the welcome, in the transaction that keeps it. */
async function advanceOnboarding(tx: Queryable, owner: Owner, conversationId: string): Promise<void> {
  const written = await messages.page(tx, owner, conversationId, null, 20)
  const answers = written.filter((message) => message.role === 'user' && message.onboarding)
  if (!replayOnboarding(answers.map((message) => message.content)).finished) return
  await welcome.end(tx, owner)
  await announce(tx, { type: 'onboarding-finalizado', userId: owner.id })
}

function refuseTooMany(retryAfter: number, nivel: RiskLevel): void {
  if (retryAfter > 0)
    throw new AppError('too_many_messages', { retryAfter, ...(nivel !== 'nenhum' && { nivel }) })
}

/** Counts one more message; gives the seconds to wait if it is one too many. */
async function countMessage(tx: Queryable, owner: Owner, limits: ChatDeps['messageLimits']): Promise<number> {
  const buckets = Object.entries(messageLimits(limits)).map(([name, limit]) => ({
    key: `messages ${name} ${owner.id}`,
    limit,
  }))
  return (await takeFromBuckets(tx, ...buckets)) ?? 0
}
