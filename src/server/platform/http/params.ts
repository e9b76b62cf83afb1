import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { HttpContext } from './http-env.ts'

const Id = z.uuid().toLowerCase()

/** An id from the path, in lower case as the database writes it. What is no id names nothing. */
export function idParam(c: HttpContext, name: string): string {
  const id = Id.safeParse(c.req.param(name))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

/** An id from the query, or null when there is none. */
export function idQuery(c: HttpContext, name: string): string | null {
  const text = c.req.query(name)
  if (text === undefined) return null
  const id = Id.safeParse(text)
  if (!id.success) throw new AppError('invalid_request')
  return id.data
}

/** A whole number from the query, or null when there is none. */
export function numberQuery(c: HttpContext, name: string): number | null {
  const text = c.req.query(name)
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text)) throw new AppError('invalid_request')
  return Number(text)
}
