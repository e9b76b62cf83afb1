import { OPERATOR_NAME_MAX } from '#domain/limits.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#domain/panel/roles.ts'
import { brasiliaIso } from '#domain/text/brasilia-time.ts'
import { type AuditLog, createAuditLog, createAuditLogEnd } from '#server/features/operators/audit-log.ts'
import { inviteOperator, removeOperator } from '#server/features/operators/invite-operator.ts'
import { type ListedOperator, operators } from '#server/features/operators/store/operators.ts'
import { integrationsKnownTo } from '#server/features/purchases/operator/manage-integrations.ts'
import { parseOptions, readEmail } from './read-arguments.ts'
import { type Command, Misuse, openSecrets, type Tools } from './run-command.ts'

const USAGE = `Quem pode usar o painel (/painel):

  npm run operadores -- add NOME EMAIL [--papel PAPEL]   adiciona alguém, ou dá outro link a quem já está na lista:
                                                         o que valia antes (sessões, senha, chave, código) termina na hora;
                                                         PAPEL é dono, atendimento ou leitura
  npm run operadores -- list                             mostra quem está na lista
  npm run operadores -- remove EMAIL                     tira alguém; as sessões dessa pessoa terminam na hora
  npm run operadores -- registro                         o que foi feito no painel: quando, quem, o quê, a quem, por quê
  npm run operadores -- registro --conferir              confere se nenhuma linha do registro falta ou mudou`

async function openOperators({ settings, open, warn }: Tools) {
  const sql = await open()
  const secrets = openSecrets(settings(), sql)
  const auditLogEnd = createAuditLogEnd(settings().dataDir, () =>
    warn('Feito, mas registro-fim.json em DATA_DIR não se lê ou não se escreve: npm run situacao'),
  )
  return { sql, secrets, auditLog: createAuditLog({ sql, secrets, auditLogEnd }) }
}

/** Reads what was asked before anything is opened: a mistake in it changes nothing. */
async function runVerb(args: string[], tools: Tools): Promise<string[]> {
  const { values, positionals } = parseOptions(
    args,
    { papel: { type: 'string' }, conferir: { type: 'boolean' } },
    'Não entendi as opções. Há --papel PAPEL, para add, e --conferir, para registro.',
  )
  const [verb, ...given] = positionals
  if (values.papel !== undefined && verb !== 'add') throw new Error('--papel é só para add.')
  if (values.conferir && verb !== 'registro') throw new Error('--conferir é só para registro.')
  switch (verb) {
    case 'add':
      return add(given, values.papel, tools)
    case 'remove':
      if (given.length !== 1) throw new Error('Uso: npm run operadores -- remove EMAIL')
      return remove(readEmail(given[0] ?? ''), tools)
    case 'list': {
      if (given.length > 0) throw new Misuse()
      const { sql } = await openOperators(tools)
      return (await operators.list(sql)).map(listLine)
    }
    case 'registro': {
      if (given.length > 0) throw new Misuse()
      const { auditLog } = await openOperators(tools)
      return values.conferir ? check(auditLog) : show(auditLog)
    }
    default:
      throw new Error(`Não conheço "${verb}". Use add, list, remove ou registro.`)
  }
}

async function add([name, typed, ...more]: string[], papel: string | undefined, tools: Tools) {
  const nome = name?.trim() ?? ''
  if (!nome || !typed || more.length > 0)
    throw new Error(
      'Uso: npm run operadores -- add NOME EMAIL [--papel PAPEL] (um nome com espaços vai entre aspas)',
    )
  if ([...nome].length > OPERATOR_NAME_MAX || /\p{Cc}/u.test(nome))
    throw new Error(`NOME pode ter até ${OPERATOR_NAME_MAX} caracteres, sem quebras de linha.`)
  const invited = {
    nome,
    email: readEmail(typed),
    papel: papel === undefined ? undefined : readRole(papel),
  }
  const { operator, token } = await inviteOperator(await openOperators(tools), invited)
  const { panel, appUrl } = tools.settings()
  return [
    `${invited.email} pode usar o painel (${operator.papel}). Quem abrir este link nas próximas 24 horas escolhe como entrar; ele vale uma vez:`,
    `LINK: ${panel?.url ?? appUrl}/painel/entrar#token=${token}`,
  ]
}

async function remove(email: string, tools: Tools): Promise<string[]> {
  const deps = await openOperators(tools)
  await removeOperator(deps, email)
  const known = await integrationsKnownTo(deps, email)
  return [
    `${email} não usa mais o painel.`,
    ...(known.length > 0 ? ['Troque os segredos que essa pessoa conhece, ou pode conhecer:'] : []),
    ...known.map(({ id }) => `npm run compras -- integracoes rotate ${id} --segredo - --agora`),
  ]
}

function listLine({ email, nome, papel, isReady, lastSignIn }: ListedOperator): string {
  const last = lastSignIn ? brasiliaIso(lastSignIn) : isReady ? '' : 'ainda não abriu o link'
  return [email, nome, papel, last].join('\t')
}

async function show(auditLog: AuditLog): Promise<string[]> {
  const lines: string[] = []
  for await (const { at, operador, acao, alvo, motivo } of auditLog.all())
    lines.push([brasiliaIso(at), operador, acao, alvo ?? '', oneLine(motivo ?? '')].join('\t'))
  return lines
}

async function check(auditLog: AuditLog): Promise<string[]> {
  const damage = await auditLog.findDamage()
  if (damage) throw new Error(`O registro não confere. ${damage}`)
  return ['O registro confere: nenhuma linha falta nem mudou.']
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

function readRole(typed: string): OperatorRole {
  const role = OPERATOR_ROLES.find((each) => each === typed)
  if (!role) throw new Error(`--papel deve ser ${OPERATOR_ROLES.join(', ')}.`)
  return role
}

export const operadoresCommand: Command = { usage: USAGE, act: runVerb }
