import { afterAll, expect, test } from 'vitest'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product

/** Everything in the database, as a thief of a backup would read it. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['conversas', 'mensagens', 'respostas_trechos']),
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql`select t::text as row from ${sql(name)} t`).map(({ row }) => String(row)),
    ),
  )
  const text = rows.flat().join('\n')
  // What looks like hexadecimal is read as the bytes it stands for.
  const bytes = text.match(/\\x[0-9a-f]+/g) ?? []
  return [text, ...bytes.map((hex) => Buffer.from(hex.slice(2), 'hex').toString('latin1'))]
    .join('\n')
    .toLowerCase()
}

test('a copy of the database tells nothing of what was written, while it is written and afterwards', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  await ana.send(id, 'Tenho medo de baratas e de borboletas')
  const turn = await fake.answering('Tenho medo de baratas e de borboletas')
  turn.say('Jacarandás florescem em novembro')
  await until(async () => (await sql`select from respostas_trechos`).length > 0)
  // Each long enough not to come about by chance in sealed bytes.
  const words = /barata|borboleta|jacarand|novembro|girass/i
  expect(await dump()).not.toMatch(words)
  turn.finish()
  await ana.ended(id)
  await ana.change(id, { title: 'Girassóis' })
  expect(await ana.look(id)).toMatchObject({
    title: 'Girassóis',
    lastMessage: 'Jacarandás florescem em novembro',
  })
  expect(await dump()).not.toMatch(words)
})

test('nor of what is kept in the notebook', async () => {
  const ana = await newChatter(product)
  const hers = notebookOf(ana.visitor)
  await hers.note('Coleciono ornitorrincos')
  await hers.checkIn('Sonhei com ornitorrincos', { mood: 'muito-mal', feelings: ['vergonha'] })
  await hers.writePlan({ motivos: 'Os ornitorrincos' })
  await hers.summary(await ana.conversation(), 'Você falou de ornitorrincos.')
  expect((await hers.notes())[0]?.text).toContain('ornitorrincos')
  expect(await dump()).not.toMatch(/ornitorrinco|muito-mal|vergonha/)
})

test('the copy is read well enough to have found them', async () => {
  await sql`create table em_claro as select 'barata' as texto, 'girassol'::bytea as bytes`
  expect(await dump()).toMatch(/barata.*girassol/s)
  await sql`drop table em_claro`
})
