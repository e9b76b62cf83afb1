import { Hono } from 'hono'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { readFigures } from './read-figures.ts'

export function figuresRoutes(deps: PanelDeps) {
  return new Hono<PanelEnv>().get('/', async (c) => c.json(await readFigures(deps)))
}
