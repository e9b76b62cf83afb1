import type { ExerciseAnswer, ExerciseChange, NewExercise, QuestionAnswer } from '#domain/api/exercises.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import { EXERCISES, type ExerciseKey, type KeptExercise, takesAnswer } from '#domain/exercises/exercises.ts'
import { QUESTION_PROMPT, questionRequest, wordedQuestion } from '#domain/exercises/worded-question.ts'
import { EXERCISE_QUESTION_LASTS, EXERCISES_MAX, NOTEBOOK_CHANGES } from '#domain/limits.ts'
import { mergeText, typedText } from '#domain/notebook/typed-text.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { readSenderState } from '#server/features/chat/store/snapshot.ts'
import type { Counters } from '#server/features/counters/counters.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Limiter, takeOfPerson } from '#server/features/limits/limiter.ts'
import { type RiskReader, storeWithLevel } from '#server/features/risk/message-risk.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { askOnce } from './ask-once.ts'
import { changeNotebook } from './change-notebook.ts'
import { exercises } from './store.ts'

type Deps = { sql: Sql; counters: Counters; limiter: Limiter; riskReader: RiskReader }

/** Begins an exercise, or continues it where the first answer of ours never arrived. */
export async function keepExercise(deps: Deps, owner: Owner, sent: NewExercise): Promise<ExerciseAnswer> {
  const { id, kind, ...change } = sent
  return withLevel(deps, owner, change, () =>
    changeNotebook(deps.sql, owner, 'exercicios', async (tx) => {
      const known = await exercises.find(tx, owner, id)
      if (!known) {
        if ((await exercises.count(tx, owner)) >= EXERCISES_MAX) throw new AppError('exercises_full')
        await exercises.add(tx, owner, { id, kind, answers: {}, aiMayRead: false, aiAsks: false })
      }
      return changed(tx, owner, id, change)
    }),
  )
}

/** Keeps what was answered since, and the switches. */
export const changeExercise = (deps: Deps, owner: Owner, id: string, change: ExerciseChange) =>
  withLevel(deps, owner, change, () =>
    changeNotebook(deps.sql, owner, 'exercicios', (tx) => changed(tx, owner, id, change)),
  )

async function changed(tx: Queryable, owner: Owner, id: string, change: ExerciseChange) {
  const known = orNotFound(await exercises.find(tx, owner, id))
  if (known.unreadable) throw new AppError('note_unreadable')
  const { aiMayRead = known.aiMayRead, aiAsks = known.aiAsks } = change
  const now = { answers: mergedAnswers(known, change), aiMayRead, aiAsks }
  await exercises.change(tx, owner, id, now)
  return { ...known, ...now }
}

/** What the steps hold after the change: lines of two devices are both kept, of two choices the last one. */
function mergedAnswers({ kind, answers }: KeptExercise, { answers: sent = {}, before = {} }: ExerciseChange) {
  const now = { ...answers }
  for (const [key, typed] of Object.entries(sent)) {
    const step = stepOf(kind, key)
    const [mine, old] = [typedText(typed), before[key]]
    const merges = old !== undefined && !step.choices && !step.moment
    const answer = merges ? mergeText(typedText(old), answers[key] ?? '', mine) : mine
    if (!takesAnswer(step, answer))
      throw new AppError(answer.length > step.max ? 'words_too_long' : 'invalid_request')
    now[key] = answer
  }
  return now
}

function stepOf(kind: ExerciseKey, key: string) {
  const step = EXERCISES[kind].steps.find((one) => one.key === key)
  if (!step) throw new AppError('invalid_request')
  return step
}

async function withLevel(
  { riskReader, counters, limiter }: Deps,
  { id }: Owner,
  { answers = {} }: ExerciseChange,
  keep: () => Promise<KeptExercise>,
): Promise<ExerciseAnswer> {
  const content = Object.values(answers).map(typedText).join('\n\n')
  const answer = await storeWithLevel(riskReader, id, content, async () => {
    await takeOfPerson(limiter, 'notebook', id, NOTEBOOK_CHANGES)
    return { exercise: await keep() }
  })
  if (!isBlank(content)) counters.countReading(id, answer.nivel)
  return answer
}

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
  const step = stepOf(kind, stepKey)
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
