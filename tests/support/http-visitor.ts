import type { SessionAnswer } from '#domain/api/account.ts'

/** Somebody who talks to a running server over the network and keeps its cookies. */
export function createHttpVisitor(url: string) {
  let cookie = ''
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [given] = response.headers.getSetCookie()
    if (given) cookie = given.split(';')[0] ?? ''
    return response
  }
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, body?: unknown) => ask('POST', path, body),
    register: (email: string, password = 'uma frase só minha') =>
      ask('POST', '/api/account/register', { email, password, confirmation: password }),
    /** The same browser at another address: a restarted server, another node. */
    at: (otherUrl: string) => {
      const other = createHttpVisitor(otherUrl)
      other.useCookie(cookie)
      return other
    },
    useCookie: (given: string) => {
      cookie = given
    },
    async email(): Promise<string | null> {
      const { person } = (await (await ask('GET', '/api/account/session')).json()) as SessionAnswer
      return person?.email ?? null
    },
  }
}
