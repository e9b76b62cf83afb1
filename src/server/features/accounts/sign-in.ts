import { loginProblem, normalizeEmail } from '#domain/account/credentials.ts'
import type { Login } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import {
  SIGN_IN_FAILURES_PER_ACCOUNT,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_EMAIL,
  SIGN_INS_PER_ACCOUNT,
} from '#domain/limits.ts'
import type { Counted } from '#server/features/limits/limiter.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { translated } from './auth.ts'
import { DEMO } from './register.ts'
import { demoAccount, people } from './store/people.ts'
import { credentials } from './store/sessions.ts'

/** What support may want to know of. Not `busy`: then every query counts. */
const NOTED = new Set<AppError['code']>(['invalid_credential', 'too_many_tries'])

export async function signIn(deps: AccountDeps, form: Login, caller: Caller) {
  const problem = loginProblem(form)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(form.email)
  try {
    return await signInOnce(deps, { email, password: form.password }, caller)
  } catch (error) {
    // Nobody waits for it, so that known e-mails take no longer than unknown ones.
    if (error instanceof AppError && NOTED.has(error.code))
      deps.background.run('note of a failed sign-in', () =>
        people.noteSignInError(deps.sql, email, error.code),
      )
    throw error
  }
}

async function signInOnce(deps: AccountDeps, { email, password }: Login, caller: Caller) {
  const browser = await knownBrowser(deps, email, caller)
  const turn = { first: browser !== null }
  deps.passwordHashes.refuseIfFull(turn)
  const { failures, successes } = browser ? ownLimits(email, browser) : sharedLimits(email, caller.address)
  return deps.limiter.countFailures(failures, ['invalid_credential'], () =>
    deps.limiter.countSuccesses(successes, () =>
      deps.passwordHashes.run(turn, () => openSession(deps, email, password, caller)),
    ),
  )
}

async function knownBrowser({ sql, knownBrowsers }: AccountDeps, email: string, { headers }: Caller) {
  const passwordSetAt = await translated('login_failed', () => credentials.passwordSetAt(sql, email))
  return passwordSetAt && knownBrowsers.idFor(headers.get('cookie') ?? '', { email, passwordSetAt })
}

async function openSession(deps: AccountDeps, email: string, password: string, caller: Caller) {
  const { auth, sql, welcomesDemo } = deps
  if (!welcomesDemo && email === DEMO.email && (await demoAccount.isThere(sql, DEMO)))
    throw new AppError('invalid_credential')
  return translated('login_failed', async () => {
    const opened = await auth.api.signInEmail({
      body: { email, password },
      headers: caller.headers,
      returnHeaders: true,
    })
    await people.touchLastLogin(sql, opened.response.user.id)
    return opened
  })
}

type Limits = { failures: Counted[]; successes: Counted[] }

/** For unknown browsers, attempts of other browsers count too. */
const sharedLimits = (email: string, address: string): Limits => ({
  failures: [
    { name: 'sign-in-address', limit: SIGN_IN_FAILURES_PER_ADDRESS, by: address },
    { name: 'sign-in-email', limit: SIGN_IN_FAILURES_PER_EMAIL, by: `${email} ${address}` },
    { name: 'sign-in-account', limit: SIGN_IN_FAILURES_PER_ACCOUNT, by: email },
  ],
  successes: [{ name: 'sign-ins', limit: SIGN_INS_PER_ACCOUNT, by: email }],
})

/** A browser that has signed in to this account before is counted alone, so that others can't shut it out. */
function ownLimits(email: string, browser: string): Limits {
  const by = `${email} ${browser}`
  return {
    failures: [
      { name: 'own-sign-in', limit: SIGN_IN_FAILURES_PER_EMAIL, by },
      { name: 'own-sign-in-hour', limit: SIGN_IN_FAILURES_PER_ACCOUNT, by },
    ],
    successes: [{ name: 'own-sign-ins', limit: SIGN_INS_PER_ACCOUNT, by }],
  }
}
