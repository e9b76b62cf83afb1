import type { SettingLine } from '#domain/api/panel.ts'
import type { Settings } from '#server/env.ts'

/** What the operator of the server has set. Of secrets, of addresses that hold one and of lists, only whether they are set. */
export function settingLines(settings: Settings): SettingLine[] {
  const plain = (name: string, value: string | undefined): SettingLine => ({
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
