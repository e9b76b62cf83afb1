import type { NewMessage, SendAnswer } from '#domain/api/chat.ts'
import { messageProblem } from '#domain/chat/predicates.ts'
import { automaticTitle } from '#domain/chat/preview.ts'
import { AppError } from '#domain/errors.ts'
import { messageLimits } from '#domain/limits.ts'
import { ONBOARDING_STEPS } from '#domain/onboarding/onboarding.ts'
import { cardLevel, levelUntilOpinion, wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import { welcome } from '#server/features/chat/conversations/store.ts'
import { announce } from '#server/features/events/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { type Bucket, longestWait } from '#server/features/limits/store.ts'
import {
  isUniqueViolation,
  type Queryable,
  retryOnConflict,
  transaction,
} from '#server/platform/db/database.ts'
import { RISK_LOOKED_BACK } from '../risk/message-risk.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { OpenModel, Purpose } from './model-gate.ts'
import { withSecondOpinion } from './second-opinion.ts'
import { type ReplyContext, replySource } from './source.ts'
import { deletedMessages } from './store/deleted-messages.ts'
import { type Kept, keepExchange } from './store/keep-exchange.ts'
import { messages, ONE_REPLY } from './store/messages.ts'
import { readSnapshot, type Snapshot } from './store/snapshot.ts'

/** Other messages came first so often, in the same conversation: something is wrong. */
const ATTEMPTS = 5

/**
 * Takes a person's message. A refusal also carries the danger that was read. The message and the reply's empty row are kept
 * together, and only then the reply begins: what was acknowledged is never lost. The same id sent again is the same message.
 */
export function sendMessage(deps: ChatDeps, personId: string, conversationId: string, sent: NewMessage) {
  return deps.riskReader.taking(personId, sent.content, async (): Promise<SendAnswer> => {
    const owner = await ownerOf(deps, personId)
    return untilUnchanged(() => deps.runs.begin(() => takeOnce(deps, owner, conversationId, sent)))
  })
}

/** Tries again while `attempt` gives null: the conversation changed while the words were read. */
export async function untilUnchanged<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let left = ATTEMPTS; left > 0; left--) {
    const done = await attempt()
    if (done) return done
  }
  throw new AppError('internal', { retryAfter: 1 })
}

/** The conversation as words that are sent to it find it. */
export const snapshotFor = (deps: ChatDeps, owner: Owner, conversationId: string) =>
  readSnapshot(deps.sql, owner, conversationId, {
    lookedBack: RISK_LOOKED_BACK,
    limits: messageBuckets(deps, owner),
    hasNotes: deps.notebook.hasNotes,
  })

/** One message of a person: refused, read, stored with an empty reply, and answered. Null when the conversation changed meanwhile. */
async function takeOnce(deps: ChatDeps, owner: Owner, conversationId: string, sent: NewMessage) {
  const { sql, riskReader, modelGate } = deps
  const found = await snapshotFor(deps, owner, conversationId)
  const snapshot = await refuseUnfit(deps, owner, found, sent)
  const written = { before: snapshot.before, content: sent.content }
  const refusal = replyUnderWay(snapshot) ?? senderRefusal(deps, snapshot)
  if (refusal)
    return (await findSent(sql, owner, snapshot.id, sent.id)) ?? riskReader.refuse(owner.id, refusal, written)
  const reading = await riskReader.read(owner.id, written)
  const purpose = await purposeOf(deps, owner, snapshot, reading)
  const spent = modelGate.budgetRefusal(snapshot, purpose)
  const already = spent && (await findSent(sql, owner, snapshot.id, sent.id))
  if (already) return already
  const model = modelGate.open(owner, snapshot, purpose)
  const ask = purpose !== 'none' && wantsOpinion(deps.secondOpinion, reading) ? model.opinion : undefined
  const held = ask ? levelUntilOpinion(reading) : reading.level
  const kept = await keepMessage(deps, owner, snapshot, { ...sent, nivel: cardLevel(held, reading), held })
  if (!kept) return null
  if (!('now' in kept)) return kept.exchange
  const { message, reply } = kept.exchange
  // Nothing came between what was read and this message.
  const context = {
    before: [...snapshot.before, message].slice(-RISK_LOOKED_BACK),
    level: reply.nivel,
    asksIfSafe: advanceRiskState(snapshot.risk, held).asks === 'now',
    hasNotes: snapshot.hasNotes,
    ageAskedFor: snapshot.ageAskedFor,
  }
  await answer(deps, owner, snapshot, { ...kept, reading, model, ask, version: 0 }, context)
  return kept.exchange
}

/** What no conversation takes: an empty text, one that is too long, or a conversation that is not there. */
async function refuseUnfit({ riskReader }: ChatDeps, owner: Owner, found: Snapshot | null, sent: NewMessage) {
  const problem = messageProblem(sent.content)
  if (problem === 'empty') throw new AppError('message_empty')
  if (found && !found.isHidden && !problem) return found
  const refusal = new AppError(problem ? 'message_too_long' : 'not_found')
  return riskReader.refuse(owner.id, refusal, { before: [], content: sent.content })
}

/** A reply in progress is not answered over. */
function replyUnderWay({ before }: Snapshot): AppError | null {
  const last = before.at(-1)?.status
  if (last === 'escrevendo') return new AppError('reply_in_progress')
  return last === 'pausada' ? new AppError('reply_paused') : null
}

/** Why this person may send nothing now. Known before anything is read, so that what is refused costs little. */
export function senderRefusal({ modelGate }: ChatDeps, snapshot: Snapshot): AppError | null {
  const { waitFor } = snapshot
  const tooMany = waitFor === null ? null : new AppError('too_many_messages', { retryAfter: waitFor })
  return modelGate.refusal(snapshot) ?? tooMany
}

/** A spent budget refuses only messages without any sign of danger, in a conversation without any. */
async function purposeOf(
  { sql }: ChatDeps,
  owner: Owner,
  { onboarding, risk }: Snapshot,
  { level, isUnsure }: RiskReading,
): Promise<Purpose> {
  if (onboarding && !(await welcome.isOver(sql, owner))) return 'none'
  return isUnsure ? 'unsure' : advanceRiskState(risk, level).level
}

/** `reading` is null where the words were read before. */
type Answering = Kept & {
  model: OpenModel
  /** The model's opinion is wanted before the reply. */
  ask: OpenModel['opinion']
  reading: RiskReading | null
  version: number
}

/** Publishes the exchange, before the first word, which leaves at once, and begins the reply. */
export async function answer(
  deps: ChatDeps,
  owner: Owner,
  snapshot: Snapshot,
  { exchange, now: conversation, reading, model, ask, version }: Answering,
  context?: ReplyContext,
): Promise<void> {
  const { message, reply } = exchange
  deps.live.publishInOrder(
    owner.id,
    { type: 'mensagem', message },
    { type: 'mensagem', message: reply },
    { type: 'conversa', conversation },
  )
  const readSource = (context?: ReplyContext) =>
    replySource({ ...deps, model }, owner, { conversation: snapshot, reply, partial: '' }, context)
  const { source: first, scriptedText } = await readSource(context)
  const readAnew = async () => (await readSource()).source
  const source =
    ask && reading ? withSecondOpinion(deps, owner, { ask, ...exchange, reading, readAnew }, first) : first
  deps.runs.start({ owner, reply, version, text: '', source, scriptedText })
}

/** `nivel` is the level of the message's card; `held` is what the conversation remembers and the reply is written for. */
type ReadMessage = NewMessage & { nivel: RiskLevel; held: RiskLevel }

/** Keeps a message and its reply, once an id. Null when the conversation is no longer as it was read. */
async function keepMessage(
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
function keep(deps: ChatDeps, owner: Owner, snapshot: Snapshot, { held, ...message }: ReadMessage) {
  const risk = advanceRiskState(snapshot.risk, held)
  const into = (sql: Queryable, onboarding: boolean) => {
    // Only the first message gives one, and the welcome's answers none.
    const title = snapshot.isUntitled && !onboarding ? automaticTitle(message.content) : null
    const exchange = { message, onboarding, node: deps.node, risk, title }
    return keepExchange(sql, owner, snapshot, exchange, messageBuckets(deps, owner))
  }
  // Almost always this is all there is to write.
  if (!snapshot.onboarding) return retryOnConflict(() => into(deps.sql, false))
  return transaction(deps.sql, async (tx) => {
    const onboarding = !(await welcome.isOver(tx, owner))
    const kept = await into(tx, onboarding)
    if (kept && onboarding) await advanceOnboarding(tx, owner, snapshot.id)
    return kept
  })
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

/** The fourth answer ends the welcome, in the transaction that keeps it. */
async function advanceOnboarding(tx: Queryable, owner: Owner, conversationId: string): Promise<void> {
  const written = await messages.page(tx, owner, conversationId, null, 20)
  const answers = written.filter((message) => message.role === 'user' && message.onboarding)
  if (answers.length < ONBOARDING_STEPS) return
  await welcome.end(tx, owner)
  await announce(tx, { type: 'evento', userId: owner.id, event: { type: 'onboarding-finalizado' } })
}

/** Null when there is room again. */
export async function refuseTooMany(
  deps: Pick<ChatDeps, 'messageLimits'> & { sql: Queryable },
  owner: Owner,
  nivel: RiskLevel,
): Promise<null> {
  const full = await longestWait(deps.sql, messageBuckets(deps, owner))
  if (full) throw new AppError('too_many_messages', { retryAfter: full.seconds }).withLevel(nivel)
  return null
}

export const messageBuckets = (
  { messageLimits: limits }: Pick<ChatDeps, 'messageLimits'>,
  owner: Owner,
): Bucket[] =>
  Object.entries(messageLimits(limits)).map(([name, limit]) => ({
    key: `messages ${name} ${owner.id}`,
    limit,
  }))
