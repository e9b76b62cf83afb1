import { planState } from '#domain/purchases/plan-state.ts'
import { brasiliaIso } from '#domain/text/brasilia-time.ts'
import { suspendAccount, suspensions } from '#server/features/accounts/store/people.ts'
import { FORMULA, readAllowedCsv } from '#server/features/allow-list/read-allowed-csv.ts'
import { type AllowListEntry, allowList } from '#server/features/allow-list/store.ts'
import { erasedEmails } from '#server/features/privacy/store/deletions.ts'
import { emailHasher } from '#server/features/purchases/apply-events.ts'
import { addEntries } from '#server/features/purchases/operator/manage-sales.ts'
import { createLog } from '#server/platform/log.ts'
import { parseOptions, readCsvFile, readEmail, readPlan } from './read-arguments.ts'
import { type Command, openSecrets, type Tools } from './run-command.ts'

const USAGE = `A lista de quem pode criar uma conta (liberados):

  npm run liberados -- add EMAIL --plano PLANO    libera um e-mail, ou muda o plano dele
  npm run liberados -- remove EMAIL               tira um e-mail da lista; contas que já existem ficam
  npm run liberados -- list                       mostra a lista, como email,plano; de uma compra também até quando
                                                  e se está ativo, atrasado, cancelado ou terminado
  npm run liberados -- import ARQUIVO.csv         libera todos de um arquivo com as colunas email,plano
  npm run liberados -- suspend EMAIL              a conta não envia mais mensagens; o resto dela continua
  npm run liberados -- resume EMAIL               a conta volta a enviar mensagens`

const log = createLog('silent')

/** Reads what was asked before anything is opened: a mistake in it changes nothing. */
async function runVerb(args: string[], { settings, open }: Tools): Promise<string[]> {
  const options = { plano: { type: 'string' } } as const
  const { values, positionals } = parseOptions(
    args,
    options,
    'Não entendi as opções. A única é --plano PLANO.',
  )
  const [verb, ...given] = positionals
  const only = (what: string): string => {
    const [value, ...more] = given
    if (!value || more.length > 0) throw new Error(`Uso: npm run liberados -- ${verb} ${what}`)
    return value
  }
  if (values.plano !== undefined && verb !== 'add') throw new Error('--plano é só para add.')
  switch (verb) {
    case 'add': {
      const email = readEmail(only('EMAIL --plano PLANO'))
      const plano = readPlan(values.plano ?? '', '--plano')
      await addEntries({ sql: await open(), log }, [{ email, plano }])
      return [`${email} pode criar uma conta (plano ${plano}).`]
    }
    case 'remove': {
      const email = readEmail(only('EMAIL'))
      const wasListed = await allowList.remove(await open(), email)
      return [wasListed ? `${email} saiu da lista.` : `${email} não estava na lista.`]
    }
    case 'list':
      if (given.length > 0) throw new Error('Uso: npm run liberados -- list')
      return (await allowList.list(await open())).map(entryLine)
    case 'import': {
      const entries = readCsvFile(only('ARQUIVO.csv'), readAllowedCsv)
      await addEntries({ sql: await open(), log }, entries)
      return [entries.length === 1 ? '1 e-mail liberado.' : `${entries.length} e-mails liberados.`]
    }
    case 'suspend': {
      const email = readEmail(only('EMAIL'))
      if (!(await suspendAccount(await open(), email)))
        throw new Error(`Não há conta com ${email}. Nada foi alterado.`)
      return [`${email} não envia mais mensagens; o resto da conta continua.`]
    }
    case 'resume': {
      const email = readEmail(only('EMAIL'))
      const sql = await open()
      // Of an account that was erased only a keyed hash of its e-mail is left.
      const hash = await emailHasher(openSecrets(settings(), sql))
      const wasErased = await erasedEmails.removeSuspended(sql, hash(email))
      return (await suspensions.remove(sql, email)) || wasErased
        ? [`${email} volta a enviar mensagens.`]
        : [`${email} não estava com o envio suspenso.`]
    }
    default:
      throw new Error(`Não conheço "${verb}". Use add, remove, list, import, suspend ou resume.`)
  }
}

/** What was given by hand is e-mail and plan, and can be imported again; of a purchase also until when, and its state. */
function entryLine(entry: AllowListEntry): string {
  const { email, plano, origem, fimAcesso, toleranciaAte } = entry
  const state = planState(entry, Date.now())
  const end = state === 'terminado' ? (toleranciaAte ?? fimAcesso) : fimAcesso
  const until = end === null ? '' : brasiliaIso(end)
  const more = origem === 'manual' ? [] : [until, state]
  return [email, plano, ...more].map(csvField).join(',')
}

/** What a spreadsheet would take for a formula has an apostrophe in front, which reading the list removes again. */
function csvField(text: string): string {
  const field = FORMULA.test(text) ? `'${text}` : text
  return /[",;]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

export const liberadosCommand: Command = { usage: USAGE, act: runVerb }
