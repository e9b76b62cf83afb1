import { normalizeEmail, resetRequestProblem } from '#domain/account/credentials.ts'
import { AppError } from '#domain/errors.ts'
import { RESET_REQUESTS_PER_ADDRESS, RESET_REQUESTS_PER_EMAIL } from '#domain/limits.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * Sends a reset link. The answer is given before anybody looks whether the account exists, so it is the same for
 * every e-mail, in its words and in its timing; what is awaited is only whether mail can leave at all.
 */
export async function askForReset(
  { auth, limiter, mailer, background }: AccountDeps,
  typed: string,
  caller: Caller,
) {
  const problem = resetRequestProblem(typed)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(typed)
  await limiter.take(
    { name: 'reset-address', limit: RESET_REQUESTS_PER_ADDRESS, by: caller.address },
    { name: 'reset-email', limit: RESET_REQUESTS_PER_EMAIL, by: email },
  )
  await mailer.check().catch((cause) => {
    throw new AppError('reset_mail_failed', { cause })
  })
  background.run('reset mail', () => auth.api.requestPasswordReset({ body: { email } }))
}
