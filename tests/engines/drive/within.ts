import type { Session } from './commands.ts'

/** Far more than a slow machine takes: on a quarter of a core no command took longer than 5 s. */
const COMMAND_LIMIT = 60_000

/** The same session, where a command that the browser never answers fails. */
export function endingHangs(session: Session): Session {
  return {
    ...session,
    send: (command, params) => within(COMMAND_LIMIT, session.send(command, params)),
  }
}

/** Ends what hangs, and nothing else. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not done within ${limit / 1000} s`)), limit)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
