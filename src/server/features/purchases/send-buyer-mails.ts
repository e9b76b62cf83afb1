import { BUYER_MAIL_RETRY, BUYER_MAIL_TRIED_FOR } from '#domain/limits.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { buyerMail } from './buyer-mails.ts'
import type { BuyerMailDeps } from './purchase-deps.ts'
import { type DueMail, mailOutbox } from './store/mail-outbox.ts'
import { purchases } from './store/purchases.ts'

const AT_ONCE = 20

/** Sends the mails whose time has come. One that was interrupted is sent again under the same message id. */
export async function sendBuyerMails(deps: BuyerMailDeps): Promise<void> {
  for (;;) {
    const due = await mailOutbox.takeDue(deps.sql, BUYER_MAIL_RETRY, AT_ONCE)
    await Promise.all(due.map((mail) => sendOne(deps, mail)))
    if (due.length < AT_ONCE) return
  }
}

async function sendOne(deps: BuyerMailDeps, mail: DueMail): Promise<void> {
  const { sql, mailer, log } = deps
  try {
    if (mail.modelo === 'criar-conta' && !(await isStillInvited(deps, mail.para)))
      return await mailOutbox.drop(sql, mail.chave)
    await mailer.send(buyerMail(deps, mail))
    await mailOutbox.sent(sql, mail.chave)
  } catch (error) {
    // What announces that something is erased is never given up: nothing is erased before it has left.
    const isOld = Date.now() - mail.criadoEm.getTime() > BUYER_MAIL_TRIED_FOR
    const givenUp = isOld && mail.modelo === 'criar-conta'
    log.warn({ err: error, template: mail.modelo, givenUp }, 'a mail to a buyer could not be sent')
    if (givenUp) await mailOutbox.drop(sql, mail.chave)
  }
}

/** Who has registered meanwhile, or was given the money back, needs no invitation. */
async function isStillInvited({ sql }: BuyerMailDeps, email: string): Promise<boolean> {
  const registered = await purchases.withAccount(sql, [email])
  return !registered.has(email) && (await allowList.findPlano(sql, email)) !== null
}
