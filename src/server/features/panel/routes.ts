import { Hono } from 'hono'
import { PANEL_AREAS, type PanelArea } from '#domain/panel/roles.ts'
import { createCensus } from '#server/features/status/store.ts'
import { numberQuery } from '#server/platform/http/params.ts'
import { areaGuard, onlyWithOperators, type PanelDeps, type PanelEnv } from './guard.ts'
import { peopleRoutes } from './people-routes.ts'
import { readFigures } from './read-figures.ts'
import { readToday } from './read-today.ts'
import { salesRoutes } from './sales-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

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
