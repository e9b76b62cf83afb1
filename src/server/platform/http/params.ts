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

/** The end of a page: a moment, and the id of what has it. */
export type PageEnd = { time: number; id: string }

/** Where a page of a list ends, as the address of the next one carries it. */
export const writeCursor = ({ time, id }: PageEnd): string => `${time}.${id}`

/** Where the page before ended, from the query, or null when there is none. */
export function cursorQuery(c: HttpContext): PageEnd | null {
  const text = c.req.query('cursor')
  if (text === undefined) return null
  const [, time, given] = /^(\d{1,16})\.(.+)$/.exec(text) ?? []
  const id = Id.safeParse(given)
  if (!time || !id.success) throw new AppError('invalid_request')
  return { time: Number(time), id: id.data }
}

/** A whole number from the query, or null when there is none. */
export function numberQuery(c: HttpContext, name: string): number | null {
  const text = c.req.query(name)
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text)) throw new AppError('invalid_request')
  return Number(text)
}
