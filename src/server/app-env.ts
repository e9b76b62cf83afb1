import type { Person } from '#domain/account/person.ts'
import type { HttpEnv } from './platform/http/http-env.ts'

/** What a request carries through the app. */
export type AppEnv = HttpEnv & {
  Variables: {
    person: Person
    sessionId: string
  }
}
