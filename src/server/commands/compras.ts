import { text } from 'node:stream/consumers'
import { isPlatform, PLATFORMS, type Platform } from '#domain/purchases/canonical-event.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { TERMINAL } from '#server/features/operators/audit-log.ts'
import { type SalesDeps, workInbox } from '#server/features/purchases/apply-events.ts'
import {
  addIntegration,
  listIntegrations,
  removeIntegration,
  rotateSecret,
} from '#server/features/purchases/operator/manage-integrations.ts'
import {
  importSales,
  mapProduct,
  movePurchases,
  reprocess,
} from '#server/features/purchases/operator/manage-sales.ts'
import { purchaseStatus, readBuyer } from '#server/features/purchases/operator/purchase-status.ts'
import { readSalesCsv, SALES_COLUMNS } from '#server/features/purchases/operator/read-sales-csv.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { createLog } from '#server/platform/log.ts'
import { addedLines, buyerLines, counted, eventLine, integrationLines, statusLines } from './compras-lines.ts'
import { parseOptions, readBytes, readCsvFile, readEmail, readPlan } from './read-arguments.ts'
import { type Command, openSecrets, type Tools } from './run-command.ts'

const USAGE = `As vendas que liberam quem pode criar uma conta (docs/purchases.md):

  npm run compras -- integracoes add PLATAFORMA [--segredo SEGREDO] [--legado] [--aluno]
  npm run compras -- integracoes list
  npm run compras -- integracoes rotate ID [--segredo SEGREDO] [--agora]
  npm run compras -- integracoes remove ID
      --segredo - lê o segredo da entrada padrão, --segredo-arquivo ARQUIVO de um arquivo: na linha de comando
      ele fica no histórico e na lista de processos; com --agora o segredo de antes termina na hora, sem ele vale mais 7 dias
  npm run compras -- mapear PLATAFORMA PRODUTO PLANO [--oferta OFERTA] [--dias N]
  npm run compras -- pessoa EMAIL                o que chegou para um e-mail, o que liberou, até quando e por que não
  npm run compras -- eventos [--pendentes]       uma linha por evento
  npm run compras -- reprocessar                 tenta de novo o que ficou parado
  npm run compras -- dispensar ATÉ               o que não dá para aplicar e você já olhou; ATÉ é a hora em eventos
  npm run compras -- mover DE PARA               passa as compras de um e-mail errado para o certo
  npm run compras -- importar ARQUIVO.csv        um relatório de vendas, com as colunas
                                                 ${SALES_COLUMNS}
  npm run compras -- situacao                    como estão as vendas

PLATAFORMA: ${PLATFORMS.join(', ')}`

const OPTIONS = {
  segredo: { type: 'string' },
  'segredo-arquivo': { type: 'string' },
  oferta: { type: 'string' },
  dias: { type: 'string' },
  pendentes: { type: 'boolean' },
  agora: { type: 'boolean' },
  legado: { type: 'boolean' },
  aluno: { type: 'boolean' },
} as const

const parse = (args: string[]) =>
  parseOptions(args, OPTIONS, 'Não entendi as opções. Veja: npm run compras -- --help')

const EVENTS_MOST = 1_000

type Values = ReturnType<typeof parse>['values']

async function openSales({ settings, open }: Tools): Promise<SalesDeps> {
  const sql = await open()
  return { sql, secrets: openSecrets(settings(), sql), appUrl: settings().appUrl, log: createLog('silent') }
}

/** Reads what was asked before anything is opened: a mistake in it changes nothing. */
async function runVerb(args: string[], tools: Tools): Promise<string[]> {
  const { values, positionals } = parse(args)
  const [verb = '', ...given] = positionals
  const [first = ''] = given
  /** Refuses other options than these, and any other number of words. */
  const takes = (count: number, what = '', ...options: (keyof Values)[]) => {
    const other = Object.keys(values).find((name) => !options.some((one) => one === name))
    if (other) throw new Error(`--${other} não serve para ${verb}.`)
    if (given.length !== count || given.some((one) => one.trim() === ''))
      throw new Error(`Uso: npm run compras -- ${[verb, what].filter(Boolean).join(' ')}`)
  }
  switch (verb) {
    case 'integracoes':
      return runIntegrationVerb(given, values, tools)
    case 'mapear':
      takes(3, 'PLATAFORMA PRODUTO PLANO [--oferta OFERTA] [--dias N]', 'oferta', 'dias')
      return map(given, values, tools)
    case 'eventos': {
      takes(0, '[--pendentes]', 'pendentes')
      const { sql } = await openSales(tools)
      const pending = values.pendentes === true
      const newest = await inbox.page(sql, { pending, after: null, limit: EVENTS_MOST })
      return newest.toReversed().map(eventLine)
    }
    case 'pessoa': {
      takes(1, 'EMAIL')
      const email = readEmail(first)
      const deps = await openSales(tools)
      return buyerLines(await readBuyer(deps, email), await suspensions.find(deps.sql, email))
    }
    case 'reprocessar': {
      takes(0)
      const { again, settled } = await reprocess(await openSales(tools))
      return [
        `${counted(again, 'evento foi tentado de novo', 'eventos foram tentados de novo')}.`,
        `${counted(settled, 'evento que esperava um plano foi aplicado', 'eventos que esperavam um plano foram aplicados')}.`,
      ]
    }
    case 'dispensar': {
      takes(1, 'ATÉ, a hora da última linha que você olhou em: npm run compras -- eventos --pendentes')
      const until = new Date(first)
      if (Number.isNaN(until.getTime()))
        throw new Error('ATÉ: deve ser uma hora como 2026-01-31T12:00:00-03:00. Nada foi alterado.')
      const { sql } = await openSales(tools)
      return [`${counted(await inbox.dismiss(sql, until), 'entrega dispensada', 'entregas dispensadas')}.`]
    }
    case 'situacao':
      takes(0)
      return statusLines(await purchaseStatus(await openSales(tools)))
    case 'mover': {
      takes(2, 'DE PARA')
      const [from, to] = given.map(readEmail) as [string, string]
      const deps = await openSales(tools)
      const moved = await movePurchases(deps.sql, from, to)
      await workInbox(deps)
      return moved === 0
        ? [`Não há compras de ${from}. Se a entrada foi feita à mão, use npm run liberados.`]
        : [`${counted(moved, 'compra passou', 'compras passaram')} de ${from} para ${to}.`]
    }
    case 'importar': {
      takes(1, `ARQUIVO.csv, com as colunas ${SALES_COLUMNS}`)
      const sales = readCsvFile(first, readSalesCsv)
      const { read, added } = await importSales(await openSales(tools), sales)
      return [`${counted(read, 'linha lida', 'linhas lidas')}, ${counted(added, 'nova', 'novas')}.`]
    }
    default:
      throw new Error(
        `Não conheço "${verb}". Use integracoes, mapear, pessoa, eventos, reprocessar, dispensar, mover, importar ou situacao.`,
      )
  }
}

async function runIntegrationVerb([verb = '', ...given]: string[], values: Values, tools: Tools) {
  const [first = '', ...more] = given
  const only = (what: string): string => {
    if (first.trim() === '' || more.length > 0)
      throw new Error(`Uso: npm run compras -- integracoes ${verb} ${what}`)
    return first
  }
  switch (verb) {
    case 'add':
      return addOne(readPlatform(only('PLATAFORMA [--segredo SEGREDO]')), values, tools)
    case 'list':
      if (given.length > 0) throw new Error('Uso: npm run compras -- integracoes list')
      return integrationLines(await listIntegrations(await openSales(tools)))
    case 'rotate':
      return rotate(only('ID [--segredo SEGREDO] [--agora]'), values, tools)
    case 'remove': {
      const id = only('ID')
      await removeIntegration(await openSales(tools), id)
      return [`A integração ${id} foi removida.`]
    }
    default:
      throw new Error(`Não conheço "integracoes ${verb}". Use add, list, rotate ou remove.`)
  }
}

async function addOne(platform: Platform, values: Values, tools: Tools): Promise<string[]> {
  const { legado, aluno } = values
  if (legado && platform !== 'cakto') throw new Error('--legado é só para cakto.')
  if (aluno && platform !== 'eduzz') throw new Error('--aluno é só para eduzz.')
  const options = { ...(legado && { legado }), ...(aluno && { aluno }) }
  const secret = await readSecret(values)
  const asked = { platform, secret, options, by: TERMINAL.email }
  const added = await addIntegration(await openSales(tools), asked)
  warnOfTyped(values, tools)
  if (added.others.length > 0)
    tools.warn(
      `Já havia uma integração ${platform} (${added.others.join(', ')}), que continua valendo. Se era para trocar o segredo, remova esta e use rotate.`,
    )
  return addedLines(added)
}

async function rotate(id: string, values: Values, tools: Tools): Promise<string[]> {
  const secret = await readSecret(values)
  const endsOld = values.agora ?? false
  const by = { by: TERMINAL.email, endsOld }
  const { madeSecret, keepsOld } = await rotateSecret(await openSales(tools), id, secret, by)
  warnOfTyped(values, tools)
  const notKept = endsOld
    ? 'Segredo trocado. O anterior não vale mais.'
    : 'Segredo guardado. As entregas já são aceitas.'
  return [
    ...(madeSecret === null ? [] : [`SEGREDO: ${madeSecret}`]),
    keepsOld ? 'Segredo trocado. O anterior vale por mais 7 dias, ou até a próxima troca.' : notKept,
  ]
}

async function readSecret(values: Values): Promise<string | undefined> {
  const { segredo: typed, 'segredo-arquivo': file } = values
  if (typed !== undefined && file !== undefined)
    throw new Error('Use --segredo ou --segredo-arquivo, não os dois.')
  if (file !== undefined) return readBytes(file).toString('utf8')
  if (typed !== '-') return typed
  if (process.stdin.isTTY) process.stderr.write('Cole o segredo, tecle Enter e depois Ctrl-D.\n')
  return text(process.stdin)
}

/** On the command line a secret is seen by every process of the machine and stays in the history of the shell. */
function warnOfTyped({ segredo }: Values, { warn }: Tools): void {
  if (segredo !== undefined && segredo !== '-')
    warn(
      'Aviso: na linha de comando o segredo fica no histórico e na lista de processos. Prefira --segredo - ou --segredo-arquivo ARQUIVO.',
    )
}

async function map([platform = '', product = '', plan = '']: string[], values: Values, tools: Tools) {
  const { oferta, dias } = values
  const plano = readPlan(plan, 'PLANO')
  if (dias !== undefined && !/^[1-9]\d{0,4}$/.test(dias))
    throw new Error('--dias: deve ser um número inteiro de dias, a partir de 1.')
  const plataforma = readPlatform(platform)
  const produtoId = product.trim()
  const ofertaId = oferta?.trim() || null
  const mapping = { plataforma, produtoId, ofertaId, plano, dias: dias === undefined ? null : Number(dias) }
  const settled = await mapProduct(await openSales(tools), mapping)
  const offer = ofertaId === null ? '' : `, oferta ${ofertaId}`
  return [
    `${plataforma} ${produtoId}${offer} é o plano ${plano}${dias === undefined ? '' : ` por ${dias} dias`}.`,
    ...(settled > 0
      ? [`${counted(settled, 'evento que esperava foi aplicado', 'eventos que esperavam foram aplicados')}.`]
      : []),
  ]
}

function readPlatform(typed: string): Platform {
  const platform = typed.trim().toLowerCase()
  if (!isPlatform(platform)) throw new Error(`"${typed}" não é uma plataforma. Use: ${PLATFORMS.join(', ')}.`)
  return platform
}

export const comprasCommand: Command = { usage: USAGE, act: runVerb }
