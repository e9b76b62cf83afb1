import { type Context, Hono } from 'hono'
import { deviceName } from '#domain/account/person.ts'
import {
  ChangePassword,
  DONE,
  type KnownBrowserAnswer,
  LinkRequest,
  LinkToken,
  Login,
  Register,
  ResetPassword,
  type SessionAnswer,
  type SessionList,
  type UndoPasswordAnswer,
} from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import type { AppEnv } from '#server/app-env.ts'
import { readBody } from '#server/platform/http/body.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { idParam } from '#server/platform/http/params.ts'
import { clearCachedPages } from '#server/platform/http/security.ts'
import type { AccountDeps } from './account-deps.ts'
import { askForLink, knowBrowser, undoAccount, undoPasswordChange } from './links-by-mail.ts'
import { changePassword, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import {
  passCookiesOn,
  personHeader,
  personOf,
  refuseOthers,
  type SessionReader,
  signedIn,
} from './signed-in.ts'
import { credentials, sessions } from './store/sessions.ts'
import { makeSupportCode } from './support-code.ts'

export function accountRoutes(
  deps: AccountDeps & { model: SessionAnswer['model']; readSession: SessionReader },
) {
  const { auth, sql, model, readSession, tokenOf, knownBrowsers } = deps
  const mustBeSignedIn = signedIn(readSession)

  /** From now on this browser is known for the account: its owner signed in there, or reads the account's mail there. */
  async function rememberBrowser(c: Context<AppEnv>, email: string): Promise<void> {
    const passwordSetAt = await credentials.passwordSetAt(sql, email)
    if (passwordSetAt) knownBrowsers.remember(c, { email, passwordSetAt })
  }

  async function welcome(
    c: Context<AppEnv>,
    { headers, response }: { headers: Headers; response: { user: Parameters<typeof personOf>[0] } },
  ) {
    passCookiesOn(c, headers)
    await rememberBrowser(c, response.user.email)
    return c.json({ person: personOf(response.user), model } satisfies SessionAnswer)
  }

  return new Hono<AppEnv>()
    .get('/session', async (c) => {
      const session = await readSession(c)
      if (session) return c.json({ person: session.person, model } satisfies SessionAnswer)
      const token = tokenOf(c.req.raw)
      const ended = token && (await sessions.endedOwner(sql, token))
      return c.json({ person: null, model, ...(ended && { ended }) } satisfies SessionAnswer)
    })
    .post('/register', async (c) =>
      welcome(c, await register(deps, await readBody(c, Register), callerOf(c))),
    )
    .post('/login', async (c) => welcome(c, await signIn(deps, await readBody(c, Login), callerOf(c))))
    .post('/logout', async (c) => {
      // Read first, because signing out succeeds even when the session could not be ended.
      const session = await readSession(c)
      if (session) refuseOthers(session, personHeader(c))
      const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
      passCookiesOn(c, headers)
      clearCachedPages(c)
      return c.json(DONE)
    })
    .post('/forgot-password', async (c) =>
      c.json(await askForLink(deps, 'nova-senha', (await readBody(c, LinkRequest)).email, callerOf(c))),
    )
    .post('/reset-password', async (c) => {
      const email = await resetPassword(deps, await readBody(c, ResetPassword), callerOf(c))
      await rememberBrowser(c, email)
      return c.json(DONE)
    })
    .post('/entry-link', async (c) =>
      c.json(await askForLink(deps, 'entrada', (await readBody(c, LinkRequest)).email, callerOf(c))),
    )
    .post('/know-browser', async (c) => {
      const email = await knowBrowser(deps, (await readBody(c, LinkToken)).token, callerOf(c))
      await rememberBrowser(c, email)
      return c.json({ email } satisfies KnownBrowserAnswer)
    })
    .post('/undo-password', async (c) => {
      const { token } = await readBody(c, LinkToken)
      const resetToken = await undoPasswordChange(deps, token, callerOf(c))
      return c.json({ resetToken } satisfies UndoPasswordAnswer)
    })
    .post('/undo-account', async (c) => {
      await undoAccount(deps, (await readBody(c, LinkToken)).token, callerOf(c))
      return c.json(DONE)
    })
    .post('/change-password', mustBeSignedIn, async (c) => {
      const form = await readBody(c, ChangePassword)
      const person = c.get('person')
      const { headers } = await changePassword(deps, person, form, callerOf(c))
      passCookiesOn(c, headers)
      await rememberBrowser(c, person.email)
      return c.json(DONE)
    })
    .post('/support-code', mustBeSignedIn, async (c) =>
      c.json(await makeSupportCode(deps, c.get('person').id)),
    )
    .get('/sessions', mustBeSignedIn, async (c) => {
      const rows = await sessions.list(sql, c.get('person').id, c.get('sessionId'))
      const places = rows.map(({ userAgent, ...place }) => ({ ...place, device: deviceName(userAgent) }))
      return c.json({ sessions: places } satisfies BeforeJson<SessionList>)
    })
    .delete('/sessions', mustBeSignedIn, async (c) => {
      await sessions.endOthers(sql, c.get('person').id, c.get('sessionId'))
      return c.json(DONE)
    })
    .delete('/sessions/:id', mustBeSignedIn, async (c) => {
      if (!(await sessions.end(sql, c.get('person').id, idParam(c, 'id')))) throw new AppError('not_found')
      return c.json(DONE)
    })
}
