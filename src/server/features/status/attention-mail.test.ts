import { afterAll, expect, test } from 'vitest'
import { spendingDay } from '#domain/services/tokens.ts'
import { addCounts } from '#server/features/counters/counters.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { keepHouse } from '#tests/support/purchases/shop.ts'
import { mailAttention } from './attention-mail.ts'

const product = await createTestApp()
afterAll(product.close)
const SUBJECT = 'O Aconchego precisa de atenção'
const told = () => product.mailbox.sent.filter(({ subject }) => subject === SUBJECT)

test('the owner is told once by mail what needs attention, and again when something else does', async () => {
  await mailAttention(product.deps)
  await keepHouse(product)
  expect(told()).toEqual([])

  const { email } = await operatorOf(product, 'dono')
  await operatorOf(product, 'leitura')
  for (const _ of [1, 2]) {
    await mailAttention(product.deps)
    await keepHouse(product)
  }
  expect(told().map(({ to }) => to)).toEqual([email])
  expect(told()[0]?.text).toContain('Nenhum backup foi guardado')
  expect(await product.sql`select from correio where chave like 'atencao/%' and para is not null`).toEqual([])

  await product.sql`insert into compras_eventos (id, plataforma, evento, tipo, estado, prioridade, "corpoHash")
    values ('x', 'generico', '', '', 'ilegivel', 0, '')`
  await mailAttention(product.deps)
  await keepHouse(product)
  expect(told()).toHaveLength(2)
  expect(told()[1]?.text).toContain('em formato desconhecido (ilegivel): 1.')
})

test('a budget that is spent brings no second mail after that of its 80 %', async () => {
  await operatorOf(product, 'dono')
  const settings = {
    ...product.deps.settings,
    modelPrices: new Map([['', { input: 1, output: 1, cached: 1 }]]),
    modelBudgetMonth: 10,
  }
  const day = { table: 'contagens_tokens', day: spendingDay(Date.now()) } as const
  const about = (share: string) =>
    told().filter(({ text }) => text.replaceAll(/\s+/g, ' ').includes(`já custaram ${share} MODEL_BUDGET`))
  for (const millions of [9, 2]) {
    const { sql, keyRing } = product.deps
    await sql.begin((tx) => addCounts(tx, keyRing.masters, day, { 'tokens service/entrada': millions * 1e6 }))
    await mailAttention({ ...product.deps, settings })
    await keepHouse(product)
  }
  expect(about('mais de 80 % do').length).toBeGreaterThan(0)
  expect(about('todo o')).toEqual([])
})
