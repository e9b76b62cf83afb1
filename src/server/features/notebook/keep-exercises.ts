import type { ExerciseAnswer, ExerciseChange, NewExercise } from '#domain/api/exercises.ts'
import { AppError, orNotFound } from '#domain/errors.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISES, type ExerciseKey, takesAnswer } from '#domain/exercises/exercises.ts'
import { EXERCISES_MAX, NOTEBOOK_CHANGES } from '#domain/limits.ts'
import { mergeText } from '#domain/notebook/merge-text.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { Counters } from '#server/features/counters/counters.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { takeOfPerson } from '#server/features/limits/limit-person.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import type { RiskReader } from '#server/features/risk/message-risk.ts'
import { storeWithLevel } from '#server/features/risk/store-with-level.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import { exercises } from './store/notebook-tables.ts'

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
export function changeExercise(deps: Deps, owner: Owner, id: string, change: ExerciseChange) {
  return withLevel(deps, owner, change, () =>
    changeNotebook(deps.sql, owner, 'exercicios', (tx) => changed(tx, owner, id, change)),
  )
}

async function changed(tx: Queryable, owner: Owner, id: string, change: ExerciseChange) {
  const known = orNotFound(await exercises.find(tx, owner, id))
  if (known.unreadable) throw new AppError('note_unreadable')
  const { aiMayRead = known.aiMayRead, aiAsks = known.aiAsks } = change
  const answers = mergedAnswers(known, change)
  const now = { ...known, answers, aiMayRead, aiAsks }
  await exercises.change(tx, owner, now)
  return now
}

/** What the steps hold after the change: lines of two devices are both kept, of two choices the last one. */
function mergedAnswers({ kind, answers }: KeptExercise, { answers: sent = {}, before = {} }: ExerciseChange) {
  const now = { ...answers }
  for (const [key, typed] of Object.entries(sent)) {
    const { choices, moment } = stepOf(kind, key)
    const [mine, old] = [typedText(typed), before[key]]
    const merges = old !== undefined && !choices && !moment
    now[key] = answerWithin(kind, key, merges ? mergeText(typedText(old), answers[key] ?? '', mine) : mine)
  }
  return now
}

function answerWithin(kind: ExerciseKey, key: string, answer: string): string {
  const step = stepOf(kind, key)
  if (takesAnswer(step, answer)) return answer
  throw new AppError(answer.length > step.max ? 'words_too_long' : 'invalid_request')
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
