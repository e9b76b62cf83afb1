import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { Person } from '#domain/account/person.ts'
import type { ChangePassword, ResetPassword } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { PASSWORD_CHANGES_PER_PERSON, PASSWORD_MIN, SECRET_FAILURES } from '#domain/limits.ts'
import { type Queryable, transaction } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth.ts'
import { linkOwner } from './links-by-mail.ts'
import { addNotice } from './notices.ts'
import { mailLinks } from './store/mail-links.ts'
import { people } from './store/people.ts'
import { credentials } from './store/sessions.ts'

/** The session or the mailbox is proven: what strangers ask for waits. */
const PROVEN = { first: true }

/** All links and sessions of the person end. Gives the e-mail. */
export async function resetPassword(deps: AccountDeps, form: ResetPassword, caller: Caller): Promise<string> {
  await refusePassword(form)
  const link = { kind: 'nova-senha', token: form.token, invalid: 'reset_token_invalid' } as const
  const personId = await linkOwner(deps, link, caller)
  const hash = await deps.passwordHashes.run(PROVEN, () => hashPassword(form.password))
  const email = await transaction(deps.sql, async (tx) => {
    if (!(await mailLinks.use(tx, link.kind, link.token))) throw new AppError(link.invalid)
    await mailLinks.voidAll(tx, personId)
    await credentials.replace(tx, personId, { hash, tokenHere: deps.tokenOf(caller) })
    return tellOfChange(deps, tx, personId)
  })
  deps.sendMails()
  return email
}

/** Links about the password and all sessions end; this browser gets a new session. */
export async function changePassword(
  deps: AccountDeps,
  { id, email }: Pick<Person, 'id' | 'email'>,
  form: ChangePassword,
  caller: Caller,
) {
  if (!form.current) throw new AppError('fields_required')
  await refusePassword(form)
  await confirmPassword(deps, id, form.current)
  await deps.limiter.take({ name: 'password-change', limit: PASSWORD_CHANGES_PER_PERSON, by: id })
  const hash = await deps.passwordHashes.run(PROVEN, () => hashPassword(form.password))
  await transaction(deps.sql, async (tx) => {
    await mailLinks.voidForPassword(tx, id)
    await credentials.replace(tx, id, { hash, tokenHere: deps.tokenOf(caller) })
    await tellOfChange(deps, tx, id)
  })
  deps.sendMails()
  return translated('internal', () =>
    deps.passwordHashes.run(PROVEN, () =>
      deps.auth.api.signInEmail({
        body: { email, password: form.password },
        headers: caller.headers,
        returnHeaders: true,
      }),
    ),
  )
}

/** Wrong ones are counted for the person, not for the address, where others may guess at passwords of their own. */
export async function confirmPassword(
  { sql, limiter, passwordHashes }: Pick<AccountDeps, 'sql' | 'limiter' | 'passwordHashes'>,
  personId: string,
  password: string,
): Promise<void> {
  if (!password) throw new AppError('fields_required')
  const guesses = [{ name: 'own-password', limit: SECRET_FAILURES, by: personId }]
  await limiter.countFailures(guesses, ['password_wrong'], async () => {
    const hash = await credentials.hashOf(sql, personId)
    const isRight = hash && (await passwordHashes.run(PROVEN, () => verifyPassword({ hash, password })))
    if (!isRight) throw new AppError('password_wrong')
  })
}

async function refusePassword({ password, confirmation }: { password: string; confirmation: string }) {
  const problem = newPasswordProblem(password, confirmation)
  if (problem) throw new AppError(problem)
  await refuseCommonPassword(password)
}

async function tellOfChange({ authSecret }: AccountDeps, tx: Queryable, id: string): Promise<string> {
  const email = await people.emailOf(tx, id)
  if (!email) throw new AppError('reset_token_invalid')
  await addNotice(tx, authSecret, 'senha-trocada', { id, email })
  return email
}

/** The list is large and rarely needed: it is read with the first password that somebody chooses. */
export const loadCommonPasswords = makeOnce(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  // Shorter ones are refused for their length.
  return new Set(passwords.filter((password) => password.length >= PASSWORD_MIN))
})

/** Refuses a password that guessers try first, however it is capitalised. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const known = await loadCommonPasswords()
  if (known.has(password.normalize('NFKC').trim().toLowerCase())) throw new AppError('password_common')
}
