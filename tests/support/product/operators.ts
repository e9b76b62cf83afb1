import { randomBytes } from 'node:crypto'
import type { InvitedOperator, OperatorSession } from '#domain/api/panel.ts'
import type { Operator, OperatorRole } from '#domain/panel/roles.ts'
import { tokenHash } from '#server/features/accounts/store/sessions.ts'
import { createAuditLog } from '#server/features/operators/audit-log.ts'
import { inviteOperator } from '#server/features/operators/invite-operator.ts'
import { operatorSessions } from '#server/features/operators/store/operators.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { codeOf } from './authenticator.ts'
import { PASSWORD, type TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

/** The token of a link, as `npm run operadores -- add` prints it. */
export async function invited(
  product: TestApp,
  { papel = 'dono', email = newEmail() }: Partial<Operator> = {},
) {
  const { deps } = product
  const auditLog = createAuditLog(deps)
  const { operator, token } = await inviteOperator({ ...deps, auditLog }, { nome: 'Ana', email, papel })
  return { operator, token }
}

/** An operator of this role with a session, in a browser of their own. */
export async function operatorOf(product: TestApp, papel: OperatorRole = 'dono') {
  const { operator } = await invited(product, { papel })
  const token = randomBytes(32).toString('base64url')
  await operatorSessions.add(product.sql, operator.id, tokenHash(token))
  const visitor = product.visitor()
  visitor.cookies.set('aconchego-painel', token)
  return { ...operator, visitor }
}

/** Opens the link and sets a password with an app; the secret of the app. */
export async function setPassword(visitor: Visitor, token: string, password = PASSWORD) {
  const { body } = await visitor.post<InvitedOperator>('/api/painel/convite', { token })
  const form = { token, email: body.email, password, code: codeOf(body.secret) }
  return { ...body, answer: await visitor.post<OperatorSession>('/api/painel/senha/nova', form) }
}
