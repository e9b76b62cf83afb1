import { normalizeEmail, registrationProblem } from '#domain/account/credentials.ts'
import type { Register } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { REGISTER_FAILURES_PER_ADDRESS, REGISTER_FAILURES_PER_EMAIL } from '#domain/limits.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth-error.ts'
import { people } from './people.ts'

/** Creates the account of somebody who bought a plan, and signs them in. */
export async function register(deps: AccountDeps, form: Register, caller: Caller) {
  const { auth, sql, limiter } = deps
  const problem = registrationProblem(form)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(form.email)
  const counted = [
    { name: 'register-address', limit: REGISTER_FAILURES_PER_ADDRESS, by: caller.address },
    { name: 'register-email', limit: REGISTER_FAILURES_PER_EMAIL, by: `${email} ${caller.address}` },
  ]
  return limiter.countFailures(counted, ['email_not_allowed', 'email_in_use'], async () => {
    // Asked again inside the transaction; here it saves the costly hash for those who can't pass anyway.
    const isAllowed = (await allowList.findPlano(sql, email)) ?? (await deps.reclaimPurchases(email))
    if (!isAllowed) throw new AppError('email_not_allowed')
    try {
      const created = await translated('register_failed', () =>
        auth.api.signUpEmail({
          body: { email, password: form.password, name: '' },
          headers: caller.headers,
          returnHeaders: true,
        }),
      )
      if (deps.invitedEmail(form.convite ?? '') === email)
        await people.confirmEmail(sql, created.response.user.id)
      return created
    } catch (error) {
      // Of two registrations at the same moment, the second fails on the unique e-mail.
      if (
        error instanceof AppError &&
        error.code === 'register_failed' &&
        (await people.exists(sql, email))
      ) {
        throw new AppError('email_in_use', { cause: error })
      }
      throw error
    }
  })
}
