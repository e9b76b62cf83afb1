import { AppError } from '#domain/errors.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { linkOwner } from './link-owner.ts'
import { credentials, mailLinks } from './store.ts'

const invalid = 'undo_token_invalid'

/**
 * 'Não fui eu' from the mail about a new password: every session ends, the password is void, and the token that is
 * returned sets another one. All other links of the person end.
 */
export async function undoPasswordChange(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  const personId = await linkOwner(deps, { kind: 'undo-password', token, invalid }, caller)
  return transaction(deps.sql, async (tx) => {
    if (!(await mailLinks.use(tx, 'undo-password', token))) throw new AppError(invalid)
    await mailLinks.voidAll(tx, personId)
    await credentials.replace(tx, personId, { hash: null, tokenHere: deps.tokenOf(caller) })
    return mailLinks.add(tx, personId, 'nova-senha')
  })
}

/** 'Não fui eu' from the mail about a new account: the account and everything in it are erased. */
export async function undoAccount(deps: AccountDeps, token: string, caller: Caller): Promise<void> {
  // The link goes with the account, and not before: broken off half way, it can be followed again.
  await deps.eraseNow(await linkOwner(deps, { kind: 'undo-account', token, invalid }, caller))
}
