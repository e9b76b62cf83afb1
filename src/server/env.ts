import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contactLink, RESPONSIBLE_NAMES } from '#domain/account/responsible.ts'
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE, PLAN_NAME_MAX } from '#domain/limits.ts'
import { type PlanNames, readPlanNames } from '#domain/purchases/plan-display-name.ts'
import { opinionModes } from '#domain/safety/opinion/second-opinion.ts'
import { sentenceOpinionModes } from '#domain/safety/opinion/sentence-opinion.ts'
import { priceOf, readModelPrices } from '#domain/services/model-prices.ts'
import type { ExtraBody } from '#domain/services/request-form.ts'
import { readTokenBudget } from '#domain/services/token-budget.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { readBucketPlace, readKeep } from './platform/backup-place.ts'
import { isKey } from './platform/crypto/keys.ts'
import { readDatabaseAddress } from './platform/db/address.ts'
import { misspeltSettings } from './platform/misspelt-names.ts'
import { isLoopback, isNetwork } from './platform/network.ts'
import { SettingError } from './platform/setting-error.ts'
import { findUnencrypted, isPlainMail } from './unencrypted.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const HOST_NAME = /^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$|^\[?[0-9a-fA-F:]+\]?$/

const wholeNumber = (low: number, high: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(low).max(high))

const MODEL_ADDRESS = [
  webAddress({ pathAllowed: true }),
  'deve ser um endereço http(s), como https://api.openai.com/v1.',
] as const
const MODEL_KEY = [
  z.string().regex(/^[\x21-\x7e]+$/),
  'deve ser a chave do serviço, sem espaços nem acentos.',
] as const
const WHO_ANSWERS = [
  z.string().regex(/^[^<>\r\n]{2,200}$/),
  'deve ser um nome de até 200 caracteres, em uma linha, sem < nem >.',
] as const
const MODEL_NAME = [z.string().regex(/^\S+$/), 'deve ser o nome de um modelo, sem espaços.'] as const

/** Each variable with its rule; the sentence is what an operator reads when the rule is broken. */
const RULES = {
  PORT: [wholeNumber(1, 65535), 'deve ser um número de porta entre 1 e 65535.'],
  HOST: [z.string().regex(HOST_NAME), 'deve ser um endereço ou nome de máquina, como 127.0.0.1 ou 0.0.0.0.'],
  APP_URL: [
    webAddress({ pathAllowed: false }),
    'deve ser um endereço http(s) sem caminho, como https://exemplo.com.br.',
  ],
  DATA_DIR: [z.string().regex(/^[^\0]+$/), 'deve ser o caminho de uma pasta.'],
  DATABASE_URL: [
    z.string().refine((value) => readDatabaseAddress(value) !== null),
    'deve ser um endereço do PostgreSQL (do primário), como postgres://usuario:senha@servidor:5432/banco.',
  ],
  OPENAI_BASE_URL: MODEL_ADDRESS,
  OPENAI_API_KEY: MODEL_KEY,
  OPENAI_MODEL: MODEL_NAME,
  MODEL_2_BASE_URL: MODEL_ADDRESS,
  MODEL_2_API_KEY: MODEL_KEY,
  MODEL_2_NAME: MODEL_NAME,
  MODEL_3_BASE_URL: MODEL_ADDRESS,
  MODEL_3_API_KEY: MODEL_KEY,
  MODEL_3_NAME: MODEL_NAME,
  STT_BASE_URL: MODEL_ADDRESS,
  STT_API_KEY: MODEL_KEY,
  STT_MODEL: MODEL_NAME,
  OPENAI_EXTRA_BODY: [
    readWith(readExtraBody),
    'deve ser um objeto JSON com campos do pedido, sem messages, como {"reasoning_effort":"low"}.',
  ],
  MODEL_FIRST_WORD_S: [
    wholeNumber(5, 600).transform((seconds) => seconds * 1000),
    'deve ser por quantos segundos se espera a primeira palavra, de 5 a 600, como 180.',
  ],
  MODEL_PRICES: [
    readWith(readModelPrices),
    'deve ter por modelo o preço do milhão de tokens (entrada/saída/em cache), como gpt-6-luna=0.25/2.00/0.03.',
  ],
  MODEL_BUDGET_MONTH: [
    z
      .string()
      .regex(/^\d{1,9}([.,]\d{1,2})?$/)
      .transform((value) => Number(value.replace(',', '.')))
      .pipe(z.number().positive()),
    'deve ser quanto os modelos podem custar por mês, na moeda de MODEL_PRICES, como 200.',
  ],
  TOKENS_PER_DAY: [
    readWith(readTokenBudget),
    'deve ser um número de tokens, como 80000, ou um por plano, como pro=200000; mensal=80000.',
  ],
  SMTP_URL: [
    z.string().refine((value) => /^smtps?:\/\/[^/]/.test(URL.parse(value)?.href ?? '')),
    'deve ser um endereço de servidor de e-mail, como smtps://usuario:senha@servidor:465.',
  ],
  MAIL_FROM: [
    z.string().regex(/^([^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/),
    'deve ser um remetente, como Aconchego <ola@exemplo.com.br>.',
  ],
  AUTH_SECRET: [z.string().min(32), 'deve ter pelo menos 32 caracteres; gere com: openssl rand -base64 32'],
  ENCRYPTION_KEY: [
    z.string().refine((value) => isKey(value)),
    'deve ter 32 bytes em base64; gere com: openssl rand -base64 32',
  ],
  ENCRYPTION_KEY_PREVIOUS: [
    z.string().refine((value) => listOf(value).every(isKey)),
    'deve ter as chaves mestras anteriores (32 bytes em base64 cada), separadas por vírgula.',
  ],
  PLAN_NAMES: [
    readWith(readPlanNames),
    `deve ter cada plano uma vez, com um nome de até ${PLAN_NAME_MAX} caracteres, como pro=Aconchego Pro; anual=Plano anual.`,
  ],
  RENEW_URL: [
    z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
    'deve ser o endereço http(s) da página em que se renova o plano.',
  ],
  RISK_SECOND_OPINION: [z.enum(opinionModes), 'deve ser auto, on ou off.'],
  REPLY_SECOND_OPINION: [z.enum(sentenceOpinionModes), 'deve ser auto ou off.'],
  TRUSTED_PROXY: [
    z.string().refine((value) => listOf(value).every(isNetwork)),
    'deve ter endereços ou redes separados por vírgula, como 127.0.0.1, 10.0.0.0/8.',
  ],
  CONTROLADOR: WHO_ANSWERS,
  ENCARREGADO: WHO_ANSWERS,
  CONTATO: [
    z.string().refine((value) => value.length <= 200 && contactLink(value) !== null),
    'deve ser um e-mail ou o endereço http(s) de uma página, como privacidade@exemplo.com.br.',
  ],
  S3_ENDPOINT: [
    webAddress({ pathAllowed: false }),
    'deve ser um endereço http(s) sem caminho, como https://s3.exemplo.com.',
  ],
  S3_REGION: [z.string().regex(/^[\w-]{1,50}$/), 'deve ser o nome de uma região, como us-east-1.'],
  S3_ACCESS_KEY_ID: MODEL_KEY,
  S3_SECRET_ACCESS_KEY: MODEL_KEY,
  BACKUP_TO: [
    z.string().refine((value) => !value.startsWith('s3://') || readBucketPlace(value) !== null),
    'deve ser uma pasta que existe ou s3://BUCKET/PREFIXO.',
  ],
  BACKUP_AT: [
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .transform((value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3))),
    'deve ser uma hora de Brasília, como 03:30.',
  ],
  BACKUP_KEEP: [readWith(readKeep), 'deve ser um número de cópias, como 14, ou de dias, como 30d.'],
  BACKUP_AGE: [
    z.string().regex(/^age1[0-9a-z]+(\s*,\s*age1[0-9a-z]+)*$/),
    'deve ter chaves públicas do age (age1…), separadas por vírgula.',
  ],
  BACKUP_KEY_FILE: [
    z.string().regex(/^[^\0]+$/),
    'deve ser o arquivo com a chave do age que abre as cópias.',
  ],
  AVALIACAO: [z.string().regex(/^[^\0]+$/), 'deve ser o caminho de um resumo.json de npm run avaliar.'],
  PAINEL_HOST: [readWith(readAddress), 'deve ser um endereço com porta, como 127.0.0.1:3100.'],
  METRICS_TOKEN: [
    z.string().regex(/^[\x21-\x7e]{32,512}$/),
    'deve ter de 32 a 512 caracteres, sem espaços nem acentos; gere com: openssl rand -base64 32',
  ],
  MESSAGES_PER_MINUTE: [wholeNumber(1, 1_000_000), 'deve ser um número inteiro a partir de 1.'],
  MESSAGES_PER_DAY: [wholeNumber(1, 1_000_000), 'deve ser um número inteiro a partir de 1.'],
  LOG_LEVEL: [z.enum(LOG_LEVELS), `deve ser um destes: ${LOG_LEVELS.join(', ')}.`],
  NODE_ENV: [z.string(), ''],
  DATABASE_ENCRYPTED: [z.literal('sim'), 'deve ser sim, ou ficar vazia.'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Variables = { [Name in keyof typeof RULES]?: z.infer<(typeof RULES)[Name][0]> }

/** What the process was started with, and what `.env` in the folder adds. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}

export function readEnv(source: Record<string, string | undefined>) {
  const set = readVariables(source)
  const host = set.HOST ?? '127.0.0.1'
  const port = set.PORT ?? 3000
  const hostInUrl = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  const ownUrl = `http://${hostInUrl}:${port}`
  const production = set.NODE_ENV === 'production'
  if (production && set.DATABASE_URL) {
    for (const name of ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const) {
      if (!set[name]) throw new SettingError(name, 'é obrigatória com DATABASE_URL e NODE_ENV=production.')
    }
  }
  const unencrypted = findUnencrypted({ ...set, ...(source.PGHOST && { PGHOST: source.PGHOST }) })
  for (const { variable, shouldBe } of production ? unencrypted : [])
    throw new SettingError(variable, shouldBe)
  const appUrl = set.APP_URL ? new URL(set.APP_URL).origin : ownUrl
  const panel = set.PAINEL_HOST
  const kind = set.OPENAI_BASE_URL || set.OPENAI_API_KEY ? ('remote' as const) : ('demo' as const)
  const model = {
    kind,
    baseUrl: baseUrlOf(set.OPENAI_BASE_URL),
    apiKey: set.OPENAI_API_KEY,
    name: set.OPENAI_MODEL ?? 'gpt-4-turbo-preview',
    /** Merged into every request to this service; null leaves a field out. */
    extra: set.OPENAI_EXTRA_BODY ?? {},
    firstWord: set.MODEL_FIRST_WORD_S,
    next: nextServices(set, kind),
  }
  refuseMissingPrices(set, kind === 'remote' ? [model, ...model.next] : [])
  const onlyHere = isLoopback(host) && isLoopback(new URL(appUrl).hostname)
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port,
    ownUrl,
    appUrl,
    origins: [
      ...(set.APP_URL ? [appUrl] : [ownUrl, ...loopbackOrigins(port)]),
      ...(panel ? [panel.url, ...(isLoopback(panel.host) ? loopbackOrigins(panel.port) : [])] : []),
    ],
    panel,
    hasPublicUrl: set.APP_URL !== undefined,
    trustedProxies: listOf(set.TRUSTED_PROXY ?? ''),
    dataDir: path.resolve(set.DATA_DIR ?? './data'),
    databaseUrl: set.DATABASE_URL,
    databaseMustEncrypt: production && set.DATABASE_ENCRYPTED === undefined,
    model,
    s3: s3Of(set),
    backup: nightlyCopyOf(set),
    /** What the services of the model cost, and may cost in a month before the operator is warned. */
    modelPrices: set.MODEL_PRICES,
    modelBudgetMonth: set.MODEL_BUDGET_MONTH,
    tokensPerDay: set.TOKENS_PER_DAY,
    /** What writes dictated messages down; without it the browser does. */
    transcription: set.STT_BASE_URL
      ? { baseUrl: baseUrlOf(set.STT_BASE_URL), apiKey: set.STT_API_KEY, name: set.STT_MODEL ?? 'whisper-1' }
      : null,
    /** The demonstration account is for trying the product out on one's own machine, and for nothing else. */
    welcomesDemo: kind === 'demo' && onlyHere && !set.DATABASE_URL && !production,
    smtpUrl: set.SMTP_URL,
    /** In production, mail that leaves this machine is encrypted on its way or does not leave. */
    smtpMustEncrypt: production && set.SMTP_URL !== undefined && isPlainMail(set.SMTP_URL),
    mailFrom: set.MAIL_FROM ?? `Aconchego <nao-responda@${new URL(appUrl).hostname}>`,
    authSecret: set.AUTH_SECRET,
    encryptionKey: set.ENCRYPTION_KEY,
    /** Master keys that were in use before; needed until everything is wrapped by the present one. */
    previousKeys: listOf(set.ENCRYPTION_KEY_PREVIOUS ?? ''),
    planNames: set.PLAN_NAMES ?? (new Map() as PlanNames),
    renewUrl: set.RENEW_URL,
    riskSecondOpinion: set.RISK_SECOND_OPINION ?? 'auto',
    replySecondOpinion: set.REPLY_SECOND_OPINION ?? 'auto',
    /** Who answers for people's data, on the legal pages and on /conta. */
    responsible: {
      controlador: set.CONTROLADOR ?? null,
      encarregado: set.ENCARREGADO ?? null,
      contato: set.CONTATO ?? null,
    },
    /** The summary of an evaluation that everybody may read at /avaliacao; without it there is no such page. */
    evaluationFile: set.AVALIACAO && path.resolve(set.AVALIACAO),
    metricsToken: set.METRICS_TOKEN,
    messageLimits: {
      perMinute: set.MESSAGES_PER_MINUTE ?? MESSAGES_PER_MINUTE,
      perDay: set.MESSAGES_PER_DAY ?? MESSAGES_PER_DAY,
    },
    logLevel: set.LOG_LEVEL ?? 'info',
    production,
    /** Reported to the operator at the start; in production each is refused. */
    unencrypted,
    /** Set variables that are nearly a setting: the start warns of them. */
    misspelt: misspeltSettings(
      Object.keys(source).filter((name) => source[name]?.trim()),
      Object.keys(RULES),
    ),
  }
}

export type Settings = ReturnType<typeof readEnv>

/** The settings that should say who answers for people's data, and do not. */
export const missingOf = (responsible: Settings['responsible']): string[] =>
  RESPONSIBLE_NAMES.filter((name) => responsible[name] === null).map((name) => name.toUpperCase())

function readVariables(source: Record<string, string | undefined>): Variables {
  const set: Record<string, unknown> = {}
  for (const [name, [rule, shouldBe]] of Object.entries(RULES)) {
    const value = source[name]?.trim()
    if (!value) continue
    const read = rule.safeParse(value)
    if (!read.success) throw new SettingError(name, shouldBe)
    set[name] = read.data
  }
  return set
}

const baseUrlOf = (address = 'https://api.openai.com/v1'): string => address.replace(/\/+$/, '')

function nextServices(set: Variables, kind: 'demo' | 'remote') {
  return ([2, 3] as const).flatMap((number) => {
    const url = `MODEL_${number}_BASE_URL` as const
    const key = `MODEL_${number}_API_KEY` as const
    const model = `MODEL_${number}_NAME` as const
    const [baseUrl, apiKey, name] = [set[url], set[key], set[model]]
    if (!baseUrl && !apiKey && !name) return []
    if (kind === 'demo')
      throw new SettingError(
        model,
        'só vale com um primeiro serviço: defina OPENAI_API_KEY ou OPENAI_BASE_URL.',
      )
    if (!name) throw new SettingError(model, 'deve ser o nome de um modelo desse serviço.')
    const settings = { urlSetting: url, keySetting: key, nameSetting: model }
    const firstWord = set.MODEL_FIRST_WORD_S
    return { baseUrl: baseUrlOf(baseUrl), apiKey, name, extra: {}, firstWord, settings }
  })
}

function s3Of(set: Variables) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = set
  if (!accessKeyId && !secretAccessKey) return null
  if (!accessKeyId || !secretAccessKey)
    throw new SettingError(
      accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      'falta: as duas chaves do S3 só valem juntas.',
    )
  const endpoint = set.S3_ENDPOINT?.replace(/\/+$/, '') ?? `https://s3.${region ?? 'us-east-1'}.amazonaws.com`
  return { endpoint, region: region ?? 'us-east-1', accessKeyId, secretAccessKey }
}

const NIGHTLY_AT = 3 * 60 + 30

/** The copy that one node makes every night; null where nobody wants it. */
function nightlyCopyOf(set: Variables) {
  const { BACKUP_TO: to } = set
  if (!to) return null
  if (to.startsWith('s3://') && !s3Of(set))
    throw new SettingError('BACKUP_TO', 'com s3://, precisa de S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.')
  return {
    to,
    at: set.BACKUP_AT ?? NIGHTLY_AT,
    keep: set.BACKUP_KEEP ?? { days: 30 },
    publicKeys: listOf(set.BACKUP_AGE ?? ''),
    keyFile: set.BACKUP_KEY_FILE,
  }
}

/** Costs of which a part is missing would be taken for the whole. */
function refuseMissingPrices(set: Variables, services: readonly { baseUrl: string; name: string }[]): void {
  const { MODEL_PRICES: prices } = set
  if (set.MODEL_BUDGET_MONTH && !prices)
    throw new SettingError(
      'MODEL_BUDGET_MONTH',
      'só vale com MODEL_PRICES, que diz quanto custam os modelos.',
    )
  for (const { baseUrl, name } of services) {
    if (prices && !priceOf(prices, `${new URL(baseUrl).host}/${name}`))
      throw new SettingError('MODEL_PRICES', `falta o preço de ${name}, como ${name}=0.25/2.00/0.03.`)
  }
}

function webAddress({ pathAllowed }: { pathAllowed: boolean }) {
  return z.string().refine((value) => {
    const url = URL.parse(value)
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
      return false
    return pathAllowed || url.pathname === '/'
  })
}

/** Null for anything but an address or a name, and a port. */
function readAddress(value: string): { host: string; port: number; url: string } | null {
  const [, host = '', digits = ''] = /^(.+):(\d{1,5})$/.exec(value) ?? []
  const port = Number(digits)
  if (!HOST_NAME.test(host) || port < 1 || port > 65535) return null
  return { host: host.replace(/^\[|\]$/g, ''), port, url: `http://${host}:${port}` }
}

/** Null for anything but fields that may be added to a request: what people wrote is not replaced. */
function readExtraBody(value: string): ExtraBody | null {
  const body = parseJson(value)
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isObject && !('messages' in body) ? (body as ExtraBody) : null
}

/** What `read` makes of a value; one of which it makes null is refused. */
function readWith<T>(read: (value: string) => T | null) {
  return z.string().transform((value, context): T => {
    const made = read(value)
    if (made === null) context.addIssue('refused')
    return made ?? z.NEVER
  })
}

const listOf = (value: string): string[] => value.split(/[\s,]+/).filter((key) => key !== '')

const loopbackOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)
