import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

type Route = { method: string; path: string }

/** Which of its pages of the notebook somebody uses tells more than a count may: a safety plan is one of them. */
const TOLD_TOGETHER = '/api/notebook/'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of the route that answers a request, never its address: of these there are as many as in the router. */
export function routeLabel(routes: readonly Route[]): string {
  const { path } = routes.find(({ method }) => method !== 'ALL') ?? fallback(routes)
  return path.startsWith(TOLD_TOGETHER) ? `${TOLD_TOGETHER}*` : path.replace(/(.)\/$/, '$1')
}

/** What no route answers: unknown below /api, or a screen or file of the web app. */
function fallback(routes: readonly Route[]): { path: string } {
  return { path: routes.some(({ path }) => path.startsWith('/api/')) ? '/api/*' : '/*' }
}

/** Senders may invent methods. */
export function methodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other'
}

export function routesOf(c: Context): readonly Route[] {
  return matchedRoutes(c)
}
