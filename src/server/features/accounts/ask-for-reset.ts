import { normalizeEmail, resetRequestProblem } from '#domain/account/credentials.ts'
import { AppError } from '#domain/errors.ts'
import { RESET_REQUESTS_PER_ADDRESS, RESET_REQUESTS_PER_EMAIL } from '#domain/limits.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { resetMail } from './reset-mail.ts'
import { mailLinks, people } from './store.ts'

/**
 * Sends a reset link. The answer is given before it is looked up whether the account exists, so it is the same for
 * every e-mail, in its words and in its timing; what is awaited is only whether mail can leave at all.
 */
export async function askForReset(deps: AccountDeps, typed: string, caller: Caller): Promise<void> {
  const problem = resetRequestProblem(typed)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(typed)
  await deps.limiter.take(
    { name: 'reset-address', limit: RESET_REQUESTS_PER_ADDRESS, by: caller.address },
    { name: 'reset-email', limit: RESET_REQUESTS_PER_EMAIL, by: email },
  )
  await deps.mailer.check().catch((cause) => {
    throw new AppError('reset_mail_failed', { cause })
  })
  deps.background.run('reset mail', () => sendResetLink(deps, email))
}

async function sendResetLink({ sql, mailer, appUrl }: AccountDeps, email: string): Promise<void> {
  const personId = await people.idOf(sql, email)
  if (!personId) return
  const token = await mailLinks.add(sql, personId, 'reset')
  await mailer.send(resetMail({ to: email, link: `${appUrl}/redefinir-senha#token=${token}` }))
}
