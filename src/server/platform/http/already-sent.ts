import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Says that the answer was written straight to Node's response. */
export function alreadySent(c: Context<AppEnv>): Response {
  // Set in two steps: otherwise Hono copies the marker into a response of its own, which is then sent.
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
  return c.res
}
