import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { ChangePassword, ResetPassword } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { SECRET_FAILURES_PER_ADDRESS } from '#domain/limits.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth-error.ts'

/** Sets a new password with the token of a reset mail. The token works once, and every session ends. */
export async function resetPassword({ auth, limiter }: AccountDeps, form: ResetPassword, caller: Caller) {
  const problem = newPasswordProblem(form.password, form.confirmation)
  if (problem) throw new AppError(problem)
  if (!form.token) throw new AppError('reset_token_invalid')
  await limiter.countFailures(guesses('reset-token', caller), ['reset_token_invalid'], () =>
    translated('internal', () =>
      auth.api.resetPassword({
        body: { token: form.token, newPassword: form.password },
        headers: caller.headers,
      }),
    ),
  )
}

/** Changes the password of the signed-in person, who proves it with the current one. Other sessions end. */
export async function changePassword({ auth, limiter }: AccountDeps, form: ChangePassword, caller: Caller) {
  if (!form.current) throw new AppError('fields_required')
  const problem = newPasswordProblem(form.password, form.confirmation)
  if (problem) throw new AppError(problem)
  return limiter.countFailures(guesses('current-password', caller), ['password_wrong'], () =>
    translated('internal', () =>
      auth.api.changePassword({
        body: { currentPassword: form.current, newPassword: form.password, revokeOtherSessions: true },
        headers: caller.headers,
        returnHeaders: true,
      }),
    ),
  )
}

function guesses(name: string, caller: Caller) {
  return [{ name, limit: SECRET_FAILURES_PER_ADDRESS, by: caller.address }]
}
