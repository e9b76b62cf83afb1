import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { misspeltSettings } from './misspelt-names.ts'

const KNOWN = [
  'PORT',
  'HOST',
  'MAIL_FROM',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'DATA_DIR',
  'SMTP_URL',
  'TRUSTED_PROXY',
]

test.each([
  ['OPENAI_API_KEYS', 'OPENAI_API_KEY'],
  ['OPENAI_API_KE', 'OPENAI_API_KEY'],
  ['OPENAI_APY_KEY', 'OPENAI_API_KEY'],
  ['OPENAI_AIP_KEY', 'OPENAI_API_KEY'],
  ['openai_api_key', 'OPENAI_API_KEY'],
  ['OPENAI_BASE', 'OPENAI_BASE_URL'],
  ['OPENAI_MODEL_NAME', 'OPENAI_MODEL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXIES', 'TRUSTED_PROXY'],
])('%s was meant to be %s', (name, meant) => {
  expect(misspeltSettings([name], KNOWN)).toEqual([{ name, meant }])
})

test.each([
  'PATH',
  'MAIL',
  'HOSTNAME',
  'SPORT',
  'XDG_DATA_DIRS',
  'PGHOST',
  'OPENAI_API_KEY',
  'OPENAI_ORGANIZATION',
])('%s is nobody else', (name) => {
  expect(misspeltSettings([name], KNOWN)).toEqual([])
})

test('the settings know which names are misspelt', () => {
  expect(readEnv({ OPENAI_API_KEYS: 'x', MODEL_4_NAME: 'y', PATH: '/bin' }).misspelt).toEqual([
    { name: 'OPENAI_API_KEYS', meant: 'OPENAI_API_KEY' },
    { name: 'MODEL_4_NAME', meant: 'MODEL_2_NAME' },
  ])
})
