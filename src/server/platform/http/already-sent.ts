import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Says that the answer was written straight to Node's response. */
export function alreadySent(c: { get res(): Response; set res(response: Response | undefined) }): Response {
  // Set in two steps: otherwise Hono copies the marker into a response of its own, which is then sent.
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
  return c.res
}
