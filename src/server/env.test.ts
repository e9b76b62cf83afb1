import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv, type Settings } from './env.ts'
import { isKey } from './platform/crypto/keys.ts'
import { SettingError } from './platform/setting-error.ts'

const KEY = Buffer.alloc(32, 1).toString('base64')

test('with nothing set, everything has its default', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    ownUrl: 'http://127.0.0.1:3000',
    appUrl: 'http://127.0.0.1:3000',
    origins: expect.arrayContaining(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000']),
    hasPublicUrl: false,
    trustedProxies: [],
    welcomesDemo: true,
    unencrypted: [],
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    model: {
      kind: 'demo',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: undefined,
      name: 'gpt-4-turbo-preview',
      extra: {},
      firstWord: undefined,
      next: [],
    },
    smtpUrl: undefined,
    mailFrom: 'Aconchego <nao-responda@127.0.0.1>',
    authSecret: undefined,
    encryptionKey: undefined,
    riskSecondOpinion: 'auto',
    replySecondOpinion: 'auto',
    planNames: new Map(),
    messageLimits: { perMinute: 20, perDay: 400 },
    logLevel: 'info',
    production: false,
  } satisfies Partial<Settings>)
})

/** Each variable with values it may have, and what becomes of them. */
const GOOD: [string, string, Partial<Settings>][] = [
  ['PORT', '1', { port: 1, ownUrl: 'http://127.0.0.1:1' }],
  ['PORT', ' 65535 ', { port: 65535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0', ownUrl: 'http://0.0.0.0:3000' }],
  ['HOST', '::1', { host: '::1', ownUrl: 'http://[::1]:3000' }],
  ['HOST', '[::]', { host: '::', ownUrl: 'http://[::]:3000' }],
  ['HOST', 'maquina-1.local', { host: 'maquina-1.local' }],
  [
    'APP_URL',
    'https://Aconchego.exemplo.com.br/',
    {
      appUrl: 'https://aconchego.exemplo.com.br',
      origins: ['https://aconchego.exemplo.com.br'],
      hasPublicUrl: true,
      mailFrom: 'Aconchego <nao-responda@aconchego.exemplo.com.br>',
    },
  ],
  ['APP_URL', 'http://10.0.0.5:8080', { appUrl: 'http://10.0.0.5:8080' }],
  ['APP_URL', 'https://exemplo.com:443', { appUrl: 'https://exemplo.com' }],
  ['DATA_DIR', '/var/lib/aconchego', { dataDir: '/var/lib/aconchego' }],
  ['DATA_DIR', 'dados', { dataDir: path.resolve('dados') }],
  ['DATABASE_URL', 'postgres://u:p@h:5432/d', { databaseUrl: 'postgres://u:p@h:5432/d' }],
  ['DATABASE_URL', 'postgresql://h/d?sslmode=require', { databaseUrl: 'postgresql://h/d?sslmode=require' }],
  ['OPENAI_BASE_URL', 'http://127.0.0.1:8080/v1/', { model: model({ baseUrl: 'http://127.0.0.1:8080/v1' }) }],
  ['OPENAI_API_KEY', 'sk-abc_123', { model: model({ apiKey: 'sk-abc_123' }) }],
  ['OPENAI_MODEL', 'llama3:8b', { model: { ...model({}), kind: 'demo', name: 'llama3:8b' } }],
  ['SMTP_URL', 'smtp://127.0.0.1:2525', { smtpUrl: 'smtp://127.0.0.1:2525' }],
  ['SMTP_URL', 'smtps://u:p%40ss@smtp.exemplo.com:465', { smtpUrl: 'smtps://u:p%40ss@smtp.exemplo.com:465' }],
  ['MAIL_FROM', 'ola@exemplo.com.br', { mailFrom: 'ola@exemplo.com.br' }],
  [
    'MAIL_FROM',
    'Aconchego, com carinho <ola@exemplo.com.br>',
    { mailFrom: 'Aconchego, com carinho <ola@exemplo.com.br>' },
  ],
  ['AUTH_SECRET', 'x'.repeat(32), { authSecret: 'x'.repeat(32) }],
  ['ENCRYPTION_KEY', KEY, { encryptionKey: KEY }],
  ['ENCRYPTION_KEY', KEY.replace('=', ''), { encryptionKey: KEY.replace('=', '') }],
  ['RISK_SECOND_OPINION', 'on', { riskSecondOpinion: 'on' }],
  ['RISK_SECOND_OPINION', 'auto', { riskSecondOpinion: 'auto' }],
  ['RISK_SECOND_OPINION', 'off', { riskSecondOpinion: 'off' }],
  ['REPLY_SECOND_OPINION', 'auto', { replySecondOpinion: 'auto' }],
  ['REPLY_SECOND_OPINION', 'off', { replySecondOpinion: 'off' }],
  ['TRUSTED_PROXY', '127.0.0.1', { trustedProxies: ['127.0.0.1'] }],
  ['TRUSTED_PROXY', '10.0.0.0/8, ::1,fd00::/8', { trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'] }],
  ['PLAN_NAMES', 'pro=Aconchego Pro', { planNames: new Map([['pro', 'Aconchego Pro']]) }],
  ['MODEL_PRICES', '1/2', { modelPrices: new Map([['', { input: 1, output: 2, cached: 1 }]]) }],
  ['TOKENS_PER_DAY', '80000', { tokensPerDay: new Map([['', 80_000]]) }],
  ['TOKENS_PER_DAY', 'pro=9', { tokensPerDay: new Map([['pro', 9]]) }],
  ['METRICS_TOKEN', 'x'.repeat(32), { metricsToken: 'x'.repeat(32) }],
  ['PAINEL_HOST', '10.0.0.5:3100', { panel: { host: '10.0.0.5', port: 3100, url: 'http://10.0.0.5:3100' } }],
  ['PAINEL_HOST', '[::1]:3100', { panel: { host: '::1', port: 3100, url: 'http://[::1]:3100' } }],
  ['MESSAGES_PER_MINUTE', '5', { messageLimits: { perMinute: 5, perDay: 400 } }],
  [
    'CONTATO',
    'ola@exemplo.com.br',
    { responsible: { controlador: null, encarregado: null, contato: 'ola@exemplo.com.br' } },
  ],
  ['MESSAGES_PER_DAY', '50', { messageLimits: { perMinute: 20, perDay: 50 } }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['LOG_LEVEL', 'trace', { logLevel: 'trace' }],
  ['NODE_ENV', 'production', { production: true }],
  ['NODE_ENV', 'qualquer', { production: false }],
]

test('MODEL_FIRST_WORD_S is in seconds, for every service', () => {
  const { model } = readEnv({ MODEL_FIRST_WORD_S: '180', OPENAI_API_KEY: 'sk', MODEL_2_NAME: 'b' })
  expect([model, ...model.next].map(({ firstWord }) => firstWord)).toEqual([180_000, 180_000])
})

test.each(GOOD)('%s may be %j', (name, value, expected) => {
  expect(readEnv({ [name]: value })).toMatchObject(expected)
})

const BAD: Record<string, string[]> = {
  PORT: ['0', '-1', '65536', '3000.5', 'http', '1e3', '0x50', '80 81', 'NaN'],
  HOST: ['a b', 'http://127.0.0.1', '127.0.0.1:3000', '-x', 'ção'],
  APP_URL: [
    'exemplo.com',
    'ftp://exemplo.com',
    'https://',
    'https://exemplo.com/caminho',
    'https://exemplo.com?x=1',
    'https://exemplo.com#x',
    'https://eu:senha@exemplo.com',
    'javascript:alert(1)',
  ],
  DATA_DIR: ['\0', '/tmp/a\0b'],
  DATABASE_URL: [
    'mysql://h/d',
    'h:5432/d',
    'postgres',
    'http://h/d',
    'postgres://a,b/d?target_session_attrs=standby',
  ],
  OPENAI_BASE_URL: ['api.openai.com', 'ws://h', 'https://h/v1?x=1', 'https://u:p@h/v1', 'https://:p@h/v1'],
  OPENAI_API_KEY: ['com espaço', 'ação', 'a\nb'],
  OPENAI_MODEL: ['um modelo', 'a\tb'],
  SMTP_URL: ['smtp.exemplo.com', 'http://h', 'smtp:', 'smtp://'],
  MAIL_FROM: ['Aconchego', 'a@b@c', 'Aconchego <nada>', 'a@b.c\nBcc: x@y.z', '<>'],
  AUTH_SECRET: ['curto', 'x'.repeat(31)],
  ENCRYPTION_KEY: [
    'x',
    Buffer.alloc(16).toString('base64'),
    Buffer.alloc(33).toString('base64'),
    'ã'.repeat(43),
  ],
  PAINEL_HOST: ['127.0.0.1', ':3100', '127.0.0.1:0', '127.0.0.1:70000', 'a b:1', 'http://x:1'],
  METRICS_TOKEN: ['curto', 'x'.repeat(31), 'x'.repeat(513), `um ${'x'.repeat(40)}`, 'ã'.repeat(40)],
  REPLY_SECOND_OPINION: ['sim', 'AUTO', 'on', '1'],
  RISK_SECOND_OPINION: ['sim', 'AUTO', 'true', '1', 'ON'],
  TRUSTED_PROXY: [
    'sim',
    'localhost',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '127.0.0.1; ::1',
    '*',
  ],
  PLAN_NAMES: ['pro', 'pro=', '=Pro', `pro=${'x'.repeat(61)}`, 'pro=Um;pro=Dois', 'pro=A\u0007B'],
  MODEL_PRICES: ['x', '1', 'a=1', 'a=1/2;a=1/2', 'a=1/-2', 'a=R$1/R$2'],
  TOKENS_PER_DAY: ['0', '-1', 'muitos', 'pro', 'pro=0', 'pro=1; pro=2'],
  MODEL_BUDGET_MONTH: ['0', '-1', 'R$ 200', '1e3', '200.123'],
  MODEL_FIRST_WORD_S: ['4', '601', '1.5', 'devagar'],
  MESSAGES_PER_MINUTE: ['0', '-1', '1.5', 'muitas'],
  MESSAGES_PER_DAY: ['0', 'x'],
  CONTROLADOR: ['x', '<b>Casa</b>'],
  ENCARREGADO: ['a'.repeat(201)],
  CONTATO: ['por telefone', 'javascript:alert(1)'],
  LOG_LEVEL: ['verbose', 'INFO', '30'],
}

describe.each(Object.entries(BAD))(
  '%s is refused in one line that names it and says what it should be',
  (name, values) => {
    test.each(values)('%j', (value) => {
      const read = () => readEnv({ [name]: value })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(new RegExp(`^${name}: deve .{3,120}$`))
    })

    test('an empty value is no value', () => {
      expect(readEnv({ [name]: '' })).toEqual(readEnv({}))
      expect(readEnv({ [name]: '  ' })).toEqual(readEnv({}))
    })
  },
)

describe('prices of the model', () => {
  const services = {
    OPENAI_BASE_URL: 'https://um.exemplo/v1',
    OPENAI_MODEL: 'a',
    MODEL_2_BASE_URL: 'https://dois.exemplo/v1',
    MODEL_2_NAME: 'b',
  }

  test('are of every service, or the start shows which is missing', () => {
    expect(readEnv({ ...services, MODEL_PRICES: 'a=1/2; dois.exemplo/b=1/2' }).modelPrices).toBeDefined()
    expect(() => readEnv({ ...services, MODEL_PRICES: 'a=1/2' })).toThrow(
      'MODEL_PRICES: falta o preço de b, como b=0.25/2.00/0.03.',
    )
  })

  test('are what a budget needs', () => {
    expect(readEnv({ ...services, MODEL_PRICES: '1/2', MODEL_BUDGET_MONTH: '199,90' })).toMatchObject({
      modelBudgetMonth: 199.9,
    })
    expect(() => readEnv({ ...services, MODEL_BUDGET_MONTH: '200' })).toThrow(
      'MODEL_BUDGET_MONTH: só vale com MODEL_PRICES',
    )
  })
})

test('what is wrong is not repeated, because it may be a secret', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'mysql://eu:senha-secreta@h/d'],
    ['SMTP_URL', 'http://eu:senha-secreta@h'],
    ['OPENAI_API_KEY', 'senha-secreta com espaço'],
    ['AUTH_SECRET', 'senha-secreta'],
    ['ENCRYPTION_KEY', 'senha-secreta'],
  ] as const) {
    expect(() => readEnv({ [name]: value })).toThrow(/^((?!senha-secreta).)*$/)
  }
})

describe('in production, on a database of the operator', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://h/d?sslmode=require',
    AUTH_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: KEY,
  }

  test('both keys are given by the operator', () => {
    expect(readEnv(production)).toMatchObject({
      production: true,
      authSecret: 'x'.repeat(32),
      encryptionKey: KEY,
    })
  })

  test.each(['AUTH_SECRET', 'ENCRYPTION_KEY'])('%s may not be missing', (name) => {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(
      `${name}: é obrigatória com DATABASE_URL e NODE_ENV=production.`,
    )
  })

  test('elsewhere they may', () => {
    expect(readEnv({ NODE_ENV: 'production' }).authSecret).toBeUndefined()
    expect(readEnv({ DATABASE_URL: 'postgres://h/d' }).authSecret).toBeUndefined()
  })
})

describe('what would cross a network in the clear', () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: KEY }

  test.each([
    ['APP_URL', 'http://aconchego.exemplo.com.br'],
    ['APP_URL', 'http://10.0.0.5:8080'],
    ['OPENAI_BASE_URL', 'http://modelo:8000/v1'],
    ['OPENAI_BASE_URL', 'http://192.168.0.7/v1'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1.mau.exemplo/v1'],
    ['DATABASE_URL', 'postgres://u:segredo@banco:5432/d'],
    ['DATABASE_URL', 'postgres://10.0.0.5/d?sslmode=disable'],
    ['DATABASE_URL', 'postgres://10.0.0.5/d?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://10.0.0.5/d?ssl=false'],
    ['DATABASE_URL', 'postgres://127.0.0.1,banco/d'],
  ])('%s=%s is refused in production, and told elsewhere', (name, value) => {
    expect(() => readEnv({ ...production, [name]: value })).toThrow(SettingError)
    expect(() => readEnv({ ...production, [name]: value })).toThrow(
      new RegExp(`^${name}: ((?!segredo).)+\\.$`),
    )
    expect(readEnv({ [name]: value }).unencrypted.map(({ variable }) => variable)).toEqual([name])
  })

  test.each([
    ['APP_URL', 'https://aconchego.exemplo.com.br'],
    ['APP_URL', 'http://localhost:8080'],
    ['APP_URL', 'http://[::1]:8080'],
    ['OPENAI_BASE_URL', 'https://modelo/v1'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:8080/v1'],
    ['OPENAI_BASE_URL', 'http://127.8.8.8/v1'],
    ['DATABASE_URL', 'postgres://127.0.0.1:5432/d'],
    ['DATABASE_URL', 'postgres://[::1]:5432/d'],
    ['DATABASE_URL', 'postgres:///d'],
    ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/d'],
    ['DATABASE_URL', 'postgres://banco/d?sslmode=require'],
    ['DATABASE_URL', 'postgres://banco/d?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://banco/d?ssl=true'],
    ['DATABASE_URL', 'postgres://banco/d?sslrootcert=system'],
  ])('%s=%s may be', (name, value) => {
    expect(readEnv({ ...production, [name]: value }).unencrypted).toEqual([])
  })

  test('a host that PGHOST names counts for an address without one', () => {
    const settings = { ...production, DATABASE_URL: 'postgres:///d', PGHOST: 'banco' }
    expect(() => readEnv(settings)).toThrow(/^DATABASE_URL: /)
  })

  test.each([
    ['smtp://correio.exemplo.com', true],
    ['smtps://correio.exemplo.com', false],
    ['smtp://127.0.0.1:2525', false],
  ])('mail by %s has to be encrypted first: %s', (SMTP_URL, expected) => {
    expect(readEnv({ NODE_ENV: 'production', SMTP_URL }).smtpMustEncrypt).toBe(expected)
    expect(readEnv({ SMTP_URL }).smtpMustEncrypt).toBe(false)
  })
})

describe('the demonstration account', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost', APP_URL: 'http://127.0.0.1:8080' }, true],
    [{ OPENAI_API_KEY: 'sk-1' }, false],
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }, false],
    [{ DATABASE_URL: 'postgres://127.0.0.1/d' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.0.7' }, false],
    [{ APP_URL: 'https://aconchego.exemplo.com.br' }, false],
  ])('with %j it is let in: %s', (source, expected) => {
    expect(readEnv(source).welcomesDemo).toBe(expected)
  })
})

test('a key is 32 bytes in base64', () => {
  expect(isKey(KEY)).toBe(true)
  expect(isKey(`${KEY} `)).toBe(false)
  expect(isKey(Buffer.alloc(32, 255).toString('base64url'))).toBe(false)
})

function model(part: Partial<Settings['model']>): Settings['model'] {
  return { ...readEnv({}).model, kind: 'remote', ...part }
}
