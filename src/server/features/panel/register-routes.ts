import { Hono } from 'hono'
import type { RegisterPage } from '#domain/api/panel.ts'
import { numberQuery } from '#server/platform/http/params.ts'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'

export function registerRoutes({ register }: PanelDeps) {
  return new Hono<PanelEnv>().get('/', async (c) => {
    const page = await register.page(c.get('operator'), numberQuery(c, 'antes'))
    return c.json(page satisfies RegisterPage)
  })
}
