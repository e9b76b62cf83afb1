import { createHmac, randomBytes } from 'node:crypto'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { SESSION_LASTS } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Sql } from '#server/platform/db/database.ts'

export type SeededPerson = { id: string; cookie: string }

/** The headers with which a client is this person. */
export function headersOf({ id, cookie }: SeededPerson) {
  return { cookie, [PERSON_HEADER]: id }
}

/** People with open sessions, put straight into the database: registering each would measure scrypt. */
export async function seedPeople(sql: Sql, secret: string, count: number): Promise<SeededPerson[]> {
  const people = Array.from({ length: count }, () => ({
    id: uuidv7(),
    token: randomBytes(24).toString('base64url'),
  }))
  const now = new Date()
  for (let from = 0; from < count; from += 1000) {
    const some = people.slice(from, from + 1000)
    await sql`insert into users ${sql(
      some.map(({ id }) => ({
        id,
        email: `${id}@exemplo.com.br`,
        plano: 'teste',
        onboardingFinalizado: true,
        consentVersion: 'teste',
        consentAt: now,
      })),
    )}`
    await sql`insert into sessions ${sql(
      some.map(({ id, token }) => ({
        // The session is called like its person: who has the one has the other.
        id,
        userId: id,
        token,
        expiresAt: new Date(now.getTime() + SESSION_LASTS),
      })),
    )}`
  }
  return people.map(({ id, token }) => ({ id, cookie: seededSessionCookie(token, secret) }))
}

/** The cookie of a session with this token. */
export function seededSessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `aconchego.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
