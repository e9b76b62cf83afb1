import { historyWindow } from '#domain/chat/history-window.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { OPINION_TURNS, wantsOpinion, withOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskReading } from '#domain/safety/read-risk.ts'
import { isGraver, type RiskLevel } from '#domain/safety/risk-level.ts'
import {
  cautiousRiskState,
  type RiskState,
  raiseRiskState,
  reviseRiskState,
} from '#domain/safety/state/risk-state.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { announce } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Source } from '#server/model/model.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { OpenModel } from './model-gate.ts'
import { messages } from './store/messages.ts'
import { risk } from './store/risk.ts'

type OpinionRequest = {
  model: OpenModel
  message: ChatMessage
  reply: ChatMessage
  reading: RiskReading
  /** What the conversation remembered of risk before this message; null where nothing is to be taken back. */
  riskBefore: RiskState | null
  readAnew: () => Promise<Source>
}

/** Messages among which the last that count are surely found. */
const OPINION_LOOKED_BACK = 4 * OPINION_TURNS

/**
 * Where the detector is unsure, or the operator wants it: asks the model how grave the message is before it asks for
 * the reply. The message is kept, acknowledged and its card shown by then; only the reply waits, and not for long.
 * Without an opinion the detector decides alone.
 */
export function withSecondOpinion(
  deps: ChatDeps,
  owner: Owner,
  asked: OpinionRequest,
  first: Source,
): Source {
  const { message } = asked
  const ask = wantsOpinion(deps.secondOpinion, asked.reading) ? asked.model.opinion : undefined
  if (!ask || message.onboarding) return first

  async function isChanged(signal: AbortSignal): Promise<boolean> {
    const { conversationId, seq } = message
    const before = await messages.page(deps.sql, owner, conversationId, seq, OPINION_LOOKED_BACK)
    const turns = [...historyWindow(before, OPINION_TURNS - 1), message]
    const level = withOpinion(message.nivel, (await ask?.(turns, signal)) ?? null)
    if (level === message.nivel || signal.aborted) return false
    await change(deps, owner, asked, level)
    deps.counters.count('risco', level)
    return true
  }

  return (sink, signal) => {
    isChanged(signal)
      .catch((error) => {
        deps.log.warn({ err: error }, 'a second opinion could not be kept')
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
  { message, reply, riskBefore }: OpinionRequest,
  level: RiskLevel,
): Promise<void> {
  const { id, conversationId } = message
  await transaction(deps.sql, async (tx) => {
    if (!(await conversations.lock(tx, owner, conversationId))) return
    await messages.changeLevel(tx, owner, message, level)
    const state = await risk.change(tx, owner, conversationId, (known) =>
      revised(riskBefore, known ?? cautiousRiskState([reply.nivel]), message.nivel, level),
    )
    await messages.changeLevel(tx, owner, reply, state.level)
    await announce(
      tx,
      { type: 'mensagem', userId: owner.id, id },
      { type: 'mensagem', userId: owner.id, id: reply.id },
    )
  })
}

/** What was read in another version of the message stays. */
function revised(before: RiskState | null, now: RiskState, read: RiskLevel, level: RiskLevel): RiskState {
  if (before) return reviseRiskState(before, now, read, level)
  return isGraver(level, read) ? raiseRiskState(now, level) : now
}
