import { createHmac } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { newPasswordProblem, normalizeEmail } from '#domain/account/credentials.ts'
import type { InvitedOperator, NewOperatorPassword } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { SECRET_FAILURES } from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { refuseCommonPassword } from '#server/features/accounts/common-passwords.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { hashedToken, totpSecretName } from './invite-operator.ts'
import { type OpenedSession, openOperatorSession } from './open-operator-session.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { type AskingPage, passkeyToCreate, readNewPasskey } from './passkeys.ts'
import { operatorLinks, operators, passkeys } from './store/operators.ts'
import { base32, otpauth, stepOfCode } from './totp.ts'

const SECRET_BYTES = 20

/** Whom a link is for, with the secret that an authenticator app would take. */
export async function readInvitedOperator(
  deps: OperatorDeps,
  token: string,
  caller: Caller,
): Promise<InvitedOperator> {
  const { nome, email } = await operatorOfLink(deps, token, caller)
  const secret = proposedSecret(deps, token)
  return { nome, email, secret: base32(secret), otpauth: otpauth(email, secret) }
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
  const secret = proposedSecret(deps, token)
  const step = stepOfCode(secret, code)
  if (step === null) throw new AppError('operator_code')
  const hash = await deps.passwordHashes.run({ first: true }, () => hashPassword(password))
  await deps.secrets.put(totpSecretName(operator.id), secret.toString('base64'))
  return openOperatorSession(deps, operator, 'senha e código', async (tx) => {
    await beginAnew(tx, operator.id, token)
    await operators.setPassword(tx, operator.id, hash)
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

/** It follows from the link, so that nothing need be stored before the first code has proved that an app has it. */
function proposedSecret({ authSecret }: OperatorDeps, token: string): Buffer {
  return createHmac('sha256', authSecret).update(`totp\0${token}`).digest().subarray(0, SECRET_BYTES)
}
