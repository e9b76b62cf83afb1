import { verifyPassword } from 'better-auth/crypto'
import { normalizeEmail } from '#domain/account/credentials.ts'
import type { OperatorLogin } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import {
  SIGN_IN_FAILURES_PER_ACCOUNT,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_EMAIL,
} from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { totpSecretName } from './invite-operator.ts'
import { type OpenedSession, openOperatorSession } from './open-operator-session.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { type AskingPage, operatorOfPasskey } from './passkeys.ts'
import { operators, passkeys } from './store/operators.ts'
import { stepOfCode } from './totp.ts'

/** Opens a session for the right e-mail, password and code. The answer does not tell which of them was wrong. */
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
    if (!found || !(await isFreshCode(deps, found, form.code))) throw new AppError('operator_credential')
    return found
  })
  return openOperatorSession(deps, operator, 'senha e código', async (tx) => {
    if (!(await operators.lockWithPassword(tx, operator.id, operator.passwordHash)))
      throw new AppError('operator_credential')
  })
}

/** Opens a session for a passkey that has signed one of our challenges. */
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

/** Whether this code is right and was never used; then it is used up. */
async function isFreshCode({ sql, secrets }: OperatorDeps, { id }: Operator, code: string): Promise<boolean> {
  const secret = await secrets.get(totpSecretName(id))
  const step = secret === null ? null : stepOfCode(Buffer.from(secret, 'base64'), code)
  return step !== null && (await operators.takeTotpStep(sql, id, step))
}
