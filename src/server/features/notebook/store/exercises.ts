import type { KeptExercise } from '#domain/api/exercises.ts'
import { openedExercise, sealedExercise } from '#server/features/notebook/sealed-notebook.ts'
import { notebookTable } from './notebook-table.ts'

const UNREADABLE = {
  kind: 'pensamento',
  answers: {},
  aiMayRead: false,
  aiAsks: false,
  unreadable: true,
} as const

/** Guided exercises, begun or finished. */
export const exercises = notebookTable<Omit<KeptExercise, 'createdAt'>, KeptExercise>('caderno_exercicios', {
  seal: (owner, exercise) => sealedExercise(owner, exercise.id, exercise),
  open: (owner, made, content) => ({ ...made, ...(openedExercise(owner, made.id, content) ?? UNREADABLE) }),
})
