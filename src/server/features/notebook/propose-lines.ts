import type { AskedProposals } from '#domain/api/notebook.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import { AppError } from '#domain/errors.ts'
import { PROPOSALS_LAST, PROPOSALS_REST, SUMMARY_MESSAGES } from '#domain/limits.ts'
import type { Note, ProposedLine } from '#domain/notebook/pages.ts'
import { PROPOSALS_PROMPT, PROPOSALS_REQUEST, proposedLines } from '#domain/notebook/proposed-lines.ts'
import { summaryWindow } from '#domain/notebook/summary.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { readSnapshot, type Snapshot } from '#server/features/chat/store/snapshot.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { loadDetector } from '#server/features/risk/message-risk.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { askOnce } from './ask-once.ts'
import { changeNotebook } from './change-notebook.ts'
import { notes, proposals } from './store.ts'

/** After this a node that asks the model has answered, or is gone. */
const ANSWERED_WITHIN = 3 * PROPOSALS_LAST

/**
 * Looks for lines of a conversation that the person may want to keep as notes, and keeps them until they are answered. The
 * model is asked once for each stretch of messages. Whatever keeps it from being asked, nothing is proposed.
 */
export async function proposeLines(
  deps: ChatDeps,
  owner: Owner,
  conversationId: string,
  { rested }: AskedProposals,
): Promise<void> {
  const { sql, modelGate } = deps
  const snapshot = await readSnapshot(sql, owner, conversationId, { lookedBack: SUMMARY_MESSAGES })
  if (!snapshot || snapshot.isHidden) throw new AppError('not_found')
  deps.runs.refuseWhileStopping()
  const { next } = snapshot
  const { level } = snapshot.risk
  if (modelGate.kind === 'demo') return
  if (modelGate.refusal(snapshot) || modelGate.budgetRefusal(snapshot, level)) return
  // The name is kept with a tap on the card of the welcome; every other note is a person's own doing.
  const known = await notes.list(sql, owner)
  if (!known.some(({ isName }) => !isName)) return
  const restedMs = rested ? PROPOSALS_REST : 0
  const taken = await proposals.take(sql, owner, { conversationId, next, restedMs, lastsMs: ANSWERED_WITHIN })
  if (!taken) return
  // Taken also in danger: which stretches were read does not reveal where there was any.
  const lines = level === 'nenhum' ? await chosenLines(deps, owner, snapshot, taken.from, known) : []
  await changeNotebook(sql, owner, 'propostas', (tx) => proposals.settle(tx, owner, taken, lines))
}

async function chosenLines(
  { modelGate }: ChatDeps,
  owner: Owner,
  snapshot: Snapshot,
  from: number,
  known: Note[],
) {
  const { level } = snapshot.risk
  const fresh = snapshot.before.filter(({ seq }) => seq >= from)
  const read = summaryWindow(historyWindow(fresh, SUMMARY_MESSAGES))
  if (!read.some(isOwn)) return []
  const model = modelGate.open(owner, snapshot, level)
  const question = { level, system: PROPOSALS_PROMPT, history: read, message: PROPOSALS_REQUEST }
  const proposed = await askOnce(model, question, AbortSignal.timeout(PROPOSALS_LAST)).catch(() => '')
  const { readRisk } = await loadDetector()
  const lines = proposedLines({
    proposed,
    written: read.filter((message) => isOwn(message) && message.nivel === 'nenhum'),
    isGrave(text) {
      const reading = readRisk(text)
      return reading.level !== 'nenhum' || reading.isUnsure
    },
    known: known.map(({ text }) => text),
  })
  return lines.map((line) => ({ ...line, id: uuidv7() }))
}

const isOwn = ({ role }: ChatMessage) => role === 'user'

/** What waits for an answer, without what became a note meanwhile. */
export async function readProposals(sql: Queryable, owner: Owner): Promise<ProposedLine[]> {
  const lines = await proposals.list(sql, owner)
  if (lines.length === 0) return []
  const known = new Set((await notes.list(sql, owner)).map(({ text }) => text))
  return lines.filter(({ text }) => !known.has(text))
}

export async function answerProposal(sql: Sql, owner: Owner, id: string): Promise<void> {
  await changeNotebook(sql, owner, 'propostas', async (tx) => {
    if (!(await proposals.remove(tx, owner, id))) throw new AppError('not_found')
  })
}

export async function switchProposals(sql: Sql, owner: Owner, on: boolean): Promise<void> {
  await changeNotebook(sql, owner, 'propostas', (tx) => proposals.switch(tx, owner.id, on))
}
