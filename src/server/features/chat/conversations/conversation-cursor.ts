import { z } from 'zod'
import type { Conversation } from '#domain/api/chat.ts'
import { AppError } from '#domain/errors.ts'
import type { Cursor } from './store.ts'

/** Where a page of the list ends, as the address of the next one carries it. */
export function writeCursor({ timestamp, id }: Conversation): string {
  return `${Date.parse(timestamp)}.${id}`
}

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [, time, given] = /^(\d{1,14})\.(.+)$/.exec(text) ?? []
  const id = z.uuid().safeParse(given)
  if (!time || !id.success) throw new AppError('invalid_request')
  return { timestamp: new Date(Number(time)).toISOString(), id: id.data }
}
