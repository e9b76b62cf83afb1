import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  type ModelTestAnswer,
  NewNotice,
  PlanNamesChange,
  ResponsibleChange,
  type SettingLine,
  type SettingsAnswer,
  type TestMailAnswer,
} from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { SETTINGS_TESTS } from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import type { Settings } from '#server/env.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { Recorded } from '#server/features/operators/audit-log.ts'
import { publicValues } from '#server/features/public-settings/store.ts'
import { probeServices } from '#server/model/services/probe-services.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import { createLog } from '#server/platform/log.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { PanelDeps, PanelEnv } from './sign-in.ts'

export function settingsRoutes(deps: PanelDeps) {
  const { auditLog, published } = deps

  async function publish(c: Context<PanelEnv>, recorded: Recorded, work: (tx: Queryable) => Promise<void>) {
    await auditLog.record(c.get('operator'), recorded, work)
    await published.read()
    return c.json(DONE)
  }

  return new Hono<PanelEnv>()
    .get('/', async (c) => c.json(await readSettings(deps)))
    .put('/aviso', async (c) => {
      const notice = await readBody(c, NewNotice)
      if (Date.parse(notice.fim) <= Date.parse(notice.inicio)) throw new AppError('notice_dates')
      const recorded = { acao: 'aviso publicado', motivo: notice.texto }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'aviso', notice))
    })
    .delete('/aviso', (c) => publish(c, { acao: 'aviso retirado' }, (tx) => publicValues.remove(tx, 'aviso')))
    .put('/planos', async (c) => {
      const names = await readBody(c, PlanNamesChange)
      const recorded = { acao: 'nomes dos planos mudados' }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'planos', names))
    })
    .put('/responsaveis', async (c) => {
      const who = await readBody(c, ResponsibleChange)
      const recorded = { acao: 'responsáveis mudados' }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'responsaveis', who))
    })
    .post('/email-de-teste', async (c) => c.json(await sendTestMail(deps, c.get('operator'))))
    .post('/modelo', async (c) => c.json(await tryModel(deps, c.get('operator'))))
}

async function readSettings({ sql, settings }: PanelDeps): Promise<SettingsAnswer> {
  const { planNames, responsible } = settings
  const plans = new Set([...(await allowList.plans(sql)), ...planNames.keys()])
  return {
    settings: settingLines(settings),
    notice: (await publicValues.all(sql)).aviso,
    plans: [...plans].sort().map((plano) => ({ plano, nome: planDisplayName(plano, planNames) })),
    responsible,
  }
}

/** What the operator of the server has set. Of secrets, of addresses that hold one and of lists, only whether they are set. */
function settingLines(settings: Settings): SettingLine[] {
  const secret = (name: string, value: unknown): SettingLine => ({
    name,
    isSet: value !== undefined && value !== '',
    value: null,
  })
  const plain = (name: string, value: string | undefined) => ({
    ...secret(name, value),
    value: value || null,
  })
  const { model, smtpUrl, messageLimits } = settings
  const isRemote = model.kind === 'remote'
  return [
    plain('APP_URL', settings.hasPublicUrl ? settings.appUrl : undefined),
    secret('DATABASE_URL', settings.databaseUrl),
    plain('OPENAI_BASE_URL', isRemote ? model.baseUrl : undefined),
    plain('OPENAI_MODEL', isRemote ? model.name : undefined),
    secret('OPENAI_API_KEY', model.apiKey),
    ...model.next.flatMap(({ settings: names, baseUrl, name, apiKey }) => [
      plain(names.urlSetting, baseUrl),
      plain(names.nameSetting, name),
      secret(names.keySetting, apiKey),
    ]),
    secret('MODEL_PRICES', settings.modelPrices),
    plain('MODEL_BUDGET_MONTH', settings.modelBudgetMonth?.toString()),
    secret('TOKENS_PER_DAY', settings.tokensPerDay),
    plain('STT_BASE_URL', settings.transcription?.baseUrl),
    plain('STT_MODEL', settings.transcription?.name),
    secret('STT_API_KEY', settings.transcription?.apiKey),
    plain('SMTP_URL', smtpUrl && new URL(smtpUrl).host),
    plain('MAIL_FROM', settings.mailFrom),
    plain('TRUSTED_PROXY', settings.trustedProxies.join(', ')),
    plain('RENEW_URL', settings.renewUrl),
    plain('PLAN_NAMES', [...settings.planNames].map(([plan, name]) => `${plan} = ${name}`).join('; ')),
    plain('CONTROLADOR', settings.responsible.controlador ?? undefined),
    plain('ENCARREGADO', settings.responsible.encarregado ?? undefined),
    plain('CONTATO', settings.responsible.contato ?? undefined),
    plain('MESSAGES_PER_MINUTE', String(messageLimits.perMinute)),
    plain('MESSAGES_PER_DAY', String(messageLimits.perDay)),
    plain('RISK_SECOND_OPINION', settings.riskSecondOpinion),
    plain('REPLY_SECOND_OPINION', settings.replySecondOpinion),
    plain('PAINEL_HOST', settings.panel && `${settings.panel.host}:${settings.panel.port}`),
    secret('METRICS_TOKEN', settings.metricsToken),
  ]
}

/** Sends a mail to the operator who asks for it, now and past the outbox: a failure is answered at once. */
async function sendTestMail(deps: PanelDeps, operator: Operator): Promise<TestMailAnswer> {
  const { mailer, auditLog } = deps
  await takeTest(deps, operator)
  await auditLog.record(operator, { acao: 'e-mail de teste', alvo: operator.email })
  const mail = composeMail({
    to: operator.email,
    subject: 'E-mail de teste do painel',
    lines: ['Olá!', 'Este e-mail saiu do painel do Aconchego. Se você o recebeu, o envio está funcionando.'],
  })
  await mailer.send(mail).catch((cause) => {
    throw new AppError('test_mail_failed', { cause })
  })
  return { to: operator.email, leaves: mailer.leaves }
}

async function tryModel(deps: PanelDeps, operator: Operator): Promise<ModelTestAnswer> {
  const { auditLog, settings } = deps
  const { kind, next, ...first } = settings.model
  await takeTest(deps, operator)
  await auditLog.record(operator, { acao: 'modelo testado' })
  if (kind === 'demo') return { kind, services: [] }
  const log = createLog('silent')
  const probes = await probeServices([first, ...next].map((service) => ({ ...service, log })))
  const services = probes.map(({ label: name, isGood: answers, firstWord, reason }) => ({
    name,
    answers,
    firstWord,
    reason,
  }))
  return { kind, services }
}

const takeTest = ({ limiter }: PanelDeps, { id }: Operator): Promise<void> =>
  limiter.take({ name: 'settings-test', limit: SETTINGS_TESTS, by: id })
