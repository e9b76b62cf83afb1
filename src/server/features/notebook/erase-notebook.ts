import type { NotebookPart } from '#domain/api/notebook.ts'
import { announce } from '#server/features/events/store.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { notebooks } from './store/notebooks.ts'

const PARTS: NotebookPart[] = ['notas', 'como-estou', 'plano', 'resumos', 'exercicios', 'propostas']

/** The whole notebook: gone at once and for good, on every device. */
export async function eraseNotebook(sql: Sql, userId: string): Promise<void> {
  await transaction(sql, async (tx) => {
    await notebooks.erase(tx, userId)
    await announce(tx, ...PARTS.map((part) => ({ type: 'caderno', userId, part }) as const))
  })
}
