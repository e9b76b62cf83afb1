import { createHash, randomBytes } from 'node:crypto'
import type { Operator, OperatorRole } from '#domain/panel/roles.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type AuditLog, TERMINAL } from './audit-log.ts'
import { operatorLinks, operators } from './store/operators.ts'

type Deps = { auditLog: AuditLog; secrets: ServiceSecrets }

/**
 * Adds an operator and gives the token of a one-time link. For an e-mail that is known everything that signed them in ends with
 * it, sessions and the old link too: a device was lost.
 * The first operator owns the panel, the others read, unless a role is given; one that is known keeps theirs.
 */
export function inviteOperator(
  { auditLog, secrets }: Deps,
  { nome, email, papel }: { nome: string; email: string; papel?: OperatorRole | undefined },
): Promise<{ operator: Operator; token: string }> {
  const recorded = { acao: 'operador adicionado', alvo: email }
  return auditLog.record(TERMINAL, recorded, async (tx) => {
    const known = await operators.find(tx, email)
    const usual = (await operators.exist(tx)) ? 'leitura' : 'dono'
    const role = papel ?? known?.papel ?? usual
    if (role !== 'dono') await refuseLastOwner(await operators.owners(tx), email)
    const operator = await operators.put(tx, { id: uuidv7(), nome, email, papel: role })
    await operators.clearCredentials(tx, operator.id)
    await removeCodeSecrets(secrets, operator.id, tx)
    const token = randomBytes(32).toString('base64url')
    await operatorLinks.replace(tx, operator.id, hashedToken(token))
    return { operator, token }
  })
}

/** False when there is none with this e-mail. Their sessions end with them. */
export async function removeOperator({ auditLog, secrets }: Deps, email: string): Promise<boolean> {
  class Unknown extends Error {}
  try {
    await auditLog.record(TERMINAL, { acao: 'operador removido', alvo: email }, async (tx) => {
      const owners = await operators.owners(tx)
      const found = await operators.find(tx, email)
      if (!found) throw new Unknown()
      refuseLastOwner(owners, email)
      await operators.remove(tx, found.id)
      await removeCodeSecrets(secrets, found.id, tx)
    })
    return true
  } catch (error) {
    if (error instanceof Unknown) return false
    throw error
  }
}

function refuseLastOwner(owners: string[], email: string): void {
  if (owners.length === 1 && owners[0] === email)
    throw new Error(`${email} é o último dono do painel: adicione outro antes. Nada foi alterado.`)
}

/** What is stored of the token of a link or a session. */
export const hashedToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const totpSecretName = (operatorId: string): string => `operador/${operatorId}/totp`

/** The one that the page of a link has shown last. */
export const shownTotpName = (operatorId: string): string => `${totpSecretName(operatorId)}-mostrado`

async function removeCodeSecrets(secrets: ServiceSecrets, operatorId: string, tx: Queryable): Promise<void> {
  await secrets.remove(totpSecretName(operatorId), tx)
  await secrets.remove(shownTotpName(operatorId), tx)
}
