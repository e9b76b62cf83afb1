import { RECEIPT_RETRY, RECEIPT_TRIED_FOR } from '#domain/limits.ts'
import { announce } from '#server/features/events/store.ts'
import { personKeys } from '#server/features/keys/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { emailHasher, forgetBuyer } from '#server/features/purchases/forget-buyer.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { ErasureDeps } from './privacy-deps.ts'
import { accountErasedMail } from './privacy-mails.ts'
import { type Deletion, deletions } from './store/deletions.ts'
import { erasedAccounts, erasedEmails } from './store/erased.ts'
import { erasure } from './store/erasure.ts'

const AT_ONCE = 5

/** Erases the accounts whose seven days have passed. Any node may do it; each account is taken by one. */
export async function eraseDueAccounts(deps: ErasureDeps): Promise<void> {
  for (const deletion of await deletions.takeDue(deps.sql, RECEIPT_RETRY, AT_ONCE)) {
    try {
      if (await eraseAccount(deps, deletion)) await sendReceipt(deps, deletion.userId)
    } catch (error) {
      deps.log.error(
        { event: 'erasure-failed', err: error },
        'an account could not be erased; trying again later',
      )
    }
  }
}

/**
 * Erases an account for good. First, in a step of its own, its key and all that signs in: from that moment nobody can
 * read or change anything of it, whatever happens next. Then all the rest. Broken off anywhere, it is taken up
 * again by the next node that tries. False when the person changed their mind at the last moment.
 */
export async function eraseAccount(
  deps: Pick<ErasureDeps, 'sql' | 'keyRing' | 'secrets' | 'mailer'>,
  { userId, email }: Pick<Deletion, 'userId' | 'email'>,
): Promise<boolean> {
  if (!(await destroyKey(deps, userId))) return false
  const hash = await emailHasher(deps.secrets)
  await transaction(deps.sql, async (tx) => {
    await forgetBuyer(tx, email, hash)
    await erasedEmails.add(tx, email, hash(email))
    await mailOutbox.forgetPerson(tx, userId)
    await erasure.account(tx, userId)
  })
  await deps.mailer.forget(email)
  return true
}

async function destroyKey({ sql, keyRing }: Pick<ErasureDeps, 'sql' | 'keyRing'>, userId: string) {
  const destroyed = await transaction(sql, async (tx) => {
    if (!(await deletions.begin(tx, userId))) return false
    const writing = await erasure.stopReplies(tx, userId)
    await personKeys.destroy(tx, userId)
    // Before the end of the sessions is announced: screens receive the reason, too.
    await announce(tx, ...writing.map((id) => ({ type: 'pausar', userId, id, shown: 0 }) as const), {
      type: 'conta-apagada',
      userId,
    })
    await erasure.signIns(tx, userId)
    await erasedAccounts.add(tx, [userId])
    return true
  })
  if (destroyed) keyRing.forget(userId)
  return destroyed
}

/** A receipt that can't leave is tried again for some days; then the e-mail is forgotten like everything else. */
export async function sendReceipt({ sql, mailer, log }: ErasureDeps, userId: string): Promise<void> {
  const deletion = await deletions.find(sql, userId)
  if (!deletion?.erasedAt) return
  const { email, erasedAt, receiptDue } = deletion
  try {
    if (receiptDue) await mailer.send(accountErasedMail({ to: email, erasedAt }))
  } catch (error) {
    const givenUp = Date.now() - erasedAt.getTime() > RECEIPT_TRIED_FOR
    log.warn(
      { event: 'erasure-receipt-failed', err: error, givenUp },
      'the receipt of an erased account could not be sent',
    )
    if (!givenUp) return
  }
  await deletions.close(sql, userId)
}
