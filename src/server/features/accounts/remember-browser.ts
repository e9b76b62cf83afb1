import type { Context } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentials } from './store.ts'

/** From now on this browser is known for the account: its owner signed in there, or reads the account's mail there. */
export async function rememberBrowser(
  { sql, knownBrowsers }: Pick<AccountDeps, 'sql' | 'knownBrowsers'>,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  const passwordSetAt = await credentials.passwordSetAt(sql, email)
  if (passwordSetAt) knownBrowsers.remember(c, { email, passwordSetAt })
}
