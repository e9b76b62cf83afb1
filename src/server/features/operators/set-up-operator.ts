import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { newPasswordProblem, normalizeEmail } from '#domain/account/credentials.ts'
import type { InvitedOperator, NewOperatorPassword } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { OPERATOR_LINK_OPENINGS, SECRET_FAILURES } from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { refuseCommonPassword } from '#server/features/accounts/common-passwords.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { hashedToken, shownTotpName, totpSecretName } from './invite-operator.ts'
import { type OpenedSession, openOperatorSession } from './open-operator-session.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { type AskingPage, passkeyToCreate, readNewPasskey } from './passkeys.ts'
import { operatorLinks, operators, passkeys } from './store/operators.ts'
import { base32, otpauth, stepOfCode } from './totp.ts'

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
    const before = await operatorLinks.open(tx, hashedToken(token))
    if (!before) throw new AppError('operator_link_invalid')
    await deps.secrets.put(shownTotpName(id), secret.toString('base64'), { by: tx })
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

/** What a browser needs to make the passkey that a link is for. */
export async function offerPasskey(deps: OperatorDeps, token: string, page: AskingPage) {
  return passkeyToCreate(deps, await operatorOfLink(deps, token, page.caller), page)
}

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
  const shown = await deps.secrets.get(shownTotpName(operator.id))
  const step = shown === null ? null : stepOfCode(Buffer.from(shown, 'base64'), code)
  if (shown === null || step === null) throw new AppError('operator_code')
  const hash = await deps.passwordHashes.run({ first: true }, () => hashPassword(password))
  return openOperatorSession(deps, operator, 'senha e código', async (tx) => {
    await beginAnew(tx, operator.id, token)
    await operators.setPassword(tx, operator.id, hash)
    await deps.secrets.put(totpSecretName(operator.id), shown, { by: tx })
    await deps.secrets.remove(shownTotpName(operator.id), tx)
    await operators.takeTotpStep(tx, operator.id, step)
  })
}

/** Uses the link up; whatever signed this operator in before does so no more. */
async function beginAnew(tx: Queryable, operatorId: string, token: string): Promise<void> {
  if (!(await operatorLinks.use(tx, hashedToken(token)))) throw new AppError('operator_link_invalid')
  await operators.clearCredentials(tx, operatorId)
}

/** Wrong tokens are counted for the address. */
async function operatorOfLink(deps: OperatorDeps, token: string, { address }: Caller): Promise<Operator> {
  const guesses = [{ name: 'operator-link', limit: SECRET_FAILURES, by: address }]
  return deps.limiter.countFailures(guesses, ['operator_link_invalid'], async () => {
    const operator = await operatorLinks.operatorOf(deps.sql, hashedToken(token))
    if (!operator) throw new AppError('operator_link_invalid')
    return operator
  })
}
