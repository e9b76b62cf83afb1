import { loginProblem, normalizeEmail } from '#domain/account/credentials.ts'
import type { Login } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { SIGN_IN_FAILURES_PER_ADDRESS, SIGN_IN_FAILURES_PER_EMAIL } from '#domain/limits.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth-error.ts'
import { people } from './people.ts'

/** Opens a session for the right e-mail and password. Only failures count towards the limits. */
export async function signIn({ auth, sql, limiter }: AccountDeps, form: Login, caller: Caller) {
  const problem = loginProblem(form)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(form.email)
  const counted = [
    { name: 'sign-in-address', limit: SIGN_IN_FAILURES_PER_ADDRESS, by: caller.address },
    { name: 'sign-in-email', limit: SIGN_IN_FAILURES_PER_EMAIL, by: `${email} ${caller.address}` },
  ]
  return limiter.countFailures(counted, ['invalid_credential'], () =>
    translated('login_failed', async () => {
      const signedIn = await auth.api.signInEmail({
        body: { email, password: form.password },
        headers: caller.headers,
        returnHeaders: true,
      })
      await people.touchLastLogin(sql, signedIn.response.user.id)
      return signedIn
    }),
  )
}
