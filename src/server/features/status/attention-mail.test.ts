import { afterAll, expect, test } from 'vitest'
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
