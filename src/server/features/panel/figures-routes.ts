import { Hono } from 'hono'
import { createCensus } from '#server/features/status/census.ts'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { readFigures } from './read-figures.ts'

export function figuresRoutes(deps: PanelDeps) {
  const census = createCensus(deps.patiently)
  return new Hono<PanelEnv>().get('/', async (c) => c.json(await readFigures({ ...deps, census })))
}
