import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#server/app-env.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'

const SENDING = '/api/conversations/:id/messages'
const TIMES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts every request by what answered it, and measures how long a message waits for its acknowledgement. */
export function countRequests(registry: Registry): MiddlewareHandler<AppEnv> {
  const requests = registry.counter({
    name: 'aconchego_http_requests_total',
    help: 'Requests by pattern of their route, method and class of status.',
    labels: ['route', 'method', 'status'],
  })
  const acknowledged = registry.histogram({
    name: 'aconchego_message_acknowledged_seconds',
    help: 'From the arrival of a message to its acknowledgement: by then it is stored.',
    bounds: TIMES,
  })
  return async (c, next) => {
    const from = performance.now()
    await next()
    const { status } = c.res
    const [route, method] = [routeLabel(matchedRoutes(c)), methodLabel(c.req.method)]
    requests(1, route, method, `${Math.floor(status / 100)}xx`)
    if (route === SENDING && method === 'POST' && status < 300)
      acknowledged((performance.now() - from) / 1000)
  }
}

type Route = { method: string; path: string }

/** Which of its pages of the notebook somebody uses tells more than a count may: a safety plan is one of them. */
const TOLD_TOGETHER = '/api/notebook/'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of the route that answers a request, never its address: of these there are as many as in the router. */
function routeLabel(routes: readonly Route[]): string {
  const { path } = routes.find(({ method }) => method !== 'ALL') ?? fallback(routes)
  return path.startsWith(TOLD_TOGETHER) ? `${TOLD_TOGETHER}*` : path.replace(/(.)\/$/, '$1')
}

/** What no route answers: unknown below /api, or a screen or file of the web app. */
function fallback(routes: readonly Route[]): { path: string } {
  return { path: routes.some(({ path }) => path.startsWith('/api/')) ? '/api/*' : '/*' }
}

/** Senders may invent methods. */
function methodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other'
}
