import { Hono } from 'hono'
import type { ResponsibleAnswer } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { PASSWORD_HASHES_AT_ONCE, PASSWORD_HASHES_WAITING } from '#domain/limits.ts'
import type { AppEnv } from './app-env.ts'
import { evaluationFills, responsibleFills } from './document-fills.ts'
import type { Settings } from './env.ts'
import { answerError } from './error-answer.ts'
import { createAuth } from './features/accounts/auth.ts'
import {
  createKnownBrowsers,
  sessionCookie,
  sessionToken,
  type TokenReader,
} from './features/accounts/cookies.ts'
import { planForNewAccount } from './features/accounts/register.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { createSessionReader, endReplacedSession, signedIn } from './features/accounts/signed-in.ts'
import { readInvitation } from './features/allow-list/invitation.ts'
import { createModelGate } from './features/chat/model-gate.ts'
import { takeOverReplies } from './features/chat/reply-commands.ts'
import { conversationRoutes, replyRoutes } from './features/chat/routes.ts'
import { readSenderState } from './features/chat/store/snapshot.ts'
import { dictationRoutes } from './features/dictation/routes.ts'
import { eventRoutes, personOfStream } from './features/events/routes.ts'
import { ownerOf } from './features/keys/key-ring.ts'
import { createConcurrencyLimit } from './features/limits/concurrency-limit.ts'
import { createLimiter } from './features/limits/limiter.ts'
import { sendDueMails } from './features/mail-outbox/send-due-mails.ts'
import { askedNotebook } from './features/notebook/for-reply.ts'
import { notebookRoutes, summaryDraftRoutes } from './features/notebook/routes.ts'
import { onboardingRoutes } from './features/onboarding/routes.ts'
import { createAuditLog } from './features/operators/audit-log.ts'
import { operators } from './features/operators/store/operators.ts'
import { NO_DATABASE_PAGE, panelRoutes } from './features/panel/routes.ts'
import { createReturningBuyers, eraseNow } from './features/privacy/erase-accounts.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import type { PublicSettings } from './features/public-settings/public-settings.ts'
import { workInbox } from './features/purchases/apply-events.ts'
import { planRoutes, webhookRoutes } from './features/purchases/routes.ts'
import { createRiskReader, loadDetector } from './features/risk/message-risk.ts'
import { tokensLeft } from './features/spending/own-tokens.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import type { Services } from './open-services.ts'
import type { Keys } from './platform/crypto/keys.ts'
import { type Database, isTransient } from './platform/db/database.ts'
import { noteFailure } from './platform/db/disk-full.ts'
import { limitedBody } from './platform/http/body.ts'
import { health } from './platform/http/health.ts'
import type { HttpContext } from './platform/http/http-env.ts'
import { ownOriginOnly, securityHeaders } from './platform/http/security.ts'
import { staticFiles } from './platform/http/static-files.ts'
import type { Log } from './platform/log.ts'
import { networkList } from './platform/network.ts'

type AppDeps = Omit<Services, 'auditLogEnd'> & {
  auditLogEnd?: Services['auditLogEnd']
  withoutTimeout: Database['withoutTimeout']
  keys: Keys
  log: Log
  /** With what operators have published in the place of the environment's. */
  settings: Settings
  published: PublicSettings
  webFolder: string
}

function createShared(deps: AppDeps) {
  const { model, ...outside } = deps
  const { sql, keys, log, settings } = outside
  const { authSecret } = keys
  const limiter = createLimiter({ sql, secret: authSecret })
  const returningBuyers = createReturningBuyers(deps)
  const auth = createAuth({
    sql,
    secret: authSecret,
    appUrl: settings.appUrl,
    log,
    planForNewAccount: (tx, email) => planForNewAccount(tx, email, returningBuyers),
  })
  const cookie = { name: sessionCookie(settings), secret: authSecret }
  const tokenOf: TokenReader = ({ headers }) => sessionToken(headers.get('cookie') ?? '', cookie)
  const mails = { ...deps, ...settings, authSecret, templates: MAIL_TEMPLATES }
  const chat = {
    ...outside,
    riskReader: createRiskReader(settings.messageLimits),
    notebook: askedNotebook,
    modelGate: createModelGate({
      model,
      renewUrl: settings.renewUrl,
      tokensPerDay: settings.tokensPerDay,
      meterOf: deps.ledger.meterOf,
    }),
    limiter,
    messageLimits: settings.messageLimits,
    secondOpinion: settings.riskSecondOpinion,
  }
  return {
    limiter,
    auth,
    returningBuyers,
    tokenOf,
    readSession: createSessionReader({ auth, sql, tokenOf }),
    knownBrowsers: createKnownBrowsers({ appUrl: settings.appUrl, secret: authSecret }),
    passwordHashes: createConcurrencyLimit({
      atOnce: PASSWORD_HASHES_AT_ONCE,
      waiting: PASSWORD_HASHES_WAITING,
    }),
    mails,
    sendMails: deps.background.job('mails', () => sendDueMails(mails)).wake,
    chat,
  }
}

/** The refusal of the model gate, for dictation, which is paid before a message is sent. */
function chatRefusal({ sql, keyRing, modelGate }: ReturnType<typeof createShared>['chat']) {
  return async (personId: string) =>
    modelGate.refusal(await readSenderState(sql, await ownerOf({ keyRing }, personId)))
}

function createApi(deps: AppDeps) {
  const { sql, keys, model, live, settings } = deps
  const { chat, mails, ...shared } = createShared(deps)
  const { readSession } = shared
  takeOverReplies(chat)
  const accounts = {
    ...deps,
    ...settings,
    ...shared,
    // What accounts ask of features that they may not import.
    eraseNow: (personId: string) => eraseNow(deps, personId),
    readInvitation: (invitation: string) => readInvitation(keys.authSecret, invitation),
    authSecret: keys.authSecret,
    model: model.kind,
  }
  const budget = { ...deps, tokensPerDay: settings.tokensPerDay }
  const mustBeSignedIn = signedIn(readSession)
  const auditLog = createAuditLog(deps)
  const deliveries = deps.background.job('deliveries', async () => {
    await workInbox(deps)
    await sendDueMails(mails)
  })
  const webhooks = webhookRoutes({ ...deps, wake: deliveries.wake })

  return (
    new Hono<AppEnv>()
      // Before what is asked of browsers only.
      .route('/webhooks', webhooks)
      .route('/metrics', deps.metrics?.routes(deps) ?? new Hono<AppEnv>())
      .use(ownOriginOnly, limitedBody)
      .get('/responsible', (c) => {
        const { responsible, evaluationFile } = settings
        return c.json({
          ...responsible,
          ...(evaluationFile && { avaliacao: true }),
        } satisfies ResponsibleAnswer)
      })
      .get('/ready', deps.drain.ready)
      .get('/health', health(sql, model, deps.runs.isStopping))
      .on('POST', ['/account/login', '/account/register'], endReplacedSession(accounts))
      .route('/account', accountRoutes(accounts))
      .use('/conversations/*', mustBeSignedIn)
      .route('/conversations', conversationRoutes(chat))
      .route('/conversations', replyRoutes(chat))
      .route('/conversations', summaryDraftRoutes(chat))
      .use('/notebook/*', mustBeSignedIn)
      .route('/notebook', notebookRoutes(chat))
      .use('/onboarding', mustBeSignedIn)
      .route('/onboarding', onboardingRoutes(chat))
      .use('/dictation', mustBeSignedIn)
      .route(
        '/dictation',
        dictationRoutes({ ...deps, ...shared, service: settings.transcription, refusal: chatRefusal(chat) }),
      )
      .use('/plan/*', mustBeSignedIn)
      .route(
        '/plan',
        planRoutes({ sql, ...settings, ...shared, tokensLeft: (person) => tokensLeft(budget, person) }),
      )
      .use('/privacy/*', mustBeSignedIn)
      .route('/privacy', privacyRoutes({ ...deps, ...shared, planNames: settings.planNames }))
      .route(
        '/painel',
        panelRoutes({ ...deps, ...shared, ...settings, authSecret: keys.authSecret, auditLog }),
      )
      .use('/events', signedIn(readSession, personOfStream))
      // A person who opens a screen is going to write.
      .use('/events', (_, next) => {
        void loadDetector()
        return next()
      })
      .route('/events', eventRoutes(live))
      .all('*', () => {
        throw new AppError('not_found')
      })
  )
}

const PANEL_PATH = /^\/painel(?:$|[./])/
const EVALUATION_PATH = /^\/avaliacao(?:$|[./])/
const NOWHERE = '/404'

/** Whether this path is served by the other listener only: with one of its own, the panel is there and nowhere else. */
function isElsewhere(c: HttpContext, { panel }: Settings): boolean {
  const isPanel = PANEL_PATH.test(c.req.path.replace(/^\/api/, ''))
  const isFile = !c.req.path.startsWith('/api/') && /\.\w+$/.test(c.req.path)
  return panel !== undefined && (c.env?.isPanelListener ? !isPanel && !isFile : isPanel)
}

/** The whole product behind HTTP. Every outside thing comes in here. */
export function createApp(deps: AppDeps) {
  const { settings, log } = deps
  const isTrustedProxy = networkList(settings.trustedProxies)
  const evaluation = evaluationFills(settings.evaluationFile)
  const web = staticFiles(deps.webFolder, {
    appUrl: settings.appUrl,
    fills: () => new Map([...responsibleFills(settings.responsible), ...evaluation]),
    above: deps.published.above,
  })
  const isHidden = async (c: HttpContext) =>
    isElsewhere(c, settings) ||
    (EVALUATION_PATH.test(c.req.path) && !settings.evaluationFile) ||
    (PANEL_PATH.test(c.req.path) && !(await operators.exist(deps.sql)))
  const app = new Hono<AppEnv>()
  if (deps.metrics) app.use(deps.metrics.countRequests)
  return app
    .use(securityHeaders({ https: settings.appUrl.startsWith('https:') }))
    .use((c, next) => {
      c.set('settings', settings)
      c.set('isTrustedProxy', isTrustedProxy)
      return next()
    })
    .use('/api/*', async (c, next) => {
      c.header('Cache-Control', 'no-store')
      if (isElsewhere(c, settings)) throw new AppError('not_found')
      await next()
    })
    .route('/api', createApi(deps))
    .all('*', async (c) => {
      const hidden = await isHidden(c).catch((error) => {
        if (PANEL_PATH.test(c.req.path) && isTransient(error)) return null
        throw error
      })
      if (hidden === null) return c.html(NO_DATABASE_PAGE, 503)
      const file = web(c, hidden ? NOWHERE : c.req.path)
      if (!file) throw new AppError('not_found')
      return file
    })
    .onError(answerError(log, (error) => noteFailure(deps.sql, error)))
}
