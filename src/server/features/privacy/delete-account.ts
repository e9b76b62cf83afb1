import type { AskForDeletion, PendingDeletion } from '#domain/api/privacy.ts'
import { ACCOUNT_ERASED_AFTER, ERASURES_PER_PERSON, RECEIPT_RETRY } from '#domain/limits.ts'
import { confirmPassword } from '#server/features/accounts/passwords.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { eraseAccount, sendReceipt } from './erase-accounts.ts'
import type { ErasureDeps, PrivacyDeps } from './privacy-deps.ts'
import { addDeletionNotice } from './privacy-mails.ts'
import { type Deletion, deletions } from './store/deletions.ts'

/**
 * 'Excluir minha conta': the person proves with the password that it is them. There are seven days to change one's mind, unless
 * it is to be done now; then the account is gone when this ends. Null when it is gone.
 */
export async function askForDeletion(
  deps: PrivacyDeps,
  personId: string,
  { password, now }: AskForDeletion,
): Promise<PendingDeletion | null> {
  await confirmPassword(deps, personId, password)
  await deps.limiter.take({ name: 'delete-account', limit: ERASURES_PER_PERSON, by: personId })
  if (now) {
    await eraseNow(deps, personId)
    return null
  }
  const deletion = await transaction(deps.sql, async (tx) => {
    const asked = await deletions.ask(tx, personId, { after: ACCOUNT_ERASED_AFTER })
    await addDeletionNotice(tx, asked)
    return asked
  })
  deps.sendMails()
  return pendingOf(deletion)
}

/** Erases the account at once. When this ends it is gone; the receipt follows by mail. */
export async function eraseNow(deps: ErasureDeps & Pick<PrivacyDeps, 'background'>, personId: string) {
  const deletion = await deletions.ask(deps.sql, personId, { after: 0, nextTry: RECEIPT_RETRY })
  await eraseAccount(deps, deletion)
  deps.background.run('receipt', () => sendReceipt(deps, personId))
}

export function pendingOf({ requestedAt, eraseAt }: Deletion): PendingDeletion {
  return { requestedAt: requestedAt.toISOString(), eraseAt: eraseAt.toISOString() }
}
