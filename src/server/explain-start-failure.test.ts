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

it('says what nobody foresaw in one line', () => {
  expect(explainStartFailure(new Error('a\n  b'))).toBe('a b')
  expect(explainStartFailure('c')).toBe('c')
})
