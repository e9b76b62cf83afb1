import { AppError, type ErrorCode } from '#domain/errors.ts'
import { SECRET_FAILURES } from '#domain/limits.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentials } from './store/credentials.ts'
import { type LinkKind, mailLinks } from './store/mail-links.ts'
import { people } from './store/people.ts'

/**
 * Whose link from a mail this is. Only wrong tokens are counted, and after some of them refused with a wait: the right
 * one always works, despite guesses from the same address.
 */
export async function linkOwner(
  { sql, limiter }: Pick<AccountDeps, 'sql' | 'limiter'>,
  { kind, token, invalid }: { kind: LinkKind; token: string; invalid: ErrorCode },
  { address }: Caller,
): Promise<string> {
  const personId = await mailLinks.ownerOf(sql, kind, token)
  if (personId) return personId
  await limiter.take({ name: 'link-token', limit: SECRET_FAILURES, by: address })
  throw new AppError(invalid)
}

const UNDO_INVALID = 'undo_token_invalid'

/**
 * 'Não fui eu' from the mail about a new password: every session ends, the password is void, and the token that is
 * returned sets another one. All other links of the person end.
 */
export async function undoPasswordChange(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  const personId = await linkOwner(deps, { kind: 'undo-password', token, invalid: UNDO_INVALID }, caller)
  return transaction(deps.sql, async (tx) => {
    if (!(await mailLinks.use(tx, 'undo-password', token))) throw new AppError(UNDO_INVALID)
    await mailLinks.voidAll(tx, personId)
    await credentials.replace(tx, personId, { hash: null, tokenHere: deps.tokenOf(caller) })
    return mailLinks.addOnPage(tx, personId)
  })
}

/** 'Não fui eu' from the mail about a new account: the account and everything in it are erased. */
export async function undoAccount(deps: AccountDeps, token: string, caller: Caller): Promise<void> {
  // The link goes with the account, and not before: broken off half way, it can be followed again.
  await deps.eraseNow(await linkOwner(deps, { kind: 'undo-account', token, invalid: UNDO_INVALID }, caller))
}

/**
 * Uses up the link that lets a browser in, and returns its e-mail: a person who has it reads that mailbox. It opens no session;
 * the password is still asked for, without a wait for what others guess.
 */
export async function knowBrowser(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  const invalid = 'entry_token_invalid'
  const personId = await linkOwner(deps, { kind: 'entrada', token, invalid }, caller)
  const email = await people.emailOf(deps.sql, personId)
  if (!email || !(await mailLinks.use(deps.sql, 'entrada', token))) throw new AppError(invalid)
  return email
}
