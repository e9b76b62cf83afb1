import type { SummaryDraft } from '#domain/api/notebook.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { AppError } from '#domain/errors.ts'
import { SUMMARY_LASTS, SUMMARY_MESSAGES } from '#domain/limits.ts'
import { summaryByRule } from '#domain/notebook/summary-by-rule.ts'
import {
  boundedSummary,
  SUMMARY_PROMPT,
  SUMMARY_REQUEST,
  summaryWindow,
  withHelpLine,
} from '#domain/notebook/summary-prompt.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import type { OpenModel } from '#server/features/chat/model-gate.ts'
import { readSnapshot, type Snapshot } from '#server/features/chat/store/snapshot.ts'
import { ownerOf } from '#server/features/keys/owner.ts'
import { loadDetector } from '#server/features/risk/message-risk.ts'
import { askOnce } from './ask-once.ts'

/**
 * 'Resumir esta conversa': a draft that the person edits, keeps or discards; nothing of it is stored. It reads what may
 * be sent to the model, so nothing of the welcome. The demonstration chooses the person's own phrases.
 */
export async function writeSummary(
  deps: ChatDeps,
  personId: string,
  conversationId: string,
  leaving: AbortSignal,
): Promise<SummaryDraft> {
  const owner = await ownerOf(deps, personId)
  const snapshot = await readSnapshot(deps.sql, owner, conversationId, { lookedBack: SUMMARY_MESSAGES })
  if (!snapshot || snapshot.isHidden) throw new AppError('not_found')
  deps.runs.refuseWhileStopping()
  const model = deps.modelGate.open(owner, snapshot, snapshot.risk.level)
  const read = summaryWindow(historyWindow(snapshot.before, SUMMARY_MESSAGES))
  if (!read.some(({ role }) => role === 'user')) throw new AppError('nothing_to_summarise')
  const draft =
    deps.modelGate.kind === 'demo' ? await byRule(read) : await byModel(model, snapshot, read, leaving)
  return usesProtocol(snapshot.risk.level) ? { ...draft, text: withHelpLine(draft.text) } : draft
}

async function byModel(
  model: OpenModel,
  { risk }: Snapshot,
  history: ChatMessage[],
  leaving: AbortSignal,
): Promise<SummaryDraft> {
  // The protocol's own words, which replace a reply in danger, are no summary.
  const level = usesProtocol(risk.level) ? 'atencao' : risk.level
  const question = { level, system: SUMMARY_PROMPT, history, message: SUMMARY_REQUEST }
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(SUMMARY_LASTS)])
  const text = boundedSummary(await askOnce(model, question, signal))
  if (text === '') throw new AppError('summary_failed')
  return { text, by: 'model' }
}

async function byRule(read: readonly ChatMessage[]): Promise<SummaryDraft> {
  const { readRisk } = await loadDetector()
  const own = read.filter(({ role }) => role === 'user').map(({ content }) => content)
  const text = summaryByRule(own, (phrase) => readRisk(phrase).level !== 'nenhum')
  if (text === '') throw new AppError('nothing_to_summarise')
  return { text, by: 'rule' }
}
