import { expect, test } from 'vitest'
import { readDatabaseAddress } from './address.ts'

const hostsOf = (text: string) => readDatabaseAddress(text)?.hosts.map(({ name, port }) => `${name} ${port}`)

test('an address names one host or several, each with its port', () => {
  expect(hostsOf('postgres://u:p@db.exemplo/banco')).toEqual(['db.exemplo 5432'])
  expect(hostsOf('postgresql://u:p@a:5433,b,[::1]:5434/banco?sslmode=require')).toEqual([
    'a 5433',
    'b 5432',
    '::1 5434',
  ])
  expect(hostsOf('postgres://a:1,b:2/banco?target_session_attrs=primary')).toEqual(['a 1', 'b 2'])
  expect(hostsOf('postgres://a,b/banco?target_session_attrs=read-write')).toHaveLength(2)
})

test('a folder is the place of a socket, and an address without a host leaves it to the driver', () => {
  expect(readDatabaseAddress('postgres://u@%2Frun%2Fpg:5433/banco')).toMatchObject({
    hosts: [],
    path: '/run/pg/.s.PGSQL.5433',
  })
  expect(readDatabaseAddress('postgres:///banco')).toMatchObject({ hosts: [], path: null })
})

test.each([
  'mysql://a/banco',
  'postgres://a:porta/banco',
  'postgres://a,,b/banco',
  'postgres://a,%2Frun%2Fpg/banco',
  'postgres://a,b/banco?target_session_attrs=any',
  'postgres://a/banco?target_session_attrs=standby',
])('%s is refused', (text) => {
  expect(readDatabaseAddress(text)).toBeNull()
})
