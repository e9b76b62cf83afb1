import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { ChangePassword, Person, ResetPassword } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { PASSWORD_CHANGES_PER_PERSON, SECRET_FAILURES } from '#domain/limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth-error.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { addNotice } from './notices.ts'
import { credentials, mailLinks, people } from './store.ts'

/** Sets a new password with the token of a reset mail. All links of the person end with it, and every session. */
export async function resetPassword(deps: AccountDeps, form: ResetPassword, caller: Caller): Promise<void> {
  await refusePassword(form)
  const guesses = [{ name: 'reset-token', limit: SECRET_FAILURES, by: caller.address }]
  await deps.limiter.countFailures(guesses, ['reset_token_invalid'], async () => {
    const personId = await mailLinks.ownerOf(deps.sql, 'reset', form.token)
    if (!personId) throw new AppError('reset_token_invalid')
    const hash = await hashPassword(form.password)
    await transaction(deps.sql, async (tx) => {
      if (!(await mailLinks.use(tx, 'reset', form.token))) throw new AppError('reset_token_invalid')
      await mailLinks.voidAll(tx, personId)
      await credentials.replace(tx, personId, hash)
      await tellOfChange(deps, tx, personId)
    })
    deps.sendMails()
  })
}

/**
 * Changes the password of the signed-in person, who proves it with the current one. Reset links and all sessions end;
 * this browser gets a new one.
 */
export async function changePassword(
  deps: AccountDeps,
  { id, email }: Pick<Person, 'id' | 'email'>,
  form: ChangePassword,
  caller: Caller,
) {
  if (!form.current) throw new AppError('fields_required')
  await refusePassword(form)
  await confirmPassword(deps, id, form.current, caller)
  await deps.limiter.take({ name: 'password-change', limit: PASSWORD_CHANGES_PER_PERSON, by: id })
  const hash = await hashPassword(form.password)
  await transaction(deps.sql, async (tx) => {
    await mailLinks.voidResets(tx, id)
    await credentials.replace(tx, id, hash)
    await tellOfChange(deps, tx, id)
  })
  deps.sendMails()
  return translated('internal', () =>
    deps.auth.api.signInEmail({
      body: { email, password: form.password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
}

/** Asks for the password of somebody who is signed in. Wrong ones are counted for the address and for the person. */
export async function confirmPassword(
  { sql, limiter }: Pick<AccountDeps, 'sql' | 'limiter'>,
  personId: string,
  password: string,
  { address }: Caller,
): Promise<void> {
  if (!password) throw new AppError('fields_required')
  const guesses = [
    { name: 'current-password', limit: SECRET_FAILURES, by: address },
    { name: 'own-password', limit: SECRET_FAILURES, by: personId },
  ]
  await limiter.countFailures(guesses, ['password_wrong'], async () => {
    const hash = await credentials.hashOf(sql, personId)
    if (!hash || !(await verifyPassword({ hash, password }))) throw new AppError('password_wrong')
  })
}

async function refusePassword({ password, confirmation }: { password: string; confirmation: string }) {
  const problem = newPasswordProblem(password, confirmation)
  if (problem) throw new AppError(problem)
  await refuseCommonPassword(password)
}

async function tellOfChange({ authSecret }: AccountDeps, tx: Queryable, id: string): Promise<void> {
  const email = await people.emailOf(tx, id)
  if (email) await addNotice(tx, authSecret, 'senha-trocada', { id, email })
}
