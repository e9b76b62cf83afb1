import type { SettingLine } from '#domain/api/panel.ts'
import type { Settings } from '#server/env.ts'

/** What the operator of the server has set. Of secrets, of addresses that hold one and of lists, only whether they are set. */
export function settingLines(settings: Settings): SettingLine[] {
  const shown = (name: string, value: string | undefined): SettingLine => ({
    name,
    isSet: value !== undefined && value !== '',
    value: value || null,
  })
  const secret = (name: string, value: unknown): SettingLine => ({
    name,
    isSet: value !== undefined,
    value: null,
  })
  const { model, smtpUrl, messageLimits } = settings
  const isRemote = model.kind === 'remote'
  return [
    shown('APP_URL', settings.hasPublicUrl ? settings.appUrl : undefined),
    secret('DATABASE_URL', settings.databaseUrl),
    shown('OPENAI_BASE_URL', isRemote ? model.baseUrl : undefined),
    shown('OPENAI_MODEL', isRemote ? model.name : undefined),
    secret('OPENAI_API_KEY', model.apiKey),
    ...model.next.flatMap(({ settings: names, baseUrl, name, apiKey }) => [
      shown(names.urlSetting, baseUrl),
      shown(names.nameSetting, name),
      secret(names.keySetting, apiKey),
    ]),
    secret('MODEL_PRICES', settings.modelPrices),
    shown('MODEL_BUDGET_MONTH', settings.modelBudgetMonth?.toString()),
    secret('TOKENS_PER_DAY', settings.tokensPerDay),
    shown('STT_BASE_URL', settings.transcription?.baseUrl),
    shown('STT_MODEL', settings.transcription?.name),
    secret('STT_API_KEY', settings.transcription?.apiKey),
    shown('SMTP_URL', smtpUrl && new URL(smtpUrl).host),
    shown('MAIL_FROM', settings.mailFrom),
    shown('TRUSTED_PROXY', settings.trustedProxies.join(', ')),
    shown('RENEW_URL', settings.renewUrl),
    shown('PLAN_NAMES', [...settings.planNames].map(([plan, name]) => `${plan} = ${name}`).join('; ')),
    shown('CONTROLADOR', settings.responsible.controlador ?? undefined),
    shown('ENCARREGADO', settings.responsible.encarregado ?? undefined),
    shown('CONTATO', settings.responsible.contato ?? undefined),
    shown('MESSAGES_PER_MINUTE', String(messageLimits.perMinute)),
    shown('MESSAGES_PER_DAY', String(messageLimits.perDay)),
    shown('RISK_SECOND_OPINION', settings.riskSecondOpinion),
    shown('REPLY_SECOND_OPINION', settings.replySecondOpinion),
    shown('PAINEL_HOST', settings.panel && `${settings.panel.host}:${settings.panel.port}`),
    secret('METRICS_TOKEN', settings.metricsToken),
  ]
}
