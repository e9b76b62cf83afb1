import type { QuestionAnswer } from '#domain/api/exercises.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { QUESTION_PROMPT, questionRequest, wordedQuestion } from '#domain/exercises/worded-question.ts'
import { EXERCISE_QUESTION_LASTS } from '#domain/limits.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { readSenderState } from '#server/features/chat/store/sender-state.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { askOnce } from './ask-once.ts'
import { exercises } from './store/notebook-tables.ts'

/**
 * One question of an exercise, worded by the model from what was written, where the person wants that. Ours is on the
 * screen all the while: whatever goes wrong here, the answer is that ours is kept.
 */
export async function wordQuestion(
  deps: ChatDeps,
  owner: Owner,
  id: string,
  stepKey: string,
  leaving: AbortSignal,
): Promise<QuestionAnswer> {
  const { kind, answers, aiAsks, unreadable } = orNotFound(await exercises.find(deps.sql, owner, id))
  const step = EXERCISES[kind].steps.find(({ key }) => key === stepKey)
  if (!step) throw new AppError('invalid_request')
  const written = Object.values(answers).join('\n\n')
  const isAsked = aiAsks && !unreadable && written.trim() !== '' && deps.modelGate.kind === 'remote'
  const standing = isAsked ? await readSenderState(deps.sql, owner) : null
  if (!standing || deps.modelGate.refusal(standing)) return { question: null }
  // Danger is answered by the card, not by a question about it.
  const read = await deps.riskReader.read(owner.id, { before: [], content: written }).catch(() => null)
  if (!read || usesProtocol(read.level)) return { question: null }
  const purpose = read.isUnsure ? 'unsure' : read.level
  if (deps.modelGate.budgetRefusal(standing, purpose)) return { question: null }
  const model = deps.modelGate.open(owner, standing, purpose)
  const message = questionRequest(kind, step, answers)
  const question = { level: read.level, system: QUESTION_PROMPT, history: [], message }
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(EXERCISE_QUESTION_LASTS)])
  return { question: wordedQuestion(await askOnce(model, question, signal).catch(() => '')) }
}
