import { isPlatform, PLATFORMS, type Platform } from '#domain/purchases/canonical-event.ts'
import type { Settings } from '#server/env.ts'
import { planoProblem } from '#server/features/allow-list/read-allowed-csv.ts'
import { createServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { importSales } from '#server/features/purchases/operator/import-sales.ts'
import { listEvents } from '#server/features/purchases/operator/list-events.ts'
import {
  addIntegration,
  listIntegrations,
  removeIntegration,
  rotateSecret,
} from '#server/features/purchases/operator/manage-integrations.ts'
import { mapProduct, reprocess } from '#server/features/purchases/operator/map-product.ts'
import { movePurchases } from '#server/features/purchases/operator/move-purchases.ts'
import type { OperatorDeps } from '#server/features/purchases/operator/operator-deps.ts'
import { purchaseStatus } from '#server/features/purchases/operator/purchase-status.ts'
import { readSalesCsv } from '#server/features/purchases/operator/read-sales-csv.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { createLog } from '#server/platform/log.ts'
import { parseOptions } from './parse-options.ts'
import { readCsvFile, readEmail } from './read-arguments.ts'
import type { Command } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `As vendas que liberam quem pode criar uma conta (docs/purchases.md):

  npm run compras -- integracoes add PLATAFORMA [--segredo SEGREDO] [--legado] [--aluno]
  npm run compras -- integracoes list
  npm run compras -- integracoes rotate ID [--segredo SEGREDO]
  npm run compras -- integracoes remove ID
  npm run compras -- mapear PLATAFORMA PRODUTO PLANO [--oferta OFERTA] [--dias N]
  npm run compras -- eventos [--pendentes]       uma linha por evento
  npm run compras -- reprocessar                 tenta de novo o que ficou parado
  npm run compras -- mover DE PARA               passa as compras de um e-mail errado para o certo
  npm run compras -- importar ARQUIVO.csv        um relatório de vendas
  npm run compras -- situacao                    como estão as vendas

PLATAFORMA: ${PLATFORMS.join(', ')}`

const OPTIONS = {
  segredo: { type: 'string' },
  oferta: { type: 'string' },
  dias: { type: 'string' },
  pendentes: { type: 'boolean' },
  legado: { type: 'boolean' },
  aluno: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parse>['values']
/** What a verb does once the database is open; what it returns is what the operator reads. */
type Action = (deps: OperatorDeps) => Promise<string[]>

/** Reads what was asked before anything is opened: a mistake in it changes nothing. */
function readAction(args: string[]): Action {
  const { values, positionals } = parse(args)
  const [verb = '', ...given] = positionals
  const allowed = (...names: (keyof Values)[]) => {
    const other = Object.keys(values).find((name) => !names.some((one) => one === name))
    if (other) throw new Error(`--${other} não serve para ${verb}.`)
  }
  const exactly = (count: number, what: string) => {
    if (given.length !== count || given.some((one) => one.trim() === ''))
      throw new Error(`Uso: npm run compras -- ${[verb, what].filter(Boolean).join(' ')}`)
  }
  switch (verb) {
    case 'integracoes':
      return readIntegrationAction(given, values)
    case 'mapear':
      allowed('oferta', 'dias')
      exactly(3, 'PLATAFORMA PRODUTO PLANO [--oferta OFERTA] [--dias N]')
      return readMapping(given, values)
    case 'eventos':
      allowed('pendentes')
      exactly(0, '[--pendentes]')
      return (deps) => listEvents(deps, values.pendentes === true)
    case 'reprocessar':
      allowed()
      exactly(0, '')
      return reprocess
    case 'situacao':
      allowed()
      exactly(0, '')
      return purchaseStatus
    case 'mover': {
      allowed()
      exactly(2, 'DE PARA')
      const [from, to] = given.map(readEmail) as [string, string]
      return (deps) => movePurchases(deps, from, to)
    }
    case 'importar': {
      allowed()
      exactly(1, 'ARQUIVO.csv')
      const sales = readCsvFile(given[0] ?? '', readSalesCsv)
      return (deps) => importSales(deps, sales)
    }
    default:
      throw new Error(
        `Não conheço "${verb}". Use integracoes, mapear, eventos, reprocessar, mover, importar ou situacao.`,
      )
  }
}

function readIntegrationAction([verb = '', ...given]: string[], values: Values): Action {
  const { segredo: secret, legado, aluno } = values
  const [first = '', ...more] = given
  const only = (what: string): string => {
    if (first.trim() === '' || more.length > 0)
      throw new Error(`Uso: npm run compras -- integracoes ${verb} ${what}`)
    return first
  }
  switch (verb) {
    case 'add': {
      const platform = readPlatform(only('PLATAFORMA [--segredo SEGREDO]'))
      if (legado && platform !== 'cakto') throw new Error('--legado é só para cakto.')
      if (aluno && platform !== 'eduzz') throw new Error('--aluno é só para eduzz.')
      const options = { ...(legado && { legado }), ...(aluno && { aluno }) }
      return (deps) => addIntegration(deps, { platform, secret, options })
    }
    case 'list':
      if (given.length > 0) throw new Error('Uso: npm run compras -- integracoes list')
      return listIntegrations
    case 'rotate': {
      const id = only('ID [--segredo SEGREDO]')
      return (deps) => rotateSecret(deps, id, secret)
    }
    case 'remove': {
      const id = only('ID')
      return (deps) => removeIntegration(deps, id)
    }
    default:
      throw new Error(`Não conheço "integracoes ${verb}". Use add, list, rotate ou remove.`)
  }
}

function readMapping([platform = '', product = '', plan = '']: string[], { oferta, dias }: Values): Action {
  const plano = plan.trim()
  const problem = planoProblem(plano)
  if (problem) throw new Error(`PLANO: ${problem}`)
  if (dias !== undefined && !/^[1-9]\d{0,4}$/.test(dias))
    throw new Error('--dias: deve ser um número inteiro de dias, a partir de 1.')
  const mapping = {
    plataforma: readPlatform(platform),
    produtoId: product.trim(),
    ofertaId: oferta?.trim() || null,
    plano,
    dias: dias === undefined ? null : Number(dias),
  }
  return (deps) => mapProduct(deps, mapping)
}

function parse(args: string[]) {
  try {
    return parseOptions(args, OPTIONS)
  } catch {
    throw new Error('Não entendi as opções. Veja: npm run compras -- --help')
  }
}

function readPlatform(typed: string): Platform {
  const platform = typed.trim().toLowerCase()
  if (!isPlatform(platform)) throw new Error(`"${typed}" não é uma plataforma. Use: ${PLATFORMS.join(', ')}.`)
  return platform
}

async function act(args: string[], readSettings: () => Settings): Promise<string[]> {
  const action = readAction(args)
  const settings = readSettings()
  openKeys(settings)
  return withDatabase(settings, (sql) => {
    const secrets = createServiceSecrets(sql, masterKeys(settings))
    return action({ sql, secrets, appUrl: settings.appUrl, log: createLog('silent') })
  })
}

export const comprasCommand: Command = { usage: USAGE, act }
