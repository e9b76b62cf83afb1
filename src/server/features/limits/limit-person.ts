import { createMiddleware } from 'hono/factory'
import type { Limit } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Limiter } from './limiter.ts'

/** Lets a signed-in person do something only so often. */
export function limitPerson(limiter: Limiter, name: string, ...limits: Limit[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await takeOfPerson(limiter, name, c.get('person').id, ...limits)
    await next()
  })
}

/** The same where the refusal must say something about the request. */
export async function takeOfPerson(limiter: Limiter, name: string, by: string, ...limits: Limit[]) {
  await limiter.take(...limits.map((limit, at) => ({ name: `${name}-${at}`, limit, by })))
}
