import type { ChatMessage } from '#domain/api/chat.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import { AppError } from '#domain/errors.ts'
import { PROPOSALS_LAST, SUMMARY_MESSAGES } from '#domain/limits.ts'
import { PROPOSALS_PROMPT, PROPOSALS_REQUEST } from '#domain/notebook/proposals-prompt.ts'
import { proposedLines } from '#domain/notebook/proposed-lines.ts'
import { summaryWindow } from '#domain/notebook/summary-prompt.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { readSnapshot } from '#server/features/chat/store/snapshot.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { loadDetector } from '#server/features/risk/message-risk.ts'
import { spoken } from './spoken.ts'
import { notes } from './store/notes.ts'
import { proposals } from './store/proposals.ts'

/**
 * Lines of a conversation that the person may want to keep as notes. The model is asked once for each stretch of messages,
 * and nothing of what it chose is stored. Whatever keeps it from being asked, the answer is that nothing is proposed.
 */
export async function proposeLines(
  deps: ChatDeps,
  owner: Owner,
  conversationId: string,
  leaving: AbortSignal,
): Promise<string[]> {
  const { sql, modelGate } = deps
  const snapshot = await readSnapshot(sql, owner, conversationId, { lookedBack: SUMMARY_MESSAGES })
  if (!snapshot || snapshot.isHidden) throw new AppError('not_found')
  deps.runs.refuseWhileStopping()
  const { level } = snapshot.risk
  if (modelGate.kind === 'demo' || level !== 'nenhum') return []
  if (modelGate.refusal(snapshot) || modelGate.budgetRefusal(snapshot, level)) return []
  // The name is kept with a tap on the card of the welcome; every other note is a person's own doing.
  const kept = await notes.list(sql, owner)
  if (!kept.some(({ isName }) => !isName)) return []
  const from = await proposals.take(sql, owner, conversationId, snapshot.next)
  if (from === null) return []
  const fresh = snapshot.before.filter(({ seq }) => seq >= from)
  const read = summaryWindow(historyWindow(fresh, SUMMARY_MESSAGES))
  if (!read.some(isOwn)) return []
  const source = modelGate.open(owner, snapshot, level).reply({
    level,
    system: PROPOSALS_PROMPT,
    history: read,
    message: PROPOSALS_REQUEST,
    partial: '',
    turn: 0,
  })
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(PROPOSALS_LAST)])
  const said = await spoken(source, signal).catch(() => '')
  const { readRisk } = await loadDetector()
  return proposedLines({
    said,
    written: read.filter((message) => isOwn(message) && message.nivel === 'nenhum').map((one) => one.content),
    isGrave(text) {
      const reading = readRisk(text)
      return reading.level !== 'nenhum' || reading.isUnsure
    },
    known: kept.map(({ text }) => text),
  })
}

const isOwn = ({ role }: ChatMessage) => role === 'user'
