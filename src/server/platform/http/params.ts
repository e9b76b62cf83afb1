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

/** What a query's parameter must look like; null when it is not given. */
const queryAs =
  <T>(shape: z.ZodType<T>) =>
  (c: HttpContext, name: string): T | null => {
    const text = c.req.query(name)
    if (text === undefined) return null
    const read = shape.safeParse(text)
    if (!read.success) throw new AppError('invalid_request')
    return read.data
  }

export const idQuery = queryAs(Id)
export const numberQuery = queryAs(
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
)

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
