import { z } from 'zod'
import { EXERCISE_KEYS, type KeptExercise } from '../exercises/exercises.ts'
import type { RiskLevel } from '../safety/risk-level.ts'

/**
 * The HTTP contract of the guided exercises, which are pages of the notebook: all need a session and PERSON_HEADER, and
 * somebody else's is `not_found`. None needs a plan.
 *
 * GET    /api/notebook/exercises                -> ExercisesAnswer, the newest first; ?cursor= is `next` of the page before
 * POST   /api/notebook/exercises                NewExercise -> ExerciseAnswer; the same id again is a change of it
 * PATCH  /api/notebook/exercises/:id            ExerciseChange -> ExerciseAnswer
 * DELETE /api/notebook/exercises/:id            -> Done
 * POST   /api/notebook/exercises/:id/question   AskedQuestion -> QuestionAnswer
 *
 * Steps, their order and questions are domain/exercises. The event stream sends { type: 'caderno', part: 'exercicios' }.
 */
const id = z.uuid().toLowerCase()
const answers = z.record(z.string().max(20), z.string())

/**
 * The answers that were changed; the others stay. `before` is what they were when the change began: what another device
 * wrote there meanwhile stays too (domain/notebook/typed-text.ts).
 */
export const ExerciseChange = z.object({
  answers: answers.optional(),
  before: answers.optional(),
  aiMayRead: z.boolean().optional(),
  aiAsks: z.boolean().optional(),
})
export const NewExercise = ExerciseChange.extend({ id, kind: z.enum(EXERCISE_KEYS) })
export type ExerciseChange = z.infer<typeof ExerciseChange>
export type NewExercise = z.infer<typeof NewExercise>

/** `next` is null on the last page. */
export type ExercisesAnswer = { exercises: KeptExercise[]; next: string | null }
/** `nivel` is what the safety layer read in the answers of this request: the same card as in the chat. */
export type ExerciseAnswer = { exercise: KeptExercise; nivel: RiskLevel }

export const AskedQuestion = z.object({ step: z.string().max(20) })
/** Null where the fixed question is kept: without a model, or when its text is no such question. */
export type QuestionAnswer = { question: string | null }
