import { AppError } from '#domain/errors.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { linkOwner } from './link-owner.ts'
import { mailLinks, people } from './store.ts'

const invalid = 'entry_token_invalid'

/**
 * Uses up the link that lets a browser in, and says for which e-mail: who has it reads that mailbox. It opens no session;
 * the password is still asked for, without a wait for what others guess.
 */
export async function knowBrowser(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  const personId = await linkOwner(deps, { kind: 'entrada', token, invalid }, caller)
  const email = await people.emailOf(deps.sql, personId)
  if (!email || !(await mailLinks.use(deps.sql, 'entrada', token))) throw new AppError(invalid)
  return email
}
