import { randomUUID } from 'node:crypto'
import { normalizeEmail, resetRequestProblem } from '#domain/account/credentials.ts'
import { DONE, type LinkAsked } from '#domain/api/account.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import {
  LINK_MAILS_PER_DAY,
  LINK_MAILS_PER_PERSON,
  LINK_REQUESTS_PER_ADDRESS,
  LINK_REQUESTS_PER_EMAIL,
  RESET_LINK_LASTS,
  SECRET_FAILURES,
} from '#domain/limits.ts'
import { type MailTemplate, personMail } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { AccountDeps } from './account-deps.ts'
import { type LinkKind, mailLinks } from './store/mail-links.ts'
import { people } from './store/people.ts'
import { credentials } from './store/sessions.ts'

/**
 * Sends a link by mail. The answer is given before it is looked up whether the account exists, so it is the same for
 * every e-mail, in its words and in its timing; what is awaited is only whether mail can leave at all.
 */
export async function askForLink(
  deps: AccountDeps,
  kind: AskedLink,
  typed: string,
  caller: Caller,
): Promise<LinkAsked> {
  const problem = resetRequestProblem(typed)
  if (problem) throw new AppError(problem)
  const email = normalizeEmail(typed)
  // Never by the e-mail alone: a stranger who asks for it must not use up what its owner may ask for.
  await deps.limiter.take(
    { name: `${kind}-address`, limit: LINK_REQUESTS_PER_ADDRESS, by: caller.address },
    { name: `${kind}-email`, limit: LINK_REQUESTS_PER_EMAIL, by: `${email} ${caller.address}` },
  )
  const leaves = await deps.mailer.check().then(
    () => true,
    () => false,
  )
  deps.background.run('link by mail', () => addLinkMail(deps, kind, email))
  return leaves ? DONE : { ...DONE, espera: true }
}

/** While the link of a mail is good no second one leaves; nor more than some a day of all kinds. */
async function addLinkMail({ sql, limiter, sendMails }: AccountDeps, kind: AskedLink, email: string) {
  const personId = await people.idOf(sql, email)
  // One that could not leave does now, if it can, instead of a second one.
  if (await mailOutbox.hurry(sql, kind, email)) return sendMails()
  if (!personId || (await mailLinks.wasMailed(sql, personId, kind))) return
  try {
    await limiter.take(
      { name: `${kind}-mail`, limit: LINK_MAILS_PER_PERSON, by: personId },
      { name: 'mails-of-strangers', limit: LINK_MAILS_PER_DAY, by: personId },
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_tries') return
    throw error
  }
  // Not the same for each request: a mail is known by its key, and receivers drop one that they had before.
  const chave = `${kind}/${personId}/${randomUUID()}`
  await mailOutbox.add(sql, [{ chave, modelo: kind, para: email, dados: { personId } }])
  sendMails()
}

const template = (kind: AskedLink): MailTemplate<AskedLink> => ({
  write: async ({ sql, appUrl }, { para, dados }) =>
    linkMail(kind, { to: para, appUrl, token: await mailLinks.add(sql, dados.personId, kind) }),
  // Later nobody waits for it any more.
  triedFor: RESET_LINK_LASTS,
})

export const LINK_MAILS = { 'nova-senha': template('nova-senha'), entrada: template('entrada') }

const LINK_TEXTS = {
  'nova-senha': {
    page: 'redefinir-senha',
    subject: 'Crie uma nova senha no Aconchego',
    label: 'Escolher nova senha',
    why: 'Recebemos um pedido para criar uma nova senha para a sua conta no Aconchego. Para escolher a nova senha, abra este endereço:',
    after: 'Depois da troca, os outros links deixam de valer e a sua conta sai de todos os aparelhos.',
    otherwise: 'nada muda na sua conta.',
  },
  entrada: {
    page: 'entrar',
    subject: 'Entre no Aconchego neste navegador',
    label: 'Liberar este navegador',
    why: 'Houve muitas tentativas de entrar na sua conta no Aconchego, e alguém pediu este link para não precisar esperar. Se foi você, abra-o no navegador em que quer entrar:',
    after: 'Depois dele, a sua senha entra na hora, mesmo que outra pessoa continue tentando adivinhá-la.',
    otherwise: 'o link não entra na conta sem a sua senha.',
  },
}
type AskedLink = keyof typeof LINK_TEXTS

type LinkOptions = { to: string; appUrl: string; token: string }

export function linkMail(kind: AskedLink, { to, appUrl, token }: LinkOptions): Mail {
  const { page, subject, label, why, after, otherwise } = LINK_TEXTS[kind]
  const link = `${appUrl}/${page}#token=${token}`
  return personMail({
    to,
    subject,
    button: { label, link },
    lines: [
      why,
      link,
      `O link vale por uma hora e só pode ser usado uma vez. ${after}`,
      `Se não foi você quem pediu, pode ignorar esta mensagem: ${otherwise}`,
    ],
  })
}

/** Only wrong tokens are counted and refused with a wait: the right one always works, despite guesses from the same address. */
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
    return mailLinks.add(tx, personId, 'reset')
  })
}

/** 'Não fui eu' from the mail about a new account: the account and everything in it are erased. */
export async function undoAccount(deps: AccountDeps, token: string, caller: Caller): Promise<void> {
  // The link goes with the account, and not before: broken off half way, it can be followed again.
  await deps.eraseNow(await linkOwner(deps, { kind: 'undo-account', token, invalid: UNDO_INVALID }, caller))
  deps.sendMails()
}

/** Gives the e-mail of a person who reads that mailbox. It opens no session: the password is still asked for, without a wait. */
export async function knowBrowser(deps: AccountDeps, token: string, caller: Caller): Promise<string> {
  const invalid = 'entry_token_invalid'
  const personId = await linkOwner(deps, { kind: 'entrada', token, invalid }, caller)
  const email = await people.emailOf(deps.sql, personId)
  if (!email || !(await mailLinks.use(deps.sql, 'entrada', token))) throw new AppError(invalid)
  return email
}
