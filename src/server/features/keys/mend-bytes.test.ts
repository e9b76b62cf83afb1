import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { mendBytes } from './manage-master-keys.ts'

test('values that were stored as text become bytes again, and all others stay as they are', async () => {
  const database = await createDatabase(inject('postgres'))
  onTestFinished(database.drop)
  const sql = database.connect()
  onTestFinished(() => sql.end({ timeout: 1 }))
  const sealed = Buffer.from([2, 0, 255, 92, 120])
  const asText = Buffer.from(`\\x${sealed.toString('hex')}`)
  // A hash may begin like such a text by chance.
  const hash = Buffer.from([92, 120, 0, 255])
  await sql`insert into segredos (nome, "masterVersion", selado)
    values ('a', 1, ${asText}), ('b', 1, ${sealed}), ('c', 1, ${hash})`
  expect(await mendBytes({ sql })).toEqual(['segredos.selado: 1 consertados'])
  expect(await sql`select nome, selado from segredos order by nome`).toEqual([
    { nome: 'a', selado: sealed },
    { nome: 'b', selado: sealed },
    { nome: 'c', selado: hash },
  ])
  expect(await mendBytes({ sql })).toEqual(['Nenhum valor gravado como texto.'])
})
