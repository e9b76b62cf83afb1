import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { BODY_MAX_BYTES, FILE_MAX_BYTES, SOUND_MAX_BYTES } from '#domain/limits.ts'
import type { HttpContext, HttpEnv } from './http-env.ts'

const tooLarge = () => {
  throw new AppError('body_too_large')
}

/** Refuses a longer body; one of unknown length is counted as it is read, so it is buffered only for an authorised sender. */
export function bodyUpTo(maxSize: number) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length !== undefined) return Number(length) > maxSize ? tooLarge() : next()
    // A web stream of the body costs more than the rest of the request: only where there is no other way.
    const { body } = c.req.raw
    if (body)
      c.req.raw = new Request(c.req.raw, { body: body.pipeThrough(countedTo(maxSize)), duplex: 'half' })
    return next()
  })
}

function countedTo(maxSize: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength
      if (size > maxSize) tooLarge()
      controller.enqueue(part)
    },
  })
}

const usual = bodyUpTo(BODY_MAX_BYTES)
const ofFiles = bodyUpTo(FILE_MAX_BYTES)
const TAKES_FILES = /^\/api\/painel\/vendas\/importar(?:\/|$)/

const ofSound = bodyUpTo(SOUND_MAX_BYTES)
const TAKES_SOUND = '/api/dictation'

export const limitedBody = createMiddleware<HttpEnv>((c, next) => {
  if (c.req.path === TAKES_SOUND) return ofSound(c, next)
  return (TAKES_FILES.test(c.req.path) ? ofFiles : usual)(c, next)
})

/** Replaces halves of surrogate pairs, in place: they can't be written as UTF-8, and services and databases fail on them. */
export function wellFormed(value: unknown): unknown {
  const root = { value }
  // A list in the place of recursion: how deeply a body is nested is the sender's choice.
  const pending: Record<string, unknown>[] = [root]
  for (const holder of pending) {
    for (const [key, held] of Object.entries(holder)) {
      const [name, whole] = [key.toWellFormed(), typeof held === 'string' ? held.toWellFormed() : held]
      if (name !== key) delete holder[key]
      if (name !== key || whole !== held) define(holder, name, whole)
      if (typeof held === 'object' && held !== null) pending.push(held as Record<string, unknown>)
    }
  }
  return root.value
}

/** Also where the key is `__proto__`, which an assignment would not take for a name. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** The request's JSON body in the given shape. Forms of other sites can't send JSON without being asked first. */
export async function readBody<T extends z.ZodType>(c: HttpContext, shape: T): Promise<z.infer<T>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('invalid_request')
  const body: unknown = await c.req.json().catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError('invalid_request')
  })
  const read = shape.safeParse(body)
  if (!read.success) throw new AppError('invalid_request')
  // Only what the shape takes: anything else may be as large as a body.
  return wellFormed(read.data) as z.infer<T>
}
