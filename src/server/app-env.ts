import type { Person } from '#domain/account/person.ts'
import type { HttpEnv } from './platform/http/http-env.ts'

export type AppEnv = HttpEnv & {
  Variables: {
    person: Person
    sessionId: string
  }
}
