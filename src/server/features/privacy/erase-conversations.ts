import { ERASURES_PER_PERSON } from '#domain/limits.ts'
import { announce } from '#server/features/events/store.ts'
import { notebooks } from '#server/features/notebook/store/notebooks.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { erasure } from './store/erasure.ts'

/**
 * 'Apagar todas as conversas': gone at once and for good, on every device; what is being written stops. The notebook
 * stays: a safety plan must not go with them.
 */
export async function eraseConversations(
  { sql, limiter }: Pick<PrivacyDeps, 'sql' | 'limiter'>,
  personId: string,
): Promise<void> {
  await limiter.take({ name: 'erase', limit: ERASURES_PER_PERSON, by: personId })
  await transaction(sql, (tx) => eraseAll(tx, personId))
}

/** Everything that a person wrote and was answered, the notebook included; the account stays. */
export async function eraseContent(sql: Sql, personId: string): Promise<void> {
  await transaction(sql, async (tx) => {
    await notebooks.erase(tx, personId)
    await eraseAll(tx, personId)
  })
}

async function eraseAll(tx: Queryable, personId: string): Promise<void> {
  const writing = await erasure.stopReplies(tx, personId)
  await erasure.conversations(tx, personId)
  await announce(tx, ...writing.map((id) => ({ type: 'pausar', userId: personId, id, shown: 0 }) as const), {
    type: 'tudo',
    userId: personId,
  })
}
