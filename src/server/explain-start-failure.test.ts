import { expect, it } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['CONNECT_TIMEOUT', 'write CONNECT_TIMEOUT /dados/postgres/.s.PGSQL.5432'],
  ['ETIMEDOUT', 'no answer'],
])('%s of the database is told in words, with what to do', (code, message) => {
  expect(explainStartFailure(failure(code, message))).toBe(
    'O banco demorou demais para responder. Inicie de novo quando a máquina estiver menos ocupada; nada foi perdido.',
  )
})

it('a missing right names the setting and what is missing', () => {
  expect(explainStartFailure(failure('42501', 'must be owner of table users'))).toMatch(
    /^DATABASE_URL: .*must be owner of table users.*owner to USUARIO;$/,
  )
})

it('says what nobody foresaw in one line', () => {
  expect(explainStartFailure(new Error('a\n  b'))).toBe('a b')
  expect(explainStartFailure('c')).toBe('c')
})
