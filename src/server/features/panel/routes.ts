import { Hono } from 'hono'
import { MISSING_FOR_PUBLIC, type MissingForPublic, type TodayAnswer } from '#domain/api/panel.ts'
import { PANEL_AREAS, type PanelArea } from '#domain/panel/roles.ts'
import { missingOf } from '#server/env.ts'
import { dataDirState, failuresIn, needsAttention } from '#server/features/status/attention.ts'
import { readStatus } from '#server/features/status/read-status.ts'
import { createCensus } from '#server/features/status/store.ts'
import { isDiskFull } from '#server/platform/db/disk-full.ts'
import { numberQuery } from '#server/platform/http/params.ts'
import { programVersion, versionText } from '#server/platform/program-version.ts'
import { peopleRoutes } from './people-routes.ts'
import { readFigures } from './read-figures.ts'
import { salesRoutes } from './sales-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { areaGuard, onlyWithOperators, type PanelDeps, type PanelEnv, signInRoutes } from './sign-in.ts'

const AREAS: Record<PanelArea, (deps: PanelDeps) => Hono<PanelEnv>> = {
  hoje: (deps) => new Hono<PanelEnv>().get('/', async (c) => c.json(await readToday(deps))),
  ajustes: settingsRoutes,
  pessoas: peopleRoutes,
  vendas: salesRoutes,
  numeros: (deps) => {
    const census = createCensus(deps.withoutTimeout)
    return new Hono<PanelEnv>().get('/', async (c) => c.json(await readFigures({ ...deps, census })))
  },
  registro: ({ auditLog }) =>
    new Hono<PanelEnv>().get('/', async (c) =>
      c.json(await auditLog.page(c.get('operator'), numberQuery(c, 'antes'))),
    ),
}

export function panelRoutes(deps: PanelDeps) {
  const routes = new Hono<PanelEnv>().use(onlyWithOperators(deps.sql)).route('/', signInRoutes(deps))
  for (const area of PANEL_AREAS)
    routes.use(`/${area}/*`, areaGuard(deps.sql, area)).route(`/${area}`, AREAS[area](deps))
  return routes
}

/** Where the panel would be: who may use it is in the database. It asks again by itself. */
export const NO_DATABASE_PAGE = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>Painel: sem banco de dados</title>
<h1>O servidor está no ar, e o banco de dados não responde</h1>
<p>O painel precisa do banco e volta sozinho assim que ele responder; esta página tenta de novo a cada 10 segundos.</p>
<p>Quem cuida do servidor vê o motivo com <code>npm run situacao</code> e no log.</p>
</html>
`

/** What `npm run situacao` shows, for a screen, and how the model of this server is. */
async function readToday(deps: PanelDeps): Promise<TodayAnswer> {
  const { sql, keyRing, model, firstWords, settings } = deps
  const status = await readStatus(sql, async () => keyRing.masters, { prices: settings })
  const states = model.services?.() ?? []
  const services = states.map(({ name, state }) => ({ name, isFailing: state === 'open' }))
  const machine = {
    server: isDiskFull(sql) ? ('full' as const) : ('ok' as const),
    url: deps.appUrl,
    ...dataDirState(settings.dataDir),
    failing: services.filter(({ isFailing }) => isFailing).map(({ name }) => name),
    lacksMailServer: settings.production && !settings.smtpUrl,
    lacksResponsible: settings.production ? missingOf(settings.responsible) : [],
  }
  const { inteira = 0, limite = 0, filtrada = 0 } = status.counts?.week.resposta ?? {}
  const isMissing: Record<MissingForPublic, boolean> = {
    correio: !settings.smtpUrl,
    backup: status.copies.savedAt === null,
    modelo: model.kind === 'demo',
    contato: settings.responsible.contato === null,
    preco: model.kind === 'remote' && settings.modelPrices === undefined,
  }
  return {
    version: versionText(programVersion()),
    attention: needsAttention(status, machine).map(({ kind, count, name }) => ({ kind, count, name })),
    missing: MISSING_FOR_PUBLIC.filter((what) => isMissing[what]),
    replies: status.counts && {
      whole: inteira,
      cut: limite,
      filtered: filtrada,
      failed: failuresIn(status.counts.week).map(([kind, total]) => ({ kind, total })),
    },
    firstWord: firstWords.median(),
    model: { kind: model.kind, services },
    mails: { waiting: status.mails.total, oldestMinutes: Math.floor(status.mails.oldestSeconds / 60) },
    sales: {
      stuck: status.deliveries.map(({ estado, total }) => ({ estado, total })),
      unmapped: status.unmapped,
      contested: status.contested,
    },
    lastBackup: status.copies.savedAt?.toISOString() ?? null,
    backupBytes: status.copies.bytes,
    lastRehearsal: status.copies.rehearsedAt?.toISOString() ?? null,
    database: { bytes: status.databaseBytes, isPrivate: settings.databaseUrl === undefined },
    diskFree: machine.diskFree,
  }
}
