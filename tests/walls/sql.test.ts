import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SERVER = path.join(PROJECT, 'src/server')

/** A tagged template that is a query, with or without the type of its rows. */
const QUERY = /\b(sql|tx|on)(<[^`;]*>)?`/
const STORE = /(^|\/)store(\.ts$|\/)/

/** Files of the server, but tests, that hold a query where none belongs. */
function strayQueries(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([name, code]) => QUERY.test(code) && !STORE.test(name) && !name.startsWith('platform/db/'))
    .map(([name]) => name)
}

function sourcesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Object.fromEntries(sources.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}

test('queries stand in stores and in platform/db, nowhere else', () => {
  expect(strayQueries(sourcesIn(SERVER))).toEqual([])
})

test('platform/db names no table of the product', () => {
  const schema = Object.values(sqlIn(path.join(SERVER, 'migrations'))).join('\n')
  const tables = [...schema.matchAll(/create table (\w+)/gi)].map(([, table]) => table ?? '')
  expect(tables.length).toBeGreaterThan(10)
  const named = new RegExp(`\\b(from|into|update|join|table|lock)\\s+("?)(${tables.join('|')})\\b`, 'i')
  const sources = Object.entries(sourcesIn(path.join(SERVER, 'platform')))
  expect(sources.filter(([, code]) => named.test(code)).map(([name]) => name)).toEqual([])
})

test('a query in a use-case, a route or a command is found', () => {
  const planted = {
    'features/privacy/export-data.ts': 'const rows = await sql`select 1`',
    'features/chat/routes.ts': 'await tx<{ id: string }[]>`select 1`',
    'commands/liberados.ts': 'await sql`select 1`',
    'features/chat/store/messages.ts': 'await sql`select 1`',
    'features/limits/store.ts': 'await sql`select 1`',
    'platform/db/migrate.ts': 'await tx`select 1`',
    'features/chat/send.ts': 'export const send = 1',
  }
  expect(strayQueries(planted)).toEqual([
    'features/privacy/export-data.ts',
    'features/chat/routes.ts',
    'commands/liberados.ts',
  ])
})

/** Statements that change a reply's status without asking the table of transitions for it, in the same function. */
function unaskedStatusChanges(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([name, code]) =>
    [...code.matchAll(/update mensagens\b[^`]*?\bset\b[^`]*?(?<!where[^`]*)\bstatus = [^`]*`/g)]
      .filter(({ index, 0: statement }) => {
        const before = code.slice(0, index)
        const from = Math.max(before.lastIndexOf('\n  async '), before.lastIndexOf('function '), 0)
        return !/statusesBefore\(|mayMove\(/.test(before.slice(from) + statement)
      })
      .map(({ 0: statement }) => `${name}: ${statement.split('\n')[0]}`),
  )
}

test("every statement that changes a reply's status asks the table of transitions", () => {
  const sources = sourcesIn(SERVER)
  expect(unaskedStatusChanges(sources)).toEqual([])
  expect(
    Object.values(sources)
      .join()
      .match(/update mensagens set version = version \+ 1, status/g)?.length,
  ).toBeGreaterThan(5)
})

test('a status that is changed without asking is found', () => {
  const asks =
    "  async hide() {\n    await sql`update mensagens set status = 'completa' where status = any(statusesBefore('fim'))`\n  }"
  const doesNot =
    "  async end() {\n    await sql`update mensagens set version = 1, status = 'completa' where id = 1`\n  }"
  const reads = '  async touch() {\n    await sql`update mensagens set node = 1 where status = 1`\n  }'
  expect(unaskedStatusChanges({ 'store.ts': [asks, doesNot, reads].join('\n') })).toEqual([
    "store.ts: update mensagens set version = 1, status = 'completa' where id = 1`",
  ])
})

function sqlIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}
