import type { NewMessage, SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { messageProblem } from '#domain/chat/message-problem.ts'
import { AppError } from '#domain/errors.ts'
import { cardLevel, levelUntilOpinion, wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import { advanceRiskState } from '#domain/safety/state/risk-state.ts'
import { type Owner, ownerOf } from '#server/features/keys/owner.ts'
import { RISK_LOOKED_BACK } from '../risk/message-risk.ts'
import type { ChatDeps } from './chat-deps.ts'
import { findSent, keepMessage, messageBuckets } from './keep-message.ts'
import type { Purpose } from './model-gate.ts'
import { withSecondOpinion } from './second-opinion.ts'
import { type ReplyContext, replySource } from './source.ts'
import { readSnapshot, type Snapshot } from './store/snapshot.ts'
import { welcome } from './store/welcome.ts'

/** Other messages came first so often, in the same conversation: something is wrong. */
const ATTEMPTS = 5

/** Takes a person's message. Whatever refuses it, danger in it is told of. */
export function sendMessage(
  deps: ChatDeps,
  personId: string,
  conversationId: string,
  sent: NewMessage,
): Promise<SendAnswer> {
  return deps.riskReader.taking(personId, sent.content, () =>
    takeMessage(deps, personId, conversationId, sent),
  )
}

/**
 * The message and the reply's empty row are kept together, and only then the reply begins: what was
 * acknowledged is never lost. The same id sent again is the same message.
 */
async function takeMessage(
  deps: ChatDeps,
  personId: string,
  conversationId: string,
  sent: NewMessage,
): Promise<SendAnswer> {
  const owner = await ownerOf(deps, personId)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const exchange = await trySending(deps, owner, conversationId, sent)
    if (exchange) return exchange
  }
  throw new AppError('internal', { retryAfter: 1 })
}

/** Null when the conversation changed while the message was read: it is to be read again. */
async function trySending(deps: ChatDeps, owner: Owner, conversationId: string, sent: NewMessage) {
  const limits = messageBuckets(deps, owner)
  const snapshot = await readSnapshot(deps.sql, owner, conversationId, {
    lookedBack: RISK_LOOKED_BACK,
    limits,
    hasNotes: deps.notebook.hasNotes,
  })
  const seen = snapshot && exchangeIn(snapshot.before, sent.id)
  return seen ?? deps.runs.begin(() => keepAndAnswer(deps, owner, snapshot, sent))
}

async function keepAndAnswer(deps: ChatDeps, owner: Owner, snapshot: Snapshot | null, sent: NewMessage) {
  const problem = messageProblem(sent.content)
  if (problem === 'empty') throw new AppError('message_empty')
  if (problem || !snapshot || snapshot.isHidden) {
    const refusal = new AppError(problem ? 'message_too_long' : 'not_found')
    return deps.riskReader.refuse(owner.id, refusal, { before: [], content: sent.content })
  }

  const { id: conversationId } = snapshot
  const written = { before: snapshot.before, content: sent.content }
  const refusal = refusalOf(deps, snapshot)
  if (refusal) {
    const already = await findSent(deps.sql, owner, conversationId, sent.id)
    return already ?? deps.riskReader.refuse(owner.id, refusal, written)
  }
  const reading = await deps.riskReader.read(owner.id, written)
  const purpose = await purposeOf(deps, owner, snapshot, reading)
  const spent = deps.modelGate.budgetRefusal(snapshot, purpose)
  const already = spent && (await findSent(deps.sql, owner, conversationId, sent.id))
  if (already) return already
  const model = deps.modelGate.open(owner, snapshot, purpose)
  const ask = purpose !== 'none' && wantsOpinion(deps.secondOpinion, reading) ? model.opinion : undefined
  const held = ask ? levelUntilOpinion(reading) : reading.level
  const kept = await keepMessage(deps, owner, snapshot, { ...sent, nivel: cardLevel(held, reading), held })
  if (!kept) return null
  if (!('now' in kept)) return kept.exchange
  const { message, reply } = kept.exchange
  deps.live.publishInOrder(
    owner.id,
    { type: 'mensagem', message },
    { type: 'mensagem', message: reply },
    { type: 'conversa', conversation: kept.now },
  )
  // Nothing came between what was read and this message.
  const context = {
    before: [...snapshot.before, message].slice(-RISK_LOOKED_BACK),
    level: reply.nivel,
    asksIfSafe: advanceRiskState(snapshot.risk, held).asks === 'now',
    hasNotes: snapshot.hasNotes,
    ageAskedFor: snapshot.ageAskedFor,
  }
  const readSource = (context?: ReplyContext) =>
    replySource({ ...deps, model }, owner, { conversation: snapshot, reply, partial: '' }, context)
  const { source: first, scriptedText } = await readSource(context)
  const readAnew = async () => (await readSource()).source
  const source = ask
    ? withSecondOpinion(deps, owner, { ask, message, reply, reading, readAnew }, first)
    : first
  deps.runs.start({ owner, reply, version: 0, text: '', source, scriptedText })
  return kept.exchange
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
