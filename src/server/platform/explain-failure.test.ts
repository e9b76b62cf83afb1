import { expect, it } from 'vitest'
import { explainFailure } from './setting-error.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['CONNECT_TIMEOUT', 'write CONNECT_TIMEOUT /dados/postgres/.s.PGSQL.5432'],
  ['ETIMEDOUT', 'no answer'],
])('%s of the database is told in words, with what to do', (code, message) => {
  expect(explainFailure(failure(code, message))).toBe(
    'O banco demorou demais para responder. Inicie de novo quando a máquina estiver menos ocupada; nada foi perdido.',
  )
})

it('a missing right names the setting and what is missing', () => {
  expect(explainFailure(failure('42501', 'must be owner of table users'))).toMatch(
    /^DATABASE_URL: .*must be owner of table users.*owner to USUARIO;$/,
  )
})

it('reports an unforeseen failure in one line', () => {
  expect(explainFailure(new Error('a\n  b'))).toBe('a b')
  expect(explainFailure('c')).toBe('c')
})
