import { Hono } from 'hono'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { readToday } from './read-today.ts'

export function todayRoutes(deps: PanelDeps) {
  return new Hono<PanelEnv>().get('/', async (c) => c.json(await readToday(deps)))
}
