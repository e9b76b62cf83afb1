import { Hono } from 'hono'
import { PANEL_AREAS, type PanelArea } from '#domain/panel/roles.ts'
import { figuresRoutes } from './figures-routes.ts'
import { areaGuard, onlyWithOperators, type PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { peopleRoutes } from './people-routes.ts'
import { registerRoutes } from './register-routes.ts'
import { salesRoutes } from './sales-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { todayRoutes } from './today-routes.ts'

/** The routes of each area, below /api/painel/AREA. */
const AREAS: Partial<Record<PanelArea, (deps: PanelDeps) => Hono<PanelEnv>>> = {
  hoje: todayRoutes,
  ajustes: settingsRoutes,
  pessoas: peopleRoutes,
  vendas: salesRoutes,
  numeros: figuresRoutes,
  registro: registerRoutes,
}

/** Everything under /api/painel; the contract is domain/api/panel.ts. */
export function panelRoutes(deps: PanelDeps) {
  const routes = new Hono<PanelEnv>().use(onlyWithOperators(deps.sql)).route('/', signInRoutes(deps))
  for (const area of PANEL_AREAS) {
    const areaRoutes = AREAS[area]?.(deps)
    if (areaRoutes) routes.use(`/${area}/*`, areaGuard(deps.sql, area)).route(`/${area}`, areaRoutes)
  }
  return routes
}
