import type { AskForDeletion } from '#domain/api/privacy.ts'
import { ACCOUNT_ERASED_AFTER, ERASURE_RETRY, ERASURES_PER_PERSON } from '#domain/limits.ts'
import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { AccountDeps } from '#server/features/accounts/account-deps.ts'
import { confirmPassword } from '#server/features/accounts/passwords.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import { type Announcement, announce } from '#server/features/events/store.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { personKeys } from '#server/features/keys/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { notebooks } from '#server/features/notebook/store.ts'
import { emailHasher, forgetBuyer, reclaimPurchases } from '#server/features/purchases/apply-events.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import { addDeletionNotice, addErasedReceipt } from './privacy-mails.ts'
import { type Deletion, deletions, erasedAccounts, erasedEmails, erasure } from './store/deletions.ts'

export type PrivacyDeps = Pick<
  AccountDeps,
  'sql' | 'auth' | 'limiter' | 'mailer' | 'background' | 'sendMails' | 'knownBrowsers' | 'passwordHashes'
> & {
  keyRing: KeyRing
  secrets: ServiceSecrets
  live: Pick<EventBus, 'onSessionEnd'>
  log: Log
  planNames: PlanNames
}

/** What erasing needs: less, because housekeeping does it too. */
type ErasureDeps = Pick<PrivacyDeps, 'sql' | 'keyRing' | 'secrets' | 'mailer'>

const AT_ONCE = 5

/** Erases the accounts whose seven days have passed. Any node may do it; each account is taken by one. */
export async function eraseDueAccounts(deps: ErasureDeps & Pick<PrivacyDeps, 'log'>): Promise<void> {
  for (const deletion of await deletions.takeDue(deps.sql, ERASURE_RETRY, AT_ONCE)) {
    await eraseAccount(deps, deletion).catch((err) =>
      deps.log.error({ event: 'erasure-failed', err }, 'an account could not be erased; trying again later'),
    )
  }
}

/**
 * Erases an account for good, unless the person changed their mind at the last moment. First, in a step of its own, its key and
 * all that signs in: from that moment nobody can read or change anything of it, whatever happens next. Then all the rest.
 * Broken off anywhere, it is taken up again by the next node that tries.
 */
async function eraseAccount(deps: ErasureDeps, { userId, email }: Pick<Deletion, 'userId' | 'email'>) {
  if (!(await destroyKey(deps, userId))) return
  const hash = await emailHasher(deps.secrets)
  await transaction(deps.sql, async (tx) => {
    await forgetBuyer(tx, email, hash)
    await erasedEmails.add(tx, email, hash(email))
    await mailOutbox.forgetPerson(tx, userId)
    await erasure.account(tx, userId)
    await deps.mailer.forget(email)
    const closed = await deletions.close(tx, userId)
    if (closed?.receiptDue) await addErasedReceipt(tx, email, closed.erasedAt)
  })
}

async function destroyKey({ sql, keyRing }: Pick<ErasureDeps, 'sql' | 'keyRing'>, userId: string) {
  const destroyed = await transaction(sql, async (tx) => {
    if (!(await deletions.begin(tx, userId))) return false
    const writing = await erasure.stopReplies(tx, userId)
    await personKeys.destroy(tx, userId)
    // Before the end of the sessions is announced: screens receive the reason, too.
    await announceErased(tx, writing, { type: 'conta-apagada', userId })
    await erasure.signIns(tx, userId)
    await erasedAccounts.add(tx, [userId])
    return true
  })
  if (destroyed) keyRing.forget(userId)
  return destroyed
}

/**
 * 'Excluir minha conta': the person proves with the password that it is them. There are seven days to change one's mind, unless
 * it is to be done now; then the account is gone when this ends. Null when it is gone.
 */
export async function askForDeletion(
  deps: PrivacyDeps,
  personId: string,
  { password, now }: AskForDeletion,
): Promise<Deletion | null> {
  await confirmPassword(deps, personId, password)
  await deps.limiter.take({ name: 'delete-account', limit: ERASURES_PER_PERSON, by: personId })
  if (now) {
    await eraseNow(deps, personId)
    deps.sendMails()
    return null
  }
  const deletion = await transaction(deps.sql, async (tx) => {
    const asked = await deletions.ask(tx, personId, { after: ACCOUNT_ERASED_AFTER })
    await addDeletionNotice(tx, asked)
    return asked
  })
  deps.sendMails()
  return deletion
}

/** Erases the account at once. When this ends it is gone; the receipt is in the outbox. */
export async function eraseNow(deps: ErasureDeps, personId: string): Promise<void> {
  await eraseAccount(deps, await deletions.ask(deps.sql, personId, { after: 0, nextTry: ERASURE_RETRY }))
}

/** 'Apagar todas as conversas', on every device. The notebook stays: a safety plan must not go with them. */
export async function eraseConversations(
  { sql, limiter }: Pick<PrivacyDeps, 'sql' | 'limiter'>,
  personId: string,
): Promise<void> {
  await limiter.take({ name: 'erase', limit: ERASURES_PER_PERSON, by: personId })
  await transaction(sql, (tx) => eraseAll(tx, personId))
}

/** Everything that a person wrote and was answered, the notebook included; the account stays. */
export async function eraseContent(sql: Sql, personId: string): Promise<void> {
  await transaction(sql, async (tx) => {
    await notebooks.erase(tx, personId)
    await eraseAll(tx, personId)
  })
}

async function eraseAll(tx: Queryable, personId: string): Promise<void> {
  const writing = await erasure.stopReplies(tx, personId)
  await erasure.conversations(tx, personId)
  await announceErased(tx, writing, { type: 'evento', userId: personId, event: { type: 'ola' } })
}

const announceErased = (tx: Queryable, writing: string[], erased: Announcement & { userId: string }) =>
  announce(
    tx,
    ...writing.map((id) => ({ type: 'pausar', userId: erased.userId, id, shown: 0 }) as const),
    erased,
  )

/** What is still known of somebody who was erased and registers again with the same e-mail. */
export function createReturningBuyers({ sql, secrets }: { sql: Sql; secrets: ServiceSecrets }) {
  /** Its key is read once: the transaction that creates an account should not wait for a second connection. */
  const hasher = makeOnce(() => emailHasher(secrets))
  const hashOf = async (email: string) => (await hasher())(email)

  return {
    /** Whether there are purchases that would be theirs again. Changes nothing. */
    hasPurchases: async (email: string): Promise<boolean> =>
      (await purchases.ofHash(sql, await hashOf(email))).length > 0,

    /** When the e-mail's account was last erased; null when it is not known to have been. */
    erasedAt: async (email: string): Promise<Date | null> => erasedEmails.erasedAt(sql, await hashOf(email)),

    /** In the transaction that creates the account: what was paid for is theirs again, and a suspension holds on. */
    async reclaim(tx: Queryable, email: string): Promise<void> {
      const hash = await hashOf(email)
      if ((await allowList.findPlano(tx, email)) === null) await reclaimPurchases(tx, email, hash)
      if (await erasedEmails.removeSuspended(tx, hash)) await suspensions.add(tx, email)
    },
  }
}
