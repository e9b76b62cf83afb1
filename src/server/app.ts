import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Background } from './background.ts'
import type { Keys } from './crypto/keys.ts'
import type { Sql } from './db/database.ts'
import type { Settings } from './env.ts'
import { accountRoutes } from './features/accounts/account-routes.ts'
import { createAuth } from './features/accounts/auth.ts'
import { createLimiter } from './features/limits/limiter.ts'
import type { AppEnv } from './http/app-env.ts'
import { limitedBody } from './http/body.ts'
import { answerError } from './http/error-answer.ts'
import { health } from './http/health.ts'
import { ownOriginOnly, securityHeaders } from './http/security.ts'
import { staticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'

export type AppDeps = {
  sql: Sql
  keys: Keys
  mailer: Mailer
  background: Background
  log: Log
  settings: Pick<Settings, 'appUrl' | 'origins' | 'behindProxy' | 'model'>
  /** The folder of the built web app. */
  webFolder: string
}

export type App = ReturnType<typeof createApp>

/** The whole product behind HTTP. Every outside thing comes in here. */
export function createApp({ sql, keys, mailer, background, log, settings, webFolder }: AppDeps) {
  const limiter = createLimiter({ sql, secret: keys.authSecret })
  const auth = createAuth({ sql, secret: keys.authSecret, appUrl: settings.appUrl, mailer, log })
  const model = settings.model.kind
  const web = staticFiles(webFolder)

  const api = new Hono<AppEnv>()
    .use(ownOriginOnly, limitedBody)
    .get('/health', health(sql, model))
    .route('/account', accountRoutes({ auth, sql, limiter, mailer, background, model }))
    .all('*', () => {
      throw new AppError('not_found')
    })

  return new Hono<AppEnv>()
    .use(securityHeaders({ https: settings.appUrl.startsWith('https:') }))
    .use((c, next) => {
      c.set('settings', settings)
      return next()
    })
    .use('/api/*', async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .route('/api', api)
    .all('*', (c) => {
      const file = web(c)
      if (!file) throw new AppError('not_found')
      return file
    })
    .onError(answerError(log))
}
