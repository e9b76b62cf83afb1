import { AppError } from '#domain/errors.ts'
import { NOTEBOOK_PARTS, type NotebookPart } from '#domain/notebook/pages.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { type Announcement, announce } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import { notebooks } from './store.ts'

const DAY = 86_400_000

/** Changes one part of a notebook: one change after the other, and every screen of the person is notified. */
export async function changeNotebook<T>(
  sql: Sql,
  owner: Owner,
  part: NotebookPart,
  change: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return transaction(sql, async (tx) => {
    await notebooks.lock(tx, owner)
    const changed = await change(tx)
    await announce(tx, changeOf(owner.id, part))
    return changed
  })
}

/** The whole notebook: gone at once and for good, on every device. */
export async function eraseNotebook(sql: Sql, userId: string): Promise<void> {
  await transaction(sql, async (tx) => {
    await notebooks.erase(tx, userId)
    const parts = Object.keys(NOTEBOOK_PARTS) as NotebookPart[]
    await announce(tx, ...parts.map((part) => changeOf(userId, part)))
  })
}

const changeOf = (userId: string, part: NotebookPart): Announcement => ({
  type: 'evento',
  userId,
  event: { type: 'caderno', part },
})

/** What was typed, as it is kept: neither nothing nor too much. */
export function textWithin(typed: string, longest: number): string {
  const text = typedText(typed)
  if (isBlank(text)) throw new AppError('note_empty')
  if (text.length > longest) throw new AppError('words_too_long')
  return text
}

type KeptText = { text: string; unreadable?: true }

/** Nothing is written over what can't be opened, nor over what another device wrote and this one has not seen. */
export function refuseUnseen(kept: KeptText, before: string | undefined, wanted: string | undefined): void {
  if (kept.unreadable) throw new AppError('note_unreadable')
  if (before === undefined || kept.text === typedText(before) || kept.text === wanted) return
  throw new AppError('changed_elsewhere')
}

/** A person's own day may be tomorrow's here, but no later. */
export function refuseFutureDay(day: string): void {
  if (Date.parse(day) > Date.now() + DAY) throw new AppError('invalid_request')
}
