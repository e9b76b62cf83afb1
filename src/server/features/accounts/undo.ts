import { AppError } from '#domain/errors.ts'
import { SECRET_FAILURES } from '#domain/limits.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentials, type LinkKind, mailLinks } from './store.ts'

/**
 * 'Não fui eu' from the mail about a new password: every session ends, the password is void, and the token that is
 * returned sets another one. All other links of the person end.
 */
export async function undoPasswordChange(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  return withLink(deps, 'undo-password', token, caller, (personId) =>
    transaction(deps.sql, async (tx) => {
      if (!(await mailLinks.use(tx, 'undo-password', token))) throw new AppError('undo_token_invalid')
      await mailLinks.voidAll(tx, personId)
      await credentials.replace(tx, personId, null)
      return mailLinks.add(tx, personId, 'reset')
    }),
  )
}

/** 'Não fui eu' from the mail about a new account: the account and everything in it are erased. */
export async function undoAccount(deps: AccountDeps, token: string, caller: Caller): Promise<void> {
  // The link goes with the account, and not before: broken off half way, it can be followed again.
  await withLink(deps, 'undo-account', token, caller, deps.eraseNow)
}

async function withLink<T>(
  { sql, limiter }: AccountDeps,
  kind: LinkKind,
  token: string,
  { address }: Caller,
  work: (personId: string) => Promise<T>,
): Promise<T> {
  const guesses = [{ name: 'undo-token', limit: SECRET_FAILURES, by: address }]
  return limiter.countFailures(guesses, ['undo_token_invalid'], async () => {
    const personId = await mailLinks.ownerOf(sql, kind, token)
    if (!personId) throw new AppError('undo_token_invalid')
    return work(personId)
  })
}
