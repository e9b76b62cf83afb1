import { normalizeEmail, registrationProblem } from '#domain/account/credentials.ts'
import type { Register } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { REGISTER_FAILURES_PER_ADDRESS, REGISTER_FAILURES_PER_EMAIL } from '#domain/limits.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth.ts'
import { addNotice } from './notices.ts'
import { refuseCommonPassword } from './passwords.ts'
import { demoAccount, people } from './store/people.ts'

export async function register(deps: AccountDeps, form: Register, caller: Caller) {
  const problem = registrationProblem(form)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(form.email)
  const counted = [
    { name: 'register-address', limit: REGISTER_FAILURES_PER_ADDRESS, by: caller.address },
    { name: 'register-email', limit: REGISTER_FAILURES_PER_EMAIL, by: `${email} ${caller.address}` },
  ]
  // Before the list is asked: refused for one of these, a stranger would learn who is on it, uncounted and without a mail.
  await refuseCommonPassword(form.password)
  const isInvited = await provesMailbox(deps, email, form.convite ?? '')
  const turn = { first: isInvited }
  deps.passwordHashes.refuseIfFull(turn)
  return deps.limiter.countFailures(counted, ['email_not_allowed', 'email_in_use'], async () => {
    if (!(await mayRegister(deps, email))) throw new AppError('email_not_allowed')
    if (await people.exists(deps.sql, email)) throw new AppError('email_in_use')
    const created = await deps.passwordHashes.run(turn, () =>
      createAccount(deps, email, form.password, caller),
    )
    const { id } = created.response.user
    // A person who came by the link of the invitation reads this mailbox: nobody else has to be notified.
    if (isInvited) await people.confirmEmail(deps.sql, id)
    else await tellOfAccount(deps, { id, email })
    return created
  })
}

/** Asked in the transaction that creates the account (auth.ts): nobody gets one without a plan on the allow-list. */
export async function planForNewAccount(
  tx: Queryable,
  email: string,
  { reclaim }: { reclaim: (tx: Queryable, email: string) => Promise<void> },
): Promise<string | null> {
  await reclaim(tx, email)
  return allowList.findPlano(tx, email, { lock: true })
}

/** The same question without a transaction, before the costly hash. */
async function mayRegister(deps: AccountDeps, email: string): Promise<boolean> {
  const plano = await allowList.findPlano(deps.sql, email)
  if (email === DEMO.email && plano === DEMO.plano && !deps.welcomesDemo) return false
  return plano !== null || deps.returningBuyers.hasPurchases(email)
}

/** An invitation from before the account was erased is void: its link may be in other hands by now. */
async function provesMailbox(deps: AccountDeps, email: string, convite: string): Promise<boolean> {
  const invitation = deps.readInvitation(convite)
  if (invitation?.email !== email) return false
  const erasedAt = await deps.returningBuyers.erasedAt(email)
  return erasedAt === null || invitation.writtenAt > erasedAt.getTime()
}

async function createAccount({ auth, sql }: AccountDeps, email: string, password: string, caller: Caller) {
  try {
    return await translated('register_failed', () =>
      auth.api.signUpEmail({
        body: { email, password, name: '' },
        headers: caller.headers,
        returnHeaders: true,
      }),
    )
  } catch (error) {
    // Of two registrations at the same moment, the second fails on the unique e-mail.
    const lost = error instanceof AppError && error.code === 'register_failed'
    if (lost && (await people.exists(sql, email))) throw new AppError('email_in_use', { cause: error })
    throw error
  }
}

async function tellOfAccount(
  { sql, authSecret, sendMails }: AccountDeps,
  person: { id: string; email: string },
) {
  await transaction(sql, (tx) => addNotice(tx, authSecret, 'conta-criada', person))
  sendMails()
}

/** For trying the product out on one's own machine. */
export const DEMO = { email: 'demo@aconchego.local', plano: 'demonstracao' }

/** At every start: admits the demonstration e-mail on a new database, or takes that back. True when it may register. */
export async function admitDemo(sql: Sql, { welcomesDemo }: { welcomesDemo: boolean }): Promise<boolean> {
  if (!welcomesDemo) {
    await demoAccount.shutOut(sql, DEMO)
    return false
  }
  if (await demoAccount.isDatabaseUsed(sql)) return false
  await allowList.put(sql, [DEMO])
  return true
}
