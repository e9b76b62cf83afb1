import type { NewSummary, SummaryChange, SummaryDraft } from '#domain/api/notebook.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { SUMMARIES_MAX, SUMMARY_LASTS, SUMMARY_MAX, SUMMARY_MESSAGES } from '#domain/limits.ts'
import type { Summary } from '#domain/notebook/pages.ts'
import {
  boundedSummary,
  SUMMARY_PROMPT,
  SUMMARY_REQUEST,
  summaryByRule,
  summaryWindow,
  withHelpLine,
} from '#domain/notebook/summary.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import type { OpenModel } from '#server/features/chat/model-gate.ts'
import { readSnapshot, type Snapshot } from '#server/features/chat/store/snapshot.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { loadDetector } from '#server/features/risk/message-risk.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { askOnce } from './ask-once.ts'
import { changeNotebook, refuseUnseen, textWithin } from './change-notebook.ts'
import { summaries } from './store.ts'

/** Keeps a summary, as the person edited it. The same id twice is one summary. */
export async function keepSummary(sql: Sql, owner: Owner, sent: NewSummary): Promise<Summary> {
  const summary = { ...sent, text: textWithin(sent.text, SUMMARY_MAX) }
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = await summaries.find(tx, owner, summary.id)
    if (known) return known
    orNotFound(await conversations.findOwned(tx, owner, summary.conversationId))
    if ((await summaries.count(tx, owner)) >= SUMMARIES_MAX) throw new AppError('summaries_full')
    await summaries.add(tx, owner, summary)
    return orNotFound(await summaries.find(tx, owner, summary.id))
  })
}

export async function changeSummary(sql: Sql, owner: Owner, id: string, change: SummaryChange) {
  const text = textWithin(change.text, SUMMARY_MAX)
  return changeNotebook(sql, owner, 'resumos', async (tx) => {
    const known = orNotFound(await summaries.find(tx, owner, id))
    refuseUnseen(known, change.before, text)
    await summaries.change(tx, owner, id, { text })
    return { ...known, text }
  })
}

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
