import { AppError, type ErrorCode } from '#domain/errors.ts'
import { SECRET_FAILURES } from '#domain/limits.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AccountDeps } from './account-deps.ts'
import { type LinkKind, mailLinks } from './store.ts'

/**
 * Whose link from a mail this is. Only wrong tokens are counted, and after some of them refused with a wait: the right
 * one always works, whoever guesses from the same address.
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
