import { randomBytes, randomUUID } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { newPasswordProblem, normalizeEmail } from '#domain/account/credentials.ts'
import type { InvitedOperator, NewOperatorPassword, OperatorLogin } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import {
  OPERATOR_LINK_OPENINGS,
  SECRET_FAILURES,
  SIGN_IN_FAILURES_PER_ACCOUNT,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_EMAIL,
} from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import type { AccountDeps } from '#server/features/accounts/account-deps.ts'
import { refuseCommonPassword } from '#server/features/accounts/passwords.ts'
import { newToken, tokenHash } from '#server/features/accounts/store/sessions.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import type { MailTemplates } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { AuditLog } from './audit-log.ts'
import { totpSecretName } from './invite-operator.ts'
import { type AskingPage, operatorOfPasskey, passkeyToCreate, readNewPasskey } from './passkeys.ts'
import { auditLogHead } from './store/audit-log.ts'
import { operatorLinks, operatorSessions, operators, passkeys } from './store/operators.ts'
import { base32, otpauth, stepOfCode } from './totp.ts'

export type OperatorDeps = Pick<
  AccountDeps,
  'sql' | 'limiter' | 'passwordHashes' | 'authSecret' | 'sendMails'
> & {
  secrets: ServiceSecrets
  auditLog: AuditLog
}

/** Opens a session for the right e-mail, password and code. The answer does not reveal which of them was wrong. */
export async function signInByPassword(
  deps: OperatorDeps,
  form: OperatorLogin,
  { address }: Caller,
): Promise<OpenedSession> {
  const email = normalizeEmail(form.email)
  if (!email || !form.password || !form.code) throw new AppError('fields_required')
  deps.passwordHashes.refuseIfFull()
  const failures = [
    { name: 'operator-address', limit: SIGN_IN_FAILURES_PER_ADDRESS, by: address },
    { name: 'operator-email', limit: SIGN_IN_FAILURES_PER_EMAIL, by: `${email} ${address}` },
    { name: 'operator-account', limit: SIGN_IN_FAILURES_PER_ACCOUNT, by: email },
  ]
  const operator = await deps.limiter.countFailures(failures, ['operator_credential'], async () => {
    const found = await operatorWithPassword(deps, email, form.password)
    const read = found && (await readCode(deps, found, form.code))
    if (!read || !(await operators.takeTotpStep(deps.sql, found.id, read.step)))
      throw new AppError('operator_credential')
    return found
  })
  return openOperatorSession(deps, operator, 'senha e código', async (tx) => {
    if (!(await operators.lockWithPassword(tx, operator.id, operator.passwordHash)))
      throw new AppError('operator_credential')
  })
}

export async function signInByPasskey(
  deps: OperatorDeps,
  credential: { id: string },
  { origin, caller }: AskingPage,
): Promise<OpenedSession> {
  const failures = [{ name: 'operator-address', limit: SIGN_IN_FAILURES_PER_ADDRESS, by: caller.address }]
  const operator = await deps.limiter.countFailures(failures, ['passkey_refused'], () =>
    operatorOfPasskey(deps.sql, credential, origin),
  )
  return openOperatorSession(deps, operator, 'chave de acesso', async (tx) => {
    if (!(await passkeys.lockOwner(tx, operator.id, credential.id))) throw new AppError('passkey_refused')
  })
}

/** Of scrypt's form and nobody's: an unknown e-mail takes as long as a known one. */
const NOBODYS_HASH = `${'0'.repeat(32)}:${'0'.repeat(128)}`

async function operatorWithPassword({ sql, passwordHashes }: OperatorDeps, email: string, password: string) {
  const found = await operators.find(sql, email)
  const hash = found?.passwordHash ?? NOBODYS_HASH
  const isRight = await passwordHashes.run({}, () => verifyPassword({ hash, password }))
  return found?.passwordHash && isRight ? { ...found, passwordHash: found.passwordHash } : null
}

/** The step of a code, with the secret that it was made with; null for a wrong one. */
async function readCode({ secrets }: OperatorDeps, { id }: Operator, code: string) {
  const secret = await secrets.get(totpSecretName(id))
  const step = secret === null ? null : stepOfCode(Buffer.from(secret, 'base64'), code)
  return secret === null || step === null ? null : { secret, step }
}

export type OpenedSession = { operator: Operator; token: string }

/** With what `before` stores, a line of the audit log and mails to every owner: all of it or nothing. */
async function openOperatorSession(
  { auditLog, sendMails }: Pick<OperatorDeps, 'auditLog' | 'sendMails'>,
  operator: Operator,
  by: 'chave de acesso' | 'senha e código',
  before?: (tx: Queryable) => Promise<void>,
): Promise<OpenedSession> {
  const token = newToken(32)
  await auditLog.record(operator, { acao: 'entrou', motivo: by }, async (tx) => {
    await before?.(tx)
    await operatorSessions.add(tx, operator.id, tokenHash(token))
    await operators.signedIn(tx, operator.id)
    const owners = await operators.owners(tx)
    const linhas = (await auditLogHead.find(tx))?.seq ?? 0
    const dados = { nome: operator.nome, email: operator.email, por: by, em: Date.now(), linhas }
    const modelo = 'operador-entrou' as const
    const mails = owners.map((para) => ({ chave: `${modelo}/${randomUUID()}`, modelo, para, dados }))
    await mailOutbox.add(tx, mails)
  })
  sendMails()
  return { operator, token }
}

export const OPERATOR_MAILS: Pick<MailTemplates, 'operador-entrou'> = {
  'operador-entrou': {
    write: (_, { para, dados: { nome, email, por, em, linhas } }) =>
      composeMail({
        to: para,
        subject: `${nome} entrou no painel`,
        lines: [
          'Olá!',
          `${nome} (${email}) entrou no painel do Aconchego em ${brasiliaMoment(new Date(em))} (horário de Brasília), com ${por}.`,
          'Se você não esperava por isto, tire o acesso no servidor e olhe o registro do painel:',
          `npm run operadores -- remove ${email}`,
          `O registro do painel já tinha ${linhas} linhas: com menos do que isso, foi cortado.`,
        ],
      }),
  },
}

const SECRET_BYTES = 20

/**
 * Whom a link is for, with a new secret for an authenticator app: only the one that was shown last counts. Each opening is
 * recorded, and the page shows when the one before was.
 */
export async function readInvitedOperator(
  deps: OperatorDeps,
  token: string,
  caller: Caller,
): Promise<InvitedOperator> {
  const operator = await operatorOfLink(deps, token, caller)
  const { id, nome, email } = operator
  await deps.limiter.take({ name: 'operator-link-opened', limit: OPERATOR_LINK_OPENINGS, by: id })
  const secret = randomBytes(SECRET_BYTES)
  const opened = await deps.auditLog.record(operator, { acao: 'link aberto' }, async (tx) => {
    const before = await operatorLinks.open(tx, tokenHash(token))
    if (!before) throw new AppError('operator_link_invalid')
    await deps.secrets.put(totpSecretName(id), secret.toString('base64'), { by: tx })
    return before.openedAt
  })
  return {
    nome,
    email,
    secret: base32(secret),
    otpauth: otpauth(email, secret),
    openedAt: opened?.toISOString() ?? null,
  }
}

export const offerPasskey = async (deps: OperatorDeps, token: string, page: AskingPage) =>
  passkeyToCreate(deps, await operatorOfLink(deps, token, page.caller), page)

/** Sets the passkey with which the operator of this link signs in from now on, and signs them in. */
export async function setPasskey(
  deps: OperatorDeps,
  { token, credential }: { token: string; credential: unknown },
  { origin, caller }: AskingPage,
): Promise<OpenedSession> {
  const operator = await operatorOfLink(deps, token, caller)
  const passkey = await readNewPasskey(deps.sql, credential, origin)
  return openOperatorSession(deps, operator, 'chave de acesso', async (tx) => {
    await beginAnew(tx, operator.id, token)
    await passkeys.add(tx, operator.id, passkey)
  })
}

/** Sets a password, together with the app that writes its codes, and signs the operator of this link in. */
export async function setOperatorPassword(
  deps: OperatorDeps,
  { token, email, password, code }: NewOperatorPassword,
  caller: Caller,
): Promise<OpenedSession> {
  const operator = await operatorOfLink(deps, token, caller)
  const problem = newPasswordProblem(password, password)
  if (problem || !code) throw new AppError(problem ?? 'fields_required')
  if (normalizeEmail(email) !== operator.email) throw new AppError('operator_link_invalid')
  await refuseCommonPassword(password)
  const read = await readCode(deps, operator, code)
  if (!read) throw new AppError('operator_code')
  const hash = await deps.passwordHashes.run({ first: true }, () => hashPassword(password))
  return openOperatorSession(deps, operator, 'senha e código', async (tx) => {
    await beginAnew(tx, operator.id, token)
    await operators.setPassword(tx, operator.id, hash)
    // The one whose code was shown to be known: an opening of the link meanwhile has stored another.
    await deps.secrets.put(totpSecretName(operator.id), read.secret, { by: tx })
    await operators.takeTotpStep(tx, operator.id, read.step)
  })
}

/** Uses the link up; whatever signed this operator in before does so no more. */
async function beginAnew(tx: Queryable, operatorId: string, token: string): Promise<void> {
  if (!(await operatorLinks.use(tx, tokenHash(token)))) throw new AppError('operator_link_invalid')
  await operators.clearCredentials(tx, operatorId)
}

/** Wrong tokens are counted for the address. */
async function operatorOfLink(deps: OperatorDeps, token: string, { address }: Caller): Promise<Operator> {
  const guesses = [{ name: 'operator-link', limit: SECRET_FAILURES, by: address }]
  return deps.limiter.countFailures(guesses, ['operator_link_invalid'], async () => {
    const operator = await operatorLinks.operatorOf(deps.sql, tokenHash(token))
    if (!operator) throw new AppError('operator_link_invalid')
    return operator
  })
}
