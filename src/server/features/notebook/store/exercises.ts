import type { KeptExercise } from '#domain/api/exercises.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { openedExercise, sealedExercise } from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type NotebookRow, notebookTable } from './notebook-table.ts'

const table = notebookTable('caderno_exercicios')

/** Guided exercises, begun or finished. */
export const exercises = {
  async list(sql: Queryable, owner: Owner): Promise<KeptExercise[]> {
    return (await table.list(sql, owner)).map((row) => exerciseOf(owner, row))
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<KeptExercise | null> {
    const row = await table.find(sql, owner, id)
    return row && exerciseOf(owner, row)
  },

  count: table.count,
  remove: table.remove,

  async add(tx: Queryable, owner: Owner, exercise: Omit<KeptExercise, 'createdAt'>): Promise<void> {
    await table.add(tx, owner, exercise.id, sealedExercise(owner, exercise.id, exercise))
  },

  async change(tx: Queryable, owner: Owner, exercise: KeptExercise): Promise<void> {
    await table.change(tx, owner, exercise.id, sealedExercise(owner, exercise.id, exercise))
  },
}

function exerciseOf(owner: Owner, { id, content, createdAt }: NotebookRow): KeptExercise {
  const opened = openedExercise(owner, id, content)
  const made = { id, createdAt: createdAt.toISOString() }
  return opened
    ? { ...made, ...opened }
    : { ...made, kind: 'pensamento', answers: {}, aiMayRead: false, aiAsks: false, unreadable: true }
}
