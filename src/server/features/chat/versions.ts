import type { NewVersion, SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage, ReplyStatus } from '#domain/chat/conversation.ts'
import { messageProblem } from '#domain/chat/predicates.ts'
import {
  beginVersion,
  chooseVersion,
  hasVersion,
  type VersionedExchange,
  type Versions,
} from '#domain/chat/versions.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { cardLevel, levelUntilOpinion, wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { type RiskLevel, UNREADABLE_LEVEL, usesProtocol } from '#domain/safety/risk-level.ts'
import { advanceRiskState, raiseRiskState } from '#domain/safety/state/risk-state.ts'
import { conversations, risk } from '#server/features/chat/conversations/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { takeFromBuckets } from '#server/features/limits/store.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import { inConversation } from './message-commands.ts'
import { answer, messageBuckets, refuseTooMany, senderRefusal, snapshotFor, untilUnchanged } from './send.ts'
import type { Kept } from './store/keep-exchange.ts'
import type { Snapshot } from './store/snapshot.ts'
import { type StoredExchange, versionsOf } from './store/versions.ts'

type Which = { personId: string; conversationId: string; replyId: string }
type Begun = Kept & { version: number }

/** Another version of the last exchange, once an id. What was shown comes back if the new one ends without a word. */
export function beginAnotherVersion(deps: ChatDeps, which: Which, wanted: NewVersion): Promise<SendAnswer> {
  const begin = async () => {
    const owner = await ownerOf(deps, which.personId)
    return untilUnchanged(() => deps.runs.begin(() => tryBeginning(deps, owner, which, wanted)))
  }
  return 'content' in wanted ? deps.riskReader.taking(which.personId, wanted.content, begin) : begin()
}

/** Null when the conversation changed while the words were read: everything is to be read again. */
async function tryBeginning(
  deps: ChatDeps,
  owner: Owner,
  { conversationId, replyId }: Which,
  wanted: NewVersion,
): Promise<SendAnswer | null> {
  const snapshot = await snapshotFor(deps, owner, conversationId)
  const stored = snapshot && (await versionsOf.find(deps.sql, owner, conversationId, replyId))
  const { message, reply } = stored ?? {}
  if (stored && hasVersion(stored.versions, wanted.id))
    return { message: stored.message, reply: stored.reply }
  const words = 'content' in wanted ? wanted.content : null
  const problem = words === null ? null : messageProblem(words)
  if (problem === 'empty') throw new AppError('message_empty')
  const before = snapshot?.before.filter(({ seq }) => seq < (message?.seq ?? 0)) ?? []
  const refusal = problem ? new AppError('message_too_long') : refusalOf(deps, snapshot, stored)
  if (refusal || !snapshot || !stored || !message || !reply) {
    const error = refusal ?? new AppError('not_found')
    if (words !== null) return deps.riskReader.refuse(owner.id, error, { before, content: words })
    throw error
  }

  const reading = words === null ? null : await deps.riskReader.read(owner.id, { before, content: words })
  const { level } = reading ? advanceRiskState(snapshot.risk, reading.level) : snapshot.risk
  const model = deps.modelGate.open(owner, snapshot, reading?.isUnsure ? 'unsure' : level)
  const ask = reading && wantsOpinion(deps.secondOpinion, reading) ? model.opinion : undefined
  const held = reading && (ask ? levelUntilOpinion(reading) : reading.level)
  const read = reading && held && { held, nivel: cardLevel(held, reading) }
  const begun = await keepVersion(deps, owner, snapshot, replyId, wanted, read)
  if (!begun) return null
  if (read) deps.counters.countReading(owner.id, read.nivel)
  if ('reason' in wanted) deps.counters.count('tentativa', `${snapshot.style}/${wanted.reason}`)

  await answer(deps, owner, snapshot, { ...begun, reading, model, ask })
  return begun.exchange
}

/** Why there is no other version of this now; null when there may be. */
function refusalOf(
  deps: ChatDeps,
  snapshot: Snapshot | null,
  stored: (StoredExchange & { isLast: boolean }) | null,
): AppError | null {
  if (!snapshot || snapshot.isHidden || !stored) return new AppError('not_found')
  return changeRefusal(stored, snapshot.risk.level) ?? senderRefusal(deps, snapshot)
}

/** Why an exchange stays as it is: it is not the last, it is in progress, or the welcome or the protocol speaks in it. */
function changeRefusal(
  { message, reply, isLast }: StoredExchange & { isLast: boolean },
  level: Snapshot['risk']['level'],
): AppError | null {
  if (!isLast) return new AppError('reply_moved_on')
  if (message.unreadable || reply.unreadable) return new AppError('message_unreadable')
  if (reply.status === 'escrevendo') return new AppError('reply_in_progress')
  const isHeld = reply.onboarding || usesProtocol(level) || usesProtocol(reply.nivel)
  return isHeld ? new AppError('no_version_here') : null
}

/** Null when the conversation is no longer as it was read, or a limit was reached meanwhile. */
async function keepVersion(
  deps: ChatDeps,
  owner: Owner,
  snapshot: Snapshot,
  replyId: string,
  wanted: NewVersion,
  read: { held: RiskLevel; nivel: RiskLevel } | null,
): Promise<Begun | null> {
  const { id: conversationId } = snapshot
  return transaction(deps.sql, async (tx) => {
    if (!(await conversations.lockUnchanged(tx, owner, snapshot))) return null
    const stored = await versionsOf.find(tx, owner, conversationId, replyId)
    if (!stored?.isLast) return null
    const buckets = messageBuckets(deps, owner)
    if ((await takeFromBuckets(tx, buckets)).length < buckets.length)
      return refuseTooMany({ ...deps, sql: tx }, owner, read?.held ?? 'nenhum')
    const versions = versionsWith(stored, wanted)
    if (!versions) throw new AppError('versions_full')
    const state = read ? raiseRiskState(snapshot.risk, read.held) : snapshot.risk
    const exchange: VersionedExchange = {
      asked: {
        content: 'content' in wanted ? wanted.content : stored.message.content,
        nivel: read?.nivel ?? stored.message.nivel,
      },
      answered: { content: '', status: 'escrevendo', shown: null, whole: false, nivel: state.level },
    }
    const next = { exchange, versions, transition: 'another' as const, node: deps.node, state }
    const now = await versionsOf.show(tx, owner, stored, next)
    if (!now) return null
    // It is written in: the time for which it is kept begins anew.
    await conversations.showLast(tx, owner, conversationId, '')
    const { message, reply, rowVersion: version } = now
    const conversation = orNotFound(await conversations.findOwned(tx, owner, conversationId))
    return { exchange: { message, reply }, now: conversation, version }
  })
}

/** A failed reply is replaced, as by 'Tentar novamente': there is nothing in it to keep, unless the question is another one. */
function versionsWith({ message, reply, versions }: StoredExchange, wanted: NewVersion): Versions | null {
  const made = { id: wanted.id, ...('reason' in wanted && { reason: wanted.reason }) }
  if (reply.status === 'erro' && 'reason' in wanted)
    return { number: 1, others: [], ...versions, ...made, before: undefined }
  return beginVersion(exchangeOf(message, reply), versions, made)
}

/** 'Versão anterior', 'Próxima versão': another version is shown, on every device and to the model. */
export async function showVersion(deps: ChatDeps, which: Which, number: number): Promise<SendAnswer> {
  const { conversationId, replyId } = which
  return inConversation(deps, which, async (tx, owner) => {
    const stored = orNotFound(await versionsOf.find(tx, owner, conversationId, replyId))
    const { message, reply, versions } = stored
    if (versions?.number === number) return { message, reply }
    const state = await risk.stateOf(tx, owner, conversationId)
    const refusal = changeRefusal(stored, state?.level ?? UNREADABLE_LEVEL)
    if (refusal) throw refusal
    const chosen = versions && chooseVersion(exchangeOf(message, reply), versions, number)
    if (!chosen) throw new AppError('not_found')
    const next = { exchange: chosen.shown, versions: chosen.versions, transition: 'choose' as const }
    const now = await versionsOf.show(tx, owner, stored, next)
    if (!now) throw new AppError('reply_moved_on')
    return { message: now.message, reply: now.reply }
  })
}

function exchangeOf(message: ChatMessage, reply: ChatMessage): VersionedExchange {
  const { content, shown, whole, nivel, service, notes } = reply
  return {
    asked: { content: message.content, nivel: message.nivel },
    answered: { content, status: reply.status as ReplyStatus, shown, whole, nivel, service, notes },
  }
}
