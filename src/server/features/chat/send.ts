import type { NewMessage, SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { messageProblem } from '#domain/chat/message-problem.ts'
import { AppError } from '#domain/errors.ts'
import { cardLevel, levelUntilOpinion, wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import { welcome } from '#server/features/chat/conversations/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { RISK_LOOKED_BACK } from '../risk/message-risk.ts'
import type { ChatDeps } from './chat-deps.ts'
import { findSent, keepMessage, messageBuckets } from './keep-message.ts'
import type { OpenModel, Purpose } from './model-gate.ts'
import { withSecondOpinion } from './second-opinion.ts'
import { type ReplyContext, replySource } from './source.ts'
import type { Kept } from './store/keep-exchange.ts'
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
    return untilUnchanged(() => trySending(deps, owner, conversationId, sent))
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

async function trySending(deps: ChatDeps, owner: Owner, conversationId: string, sent: NewMessage) {
  const snapshot = await snapshotFor(deps, owner, conversationId)
  const seen = snapshot && exchangeIn(snapshot.before, sent.id)
  return seen ?? deps.runs.begin(() => takeOnce(deps, owner, snapshot, sent))
}

/** One message of a person: refused, read, stored with an empty reply, and answered. Null when the conversation changed meanwhile. */
async function takeOnce(deps: ChatDeps, owner: Owner, found: Snapshot | null, sent: NewMessage) {
  const snapshot = await refuseUnfit(deps, owner, found, sent)
  const refusal = refusalOf(deps, snapshot)
  if (refusal)
    return (await stored(deps, owner, snapshot, sent)) ?? refuse(deps, owner, snapshot, sent, refusal)
  const reading = await deps.riskReader.read(owner.id, writtenIn(snapshot, sent))
  const opened = await openModel(deps, owner, snapshot, reading)
  if (opened instanceof AppError) {
    const already = await stored(deps, owner, snapshot, sent)
    if (already) return already
    throw opened
  }
  const held = opened.ask ? levelUntilOpinion(reading) : reading.level
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
  await answer(deps, owner, snapshot, { ...kept, reading, ...opened, version: 0 }, context)
  return kept.exchange
}

const writtenIn = ({ before }: Snapshot, { content }: NewMessage) => ({ before, content })

const stored = ({ sql }: ChatDeps, owner: Owner, { id }: Snapshot, sent: NewMessage) =>
  findSent(sql, owner, id, sent.id)

/** A refusal carries the level of what was written. */
const refuse = (
  { riskReader }: ChatDeps,
  owner: Owner,
  snapshot: Snapshot,
  sent: NewMessage,
  why: AppError,
) => riskReader.refuse(owner.id, why, writtenIn(snapshot, sent))

/** What no conversation takes: an empty text, one that is too long, or a conversation that is not there. */
async function refuseUnfit({ riskReader }: ChatDeps, owner: Owner, found: Snapshot | null, sent: NewMessage) {
  const problem = messageProblem(sent.content)
  if (problem === 'empty') throw new AppError('message_empty')
  if (found && !found.isHidden && !problem) return found
  const refusal = new AppError(problem ? 'message_too_long' : 'not_found')
  return riskReader.refuse(owner.id, refusal, { before: [], content: sent.content })
}

type Opened = { model: OpenModel; ask: OpenModel['opinion'] | undefined }

/** The model for this message, `ask` where its opinion is wanted first; or why it may not be asked today. */
async function openModel(deps: ChatDeps, owner: Owner, snapshot: Snapshot, reading: RiskReading) {
  const purpose = await purposeOf(deps, owner, snapshot, reading)
  try {
    const model = deps.modelGate.open(owner, snapshot, purpose)
    const isAsked = purpose !== 'none' && wantsOpinion(deps.secondOpinion, reading)
    return { model, ask: isAsked ? model.opinion : undefined }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** `reading` is null where the words were read before. */
type Answering = Kept & Opened & { reading: RiskReading | null; version: number }

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

/** What is known before the message is read, so that a message that is refused costs little. */
function refusalOf({ modelGate }: ChatDeps, snapshot: Snapshot): AppError | null {
  const { before, waitFor } = snapshot
  const last = before.at(-1)?.status
  if (last === 'escrevendo') return new AppError('reply_in_progress')
  if (last === 'pausada') return new AppError('reply_paused')
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

/** A message that was kept before, with the reply that was begun for it, among messages that were read. */
function exchangeIn(read: readonly ChatMessage[], id: string): SendAnswer | null {
  const index = read.findIndex((message) => message.id === id)
  const [message, reply] = index < 0 ? [] : read.slice(index)
  return message?.role === 'user' && reply ? { message, reply } : null
}
