import type { ChatMessage } from '#domain/chat/conversation.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import { cardLevel, levelWithOpinion, OPINION_TURNS } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import { isGraver, type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { cautiousRiskState, raiseRiskState } from '#domain/safety/state/risk-state.ts'
import { conversations, risk } from '#server/features/chat/conversations/store.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Source } from '#server/model/model.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { OpenModel } from './model-gate.ts'
import { messages } from './store/messages.ts'

type OpinionRequest = {
  ask: NonNullable<OpenModel['opinion']>
  message: ChatMessage
  reply: ChatMessage
  reading: RiskReading
  readAnew: () => Promise<Source>
}

/** Messages among which the last that count are surely found. */
const OPINION_LOOKED_BACK = 4 * OPINION_TURNS

/**
 * Asks the model how grave the message is before it is asked for the reply. The message is stored and acknowledged by then, with
 * the card of what rules read; what only the model suspects gets its card now. Only the reply waits, and not for long.
 * Without an opinion, also because the person paused meanwhile, the detector's own reading holds.
 */
export function withSecondOpinion(
  deps: ChatDeps,
  owner: Owner,
  asked: OpinionRequest,
  first: Source,
): Source {
  const { ask, message, reply, reading } = asked

  async function isChanged(signal: AbortSignal): Promise<boolean> {
    const { conversationId, seq } = message
    const before = await messages.page(deps.sql, owner, conversationId, seq, OPINION_LOOKED_BACK)
    const turns = [...historyWindow(before, OPINION_TURNS - 1), message]
    const level = levelWithOpinion(reading, await ask(turns, signal).catch(() => null))
    if (cardLevel(level, reading) === message.nivel && !isGraver(level, reply.nivel)) return false
    await change(deps, owner, asked, level)
    deps.counters.countReading(owner.id, level)
    return true
  }

  return (sink, signal) => {
    isChanged(signal)
      .catch((error) => {
        deps.log.warn({ event: 'opinion-not-stored', err: error }, 'a second opinion could not be kept')
        return false
      })
      .then((changed) => (changed ? asked.readAnew() : first))
      .then((source) => !signal.aborted && source(sink, signal))
      .catch(() => sink.end({ type: 'failed', reason: 'not begun' }))
  }
}

/** Stores the new level on the message, which shows the card, on the reply and in the conversation's state. */
async function change(
  deps: ChatDeps,
  owner: Owner,
  { message, reply, reading }: OpinionRequest,
  level: RiskLevel,
): Promise<void> {
  const { id, conversationId } = message
  const isByService = isGraver(level, reading.level)
  await transaction(deps.sql, async (tx) => {
    if (!(await conversations.lock(tx, owner, conversationId))) return
    const state = await risk.change(tx, owner, conversationId, (known) =>
      raiseRiskState(known ?? cautiousRiskState([reply.nivel]), level, isByService ? 'service' : 'rule'),
    )
    const isExcusable = usesProtocol(level) && !usesProtocol(reading.level) && !state.excused
    await messages.changeLevel(tx, owner, message, cardLevel(level, reading), isExcusable)
    await messages.changeLevel(tx, owner, reply, state.level)
    await announce(tx, ...newsOf({ userId: owner.id }, [id, reply.id]))
  })
}
