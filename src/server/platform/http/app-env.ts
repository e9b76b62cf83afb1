import type { HttpBindings } from '@hono/node-server'
import type { Person } from '#domain/api/account.ts'
import type { Settings } from '#server/env.ts'

/** What a request carries through the app. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    settings: Pick<Settings, 'origins'>
    isTrustedProxy: (address: string) => boolean
    /** Set by `signedIn`. */
    person: Person
    sessionId: string
  }
}
