import type { Operator, OperatorRole } from '#domain/panel/roles.ts'
import { newToken, tokenHash } from '#server/features/accounts/store/sessions.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
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
    if (role !== 'dono') refuseLastOwner(await operators.owners(tx), email)
    const operator = await operators.put(tx, { id: uuidv7(), nome, email, papel: role })
    await operators.clearCredentials(tx, operator.id)
    await secrets.remove(totpSecretName(operator.id), tx)
    const token = newToken(32)
    await operatorLinks.replace(tx, operator.id, tokenHash(token))
    return { operator, token }
  })
}

/** Their sessions end with them. */
export const removeOperator = ({ auditLog, secrets }: Deps, email: string): Promise<void> =>
  auditLog.record(TERMINAL, { acao: 'operador removido', alvo: email }, async (tx) => {
    const owners = await operators.owners(tx)
    const found = await operators.find(tx, email)
    if (!found) throw new Error(`${email} não está na lista. Nada foi alterado.`)
    refuseLastOwner(owners, email)
    await operators.remove(tx, found.id)
    await secrets.remove(totpSecretName(found.id), tx)
  })

function refuseLastOwner(owners: string[], email: string): void {
  if (owners.length === 1 && owners[0] === email)
    throw new Error(`${email} é o último dono do painel: adicione outro antes. Nada foi alterado.`)
}

export const totpSecretName = (operatorId: string): string => `operador/${operatorId}/totp`
