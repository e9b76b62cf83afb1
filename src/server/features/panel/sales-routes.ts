import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  type Dismissed,
  type Imported,
  type IntegrationMade,
  NewIntegration,
  NewSecret,
  type ProductMapped,
  ProductPlan,
  Reason,
  type Reprocessed,
  SalesFile,
  type SecretChanged,
  SeenUntil,
} from '#domain/api/panel.ts'
import { operatorMistake } from '#domain/errors.ts'
import { FILE_MAX_SALES } from '#domain/limits.ts'
import { CsvError, planoProblem } from '#server/features/allow-list/read-allowed-csv.ts'
import type { Recorded } from '#server/features/operators/audit-log.ts'
import {
  addIntegration,
  PANELS,
  removeIntegration,
  rotateSecret,
  testIntegration,
} from '#server/features/purchases/operator/manage-integrations.ts'
import {
  importSales,
  mapProduct,
  pageOfEvents,
  previewImport,
  reprocess,
} from '#server/features/purchases/operator/manage-sales.ts'
import { readSalesOverview } from '#server/features/purchases/operator/purchase-status.ts'
import { readSalesCsv } from '#server/features/purchases/operator/read-sales-csv.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import type { PanelDeps, PanelEnv } from './sign-in.ts'

type Within = Omit<PanelDeps, 'sql'> & { sql: Queryable }

/** Integrations, products and plans, deliveries, imports. The use-cases are those of `npm run compras`. */
export function salesRoutes(deps: PanelDeps) {
  const { auditLog } = deps
  /** Changes integrations and records it, in one transaction. What has transactions of its own is recorded before it. */
  const done = <T>(c: Context<PanelEnv>, line: Recorded, work: (within: Within) => Promise<T>): Promise<T> =>
    auditLog.record(c.get('operator'), line, (tx) => work({ ...deps, sql: tx }))
  return new Hono<PanelEnv>()
    .get('/', async (c) => c.json(await readSalesOverview(deps)))
    .get('/entregas', async (c) => {
      const pending = c.req.query('pendentes') === 'sim'
      return c.json(await pageOfEvents(deps, { pending, after: c.req.query('depois') ?? null }))
    })
    .post('/integracoes', async (c) => {
      const { plataforma, segredo } = await readBody(c, NewIntegration)
      const made = await done(c, { acao: 'criar integração', alvo: plataforma }, (within) =>
        addIntegration(within, {
          platform: plataforma,
          secret: segredo || undefined,
          options: {},
          by: c.get('operator').email,
        }),
      )
      const { id, url, madeSecret, others } = made
      const passos = [...PANELS[plataforma].steps]
      const answer: IntegrationMade = { id, url, segredo: madeSecret, passos, outras: others.length }
      return c.json(answer)
    })
    .post('/integracoes/:id/segredo', async (c) => {
      const { segredo } = await readBody(c, NewSecret)
      const id = integrationOf(c.req.param('id'))
      const { madeSecret, keepsOld } = await done(c, { acao: 'trocar segredo', alvo: id }, (within) =>
        rotateSecret(within, id, segredo || undefined, { by: c.get('operator').email }),
      )
      return c.json({ segredo: madeSecret, keepsOld } satisfies SecretChanged)
    })
    .post('/integracoes/:id/remover', async (c) => {
      const { motivo } = await readBody(c, Reason)
      const id = integrationOf(c.req.param('id'))
      await done(c, { acao: 'remover integração', alvo: id, motivo }, (within) =>
        removeIntegration(within, id),
      )
      return c.json(DONE)
    })
    .post('/integracoes/:id/testar', async (c) =>
      c.json(await testIntegration(deps, integrationOf(c.req.param('id')))),
    )
    .post('/produtos', async (c) => {
      const { plataforma, produto, oferta, plano, dias } = await readBody(c, ProductPlan)
      const problem = planoProblem(plano)
      if (problem) throw operatorMistake(`Plano: ${problem}`)
      await auditLog.record(c.get('operator'), { acao: `mapear ${plataforma} ${produto}`, alvo: plano })
      const mapping = { plataforma, produtoId: produto, ofertaId: oferta || null, plano, dias }
      return c.json({ aplicados: await mapProduct(deps, mapping) } satisfies ProductMapped)
    })
    .post('/reprocessar', async (c) => {
      await auditLog.record(c.get('operator'), { acao: 'reprocessar vendas' })
      const { again, settled } = await reprocess(deps)
      return c.json({ tentados: again, aplicados: settled } satisfies Reprocessed)
    })
    .post('/dispensar', async (c) => {
      const { ate } = await readBody(c, SeenUntil)
      await auditLog.record(c.get('operator'), { acao: 'dispensar entregas' })
      return c.json({ dispensados: await inbox.dismiss(deps.sql, new Date(ate)) } satisfies Dismissed)
    })
    .post('/importar/previa', async (c) => {
      const { csv } = await readBody(c, SalesFile)
      return c.json(await previewImport(deps, readSales(csv)))
    })
    .post('/importar', async (c) => {
      const { csv } = await readBody(c, SalesFile)
      const sales = readSales(csv)
      await auditLog.record(c.get('operator'), { acao: `importar ${sales.length} vendas` })
      const { read, added } = await importSales(deps, sales)
      return c.json({ linhas: read, novas: added } satisfies Imported)
    })
}

function integrationOf(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw operatorMistake('Não há esta integração.')
  return id
}

function readSales(csv: string): ReturnType<typeof readSalesCsv> {
  try {
    const sales = readSalesCsv(csv)
    if (sales.length > FILE_MAX_SALES)
      throw operatorMistake(
        `O arquivo tem mais de ${FILE_MAX_SALES.toLocaleString('pt-BR')} vendas: divida-o, ou use npm run compras -- importar.`,
      )
    if (sales.length > 0) return sales
  } catch (error) {
    if (error instanceof CsvError) throw operatorMistake(error.message)
    throw error
  }
  throw operatorMistake('O arquivo não tem nenhuma linha com uma venda.')
}
