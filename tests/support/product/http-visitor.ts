import type { SessionAnswer } from '#domain/api/account.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'

/** Somebody who talks to a running server over the network and keeps its cookies. */
export function createHttpVisitor(url: string) {
  let cookie = ''
  let personId = ''
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(personId && { [PERSON_HEADER]: personId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [given] = response.headers.getSetCookie()
    if (given) cookie = given.split(';')[0] ?? ''
    if (path.startsWith('/api/account/')) await rememberPerson(response.clone())
    return response
  }

  async function rememberPerson(response: Response): Promise<void> {
    const { person } = ((await response.json().catch(() => null)) ?? {}) as Partial<SessionAnswer>
    if (person) personId = person.id
  }
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, body?: unknown) => ask('POST', path, body),
    register: (email: string, password = 'uma frase só minha') =>
      ask('POST', '/api/account/register', { email, password, confirmation: password }),
    /** The same browser at another address: a restarted server, another node. */
    at: (otherUrl: string) => {
      const other = createHttpVisitor(otherUrl)
      other.useCookie(cookie, personId)
      return other
    },
    useCookie: (given: string, whose: string) => {
      cookie = given
      personId = whose
    },
    async email(): Promise<string | null> {
      const { person } = (await (await ask('GET', '/api/account/session')).json()) as SessionAnswer
      return person?.email ?? null
    },
  }
}
