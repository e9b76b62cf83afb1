import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { allowList } from './store.ts'

const database = await createDatabase(inject('postgres'))
const sql = database.connect()
afterAll(() => sql.end().then(database.drop))

test('an e-mail on the list has its plan, any other has none', async () => {
  await allowList.put(sql, [{ email: 'maria@exemplo.com', plano: 'anual' }])
  expect(await allowList.findPlano(sql, 'maria@exemplo.com')).toBe('anual')
  expect(await allowList.findPlano(sql, 'joana@exemplo.com')).toBeNull()
})

test('putting an e-mail again changes its plan and makes no second entry', async () => {
  await allowList.put(sql, [{ email: 'ana@exemplo.com', plano: 'mensal' }])
  await allowList.put(sql, [{ email: 'ana@exemplo.com', plano: 'anual' }])
  expect((await allowList.list(sql)).filter(({ email }) => email === 'ana@exemplo.com')).toMatchObject([
    { email: 'ana@exemplo.com', plano: 'anual' },
  ])
})

test('removing shows whether there was something to remove', async () => {
  await allowList.put(sql, [{ email: 'vai@exemplo.com', plano: 'mensal' }])
  expect(await allowList.remove(sql, 'vai@exemplo.com')).toBe(true)
  expect(await allowList.remove(sql, 'vai@exemplo.com')).toBe(false)
})

test('a hundred thousand e-mails are put in one go, and nothing is put when there is nothing', async () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ({ email: `p${n}@exemplo.com`, plano: 'mensal' }))
  await allowList.put(sql, many)
  await allowList.put(sql, [])
  expect((await sql`select count(*)::int as n from liberados where email like 'p%'`)[0]?.n).toBe(100_000)
  await sql`delete from liberados`
})

test('the list is in the order of the e-mails', async () => {
  await allowList.put(
    sql,
    ['c', 'a', 'b'].map((name) => ({ email: `${name}@exemplo.com`, plano: 'mensal' })),
  )
  expect((await allowList.list(sql)).map(({ email }) => email)).toEqual([
    'a@exemplo.com',
    'b@exemplo.com',
    'c@exemplo.com',
  ])
})

test.each([
  ['Maria@exemplo.com', 'anual'],
  [' maria@exemplo.com', 'anual'],
  ['', 'anual'],
  ['maria@exemplo.com', ' '],
])('the database itself refuses %j with plan %j', async (email, plano) => {
  await expect(allowList.put(sql, [{ email, plano }])).rejects.toThrow('check constraint')
})
