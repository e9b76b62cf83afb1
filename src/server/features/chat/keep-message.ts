import type { NewMessage, SendAnswer } from '#domain/api/chat.ts'
import { automaticTitle, preview } from '#domain/chat/preview.ts'
import { AppError } from '#domain/errors.ts'
import { messageLimits } from '#domain/limits.ts'
import { replayOnboarding } from '#domain/onboarding/onboarding.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import { welcome } from '#server/features/chat/conversations/store.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Bucket, secondsUntilRoom } from '#server/features/limits/store.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import {
  isUniqueViolation,
  type Queryable,
  retryOnConflict,
  transaction,
} from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import { deletedMessages } from './store/deleted-messages.ts'
import { type Kept, keepExchange } from './store/keep-exchange.ts'
import { messages, ONE_REPLY } from './store/messages.ts'
import type { Snapshot } from './store/snapshot.ts'

/** `nivel` is the level of the message's card; `held` is what the conversation remembers and the reply is written for. */
type ReadMessage = NewMessage & { nivel: RiskLevel; held: RiskLevel }
/** Keeps a message and its reply, once an id. Null when the conversation is no longer as it was read. */
export async function keepMessage(
  deps: ChatDeps,
  owner: Owner,
  snapshot: Snapshot,
  sent: ReadMessage,
): Promise<Kept | Pick<Kept, 'exchange'> | null> {
  try {
    const kept = await keep(deps, owner, snapshot, sent)
    if (kept) deps.counters.countReading(owner.id, sent.nivel)
    else {
      await refuseTooMany(deps, owner, sent.nivel)
      if (await deletedMessages.isHidden(deps.sql, owner, snapshot.id, sent.id))
        throw new AppError('message_deleted').withLevel(sent.nivel)
    }
    return kept
  } catch (error) {
    // The same message twice at the same moment, or long ago: the other one was kept.
    const other = await findSent(deps.sql, owner, snapshot.id, sent.id)
    if (other) return { exchange: other }
    if (!isUniqueViolation(error)) throw error
    const code = isUniqueViolation(error, ONE_REPLY) ? 'reply_in_progress' : 'invalid_request'
    throw new AppError(code, { cause: error }).withLevel(sent.nivel)
  }
}

/** Null when the conversation is no longer as it was read, or a limit is reached. */
function keep(deps: ChatDeps, owner: Owner, snapshot: Snapshot, sent: ReadMessage): Promise<Kept | null> {
  const { id: conversationId } = snapshot
  const { held, ...message } = sent
  const riskNow = advanceRiskState(snapshot.risk, held)

  const into = (sql: Queryable, onboarding: boolean) => {
    const place = { conversationId, onboarding }
    const reply = { ...place, id: uuidv7(), nivel: riskNow.level }
    const about = { userId: owner.id, from: deps.node }
    const exchange = {
      message: { ...place, ...message },
      reply,
      node: deps.node,
      risk: riskNow,
      lastMessage: preview(sent.content),
      // Only the first message gives one, and the welcome's answers none.
      title: snapshot.isUntitled && !onboarding ? automaticTitle(sent.content) : null,
    }
    const news = newsOf(about, [sent.id, reply.id], conversationId)
    return keepExchange(sql, owner, snapshot, exchange, messageBuckets(deps, owner), news)
  }

  // Almost always this is all there is to write.
  if (!snapshot.onboarding) return retryOnConflict(() => into(deps.sql, false))
  return transaction(deps.sql, async (tx) => {
    const onboarding = snapshot.onboarding && !(await welcome.isOver(tx, owner))
    const kept = await into(tx, onboarding)
    if (kept && onboarding) await advanceOnboarding(tx, owner, conversationId)
    return kept
  })
}

/** A message that was kept before, with the reply that was begun for it. */
export async function findSent(
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

/** The fourth answer ends the welcome, in the transaction that keeps it. */
async function advanceOnboarding(tx: Queryable, owner: Owner, conversationId: string): Promise<void> {
  const written = await messages.page(tx, owner, conversationId, null, 20)
  const answers = written.filter((message) => message.role === 'user' && message.onboarding)
  if (!replayOnboarding(answers.map((message) => message.content)).finished) return
  await welcome.end(tx, owner)
  await announce(tx, { type: 'onboarding-finalizado', userId: owner.id })
}

export async function refuseTooMany(deps: ChatDeps, owner: Owner, nivel: RiskLevel): Promise<void> {
  const retryAfter = await secondsUntilRoom(deps.sql, messageBuckets(deps, owner))
  if (retryAfter !== null) throw new AppError('too_many_messages', { retryAfter }).withLevel(nivel)
}

export const messageBuckets = ({ messageLimits: limits }: ChatDeps, owner: Owner): Bucket[] =>
  Object.entries(messageLimits(limits)).map(([name, limit]) => ({
    key: `messages ${name} ${owner.id}`,
    limit,
  }))
