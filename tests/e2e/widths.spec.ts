import type { Page } from '@playwright/test'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { expectWellLaidOut } from '#tests/support/browser/check-page.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { expect, test } from './journey.ts'
import { signedInOperator } from './panel/operator.ts'
import { signInAs } from './product.ts'
import { seedLetter } from './states.ts'

/** Each screen once, as it stands at every width. Other journeys are at one width; what axe looks at is at all of them, too. */
async function expectAtEveryWidth(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.getByText('Carregando')).toHaveCount(0)
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await expectWellLaidOut(page, `${address} at ${width} px`)
    }
  }
}

test('Nothing is cut or lies over something else on any screen at any width', async ({ page, product }) => {
  const person = await product.seedPerson()
  const letter = await seedLetter(product, person)
  const put = (path: string, body: object) =>
    fetch(`${product.url}/api/notebook/${path}`, {
      method: 'POST',
      headers: { ...headersOf(person), 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), ...body }),
    }).then(({ status }) => expect(status).toBe(200))
  await put('notes', { text: 'Trabalho à noite, e durmo de dia. '.repeat(5), aiMayRead: true })
  await signInAs(page, product, person)
  await expectAtEveryWidth(page, [`/chat/${letter}`, '/conta', '/caderno', '/caderno/consulta'])
  await page.context().clearCookies()
  await expectAtEveryWidth(page, ['/acessibilidade', '/protocolo'])
})

test('Nothing of the panel is cut or lies over something else at any width', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedInOperator(page, product, 'dono')
  await expectAtEveryWidth(page, [
    '/painel',
    '/painel/pessoas',
    '/painel/vendas',
    '/painel/numeros',
    '/painel/ajustes',
    '/painel/registro',
  ])
})
