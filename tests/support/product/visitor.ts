import type { ErrorAnswer } from '#domain/api/account.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import type { createApp } from '#server/app.ts'

export type Answer<Body> = { status: number; headers: Headers; body: Body & Partial<ErrorAnswer> }
export type Visitor = ReturnType<typeof createVisitor>

type Who = { address?: string; headers?: Record<string, string> }

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Somebody with a browser: one network address, and the cookies they were given. */
export function createVisitor(
  app: ReturnType<typeof createApp>,
  { address = '127.0.0.1', headers = {} }: Who = {},
) {
  const cookies = new Map<string, string>()
  /** Whose screens the visitor has in front of them. */
  const screen = { personId: '' }
  const network = { incoming: { socket: { remoteAddress: address } } }

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await app.request(
      path,
      {
        ...init,
        method,
        headers: {
          'user-agent': CHROME_ON_ANDROID,
          cookie: cookieHeader(),
          ...(screen.personId && { [PERSON_HEADER]: screen.personId }),
          ...headers,
          ...given(init.headers),
        },
      },
      network,
    )
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  async function ask<Body>(method: string, path: string, init?: RequestInit): Promise<Answer<Body>> {
    const response = await send(method, path, init)
    const body = (await response.json()) as Answer<Body>['body'] & { person?: { id: string } | null }
    if (body.person) screen.personId = body.person.id
    return { status: response.status, headers: response.headers, body }
  }

  function keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }

  function cookieHeader(): string {
    return [...cookies].map((pair) => pair.join('=')).join('; ')
  }

  const withBody =
    (method: string) =>
    <Body = unknown>(path: string, body?: unknown) =>
      ask<Body>(method, path, {
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })

  return {
    cookies,
    screen,
    /** Is the browser of this other visitor, at another node or after a restart. */
    becomes(other: { cookies: Map<string, string>; screen: { personId: string } }): void {
      for (const [name, value] of other.cookies) cookies.set(name, value)
      screen.personId = other.screen.personId
    },
    /** The headers with which another client is this visitor. */
    headers: () => ({ cookie: cookieHeader(), [PERSON_HEADER]: screen.personId }),
    /** Any request, with the bare response. */
    send,
    get: <Body = unknown>(path: string) => ask<Body>('GET', path),
    delete: <Body = unknown>(path: string) => ask<Body>('DELETE', path),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    put: withBody('PUT'),
  }
}

function given(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
