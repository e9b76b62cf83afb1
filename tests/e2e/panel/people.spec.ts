import type { Page } from '@playwright/test'
import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { expect, test } from '../journey.ts'
import { enter } from '../people.ts'
import { signedInOperator } from './operator.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

test.use({ ownContext: true })

test('Support adds somebody, finds an account by its code, suspends and resumes it @long', {
  tag: '@looks',
}, async ({ page, product, person, elsewhere }) => {
  await page.setViewportSize({ width, height: 800 })
  await signedInOperator(page, product, 'atendimento')
  await page.goto('/painel/pessoas')
  const email = newEmail()
  const adding = page.getByRole('region', { name: 'Adicionar' })
  await adding.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await adding.getByRole('textbox', { name: 'Plano' }).fill('mensal')
  await adding.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText(`${email} pode criar uma conta.`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar por e-mail' }).fill(email.slice(0, -6))
  await page.getByRole('button', { name: 'Buscar' }).click()
  const entry = page.getByRole('row').filter({ hasText: email })
  await entry.getByRole('button', { name: 'Reenviar convite' }).click()
  await expect(page.getByText('O convite foi enviado de novo.')).toBeVisible()

  const context = await elsewhere()
  await enter(context, product, person)
  const other = await context.newPage()
  await other.goto('/conta')
  await other.getByRole('button', { name: 'Mostrar código de suporte' }).click()
  const code = await other.getByRole('status', { name: 'Código de suporte' }).innerText()

  const support = page.getByRole('region', { name: 'Código de suporte' })
  await support.getByRole('textbox', { name: 'Código de suporte' }).fill(code)
  await support.getByRole('button', { name: 'Ver conta' }).click()
  const found = support.getByRole('row').filter({ hasText: person.email })
  await found.getByRole('button', { name: 'Suspender' }).click()
  const asking = page.getByRole('dialog')
  await expect(asking.getByRole('button', { name: 'Suspender' })).toBeDisabled()
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('pediu uma pausa')
  await asking.getByRole('button', { name: 'Suspender' }).click()
  await expect(page.getByText('A conta não envia mais mensagens')).toBeVisible()
  await expect(asking).toBeHidden()
  await expect(found).toContainText('envio suspenso')
  await found.getByRole('button', { name: 'Encerrar acesso' }).click()
  await expect(asking.getByRole('textbox', { name: 'Motivo' })).toHaveValue('')
  await asking.getByRole('button', { name: 'Fechar' }).click()

  await page.getByRole('searchbox', { name: 'Buscar por e-mail' }).fill(person.email)
  await page.getByRole('button', { name: 'Buscar' }).click()
  const account = page
    .getByRole('region', { name: 'Na lista e com conta' })
    .getByRole('row')
    .filter({ hasText: person.email })
  await expect(account).toContainText('envio suspenso')
  await account.getByRole('button', { name: 'Retomar' }).click()
  await expect(account).not.toContainText('envio suspenso')
  await expectFitForAll(page, 'the people of the panel')
})

test('Whatever e-mails and plans are called, no other word of the table is broken', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedInOperator(page, product, 'dono')
  const start = newEmail().slice('pessoa-'.length, -'@exemplo.com.br'.length)
  await product.liberate(
    `${start}.${'muito-comprido-'.repeat(3)}@${'dominio-'.repeat(10)}exemplo.com.br`,
    'anual',
  )
  await product.liberate(`${start}@exemplo.com.br`, 'um-plano-com-um-nome-de-fato-comprido-demais')
  const { id } = await product.seedPerson()
  await product.sql`update users set email = ${`${start}.conta@exemplo.com.br`} where id = ${id}`
  await page.goto('/painel/pessoas')
  await page.getByRole('searchbox', { name: 'Buscar por e-mail' }).fill(start)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await brokenWords(page), `${width} px`).toEqual([])
  }
  await expectFitForAll(page, 'people with long e-mails')
})

test('Without a connection the list shows it, and neither that nobody is there nor that anything is kept', {
  tag: '@long',
}, async ({ page, product }) => {
  await product.seedPerson()
  await signedInOperator(page, product, 'atendimento')
  await page.route('**/api/painel/pessoas?*', (route) => route.abort())
  await page.goto('/painel/pessoas')
  const list = page.getByRole('region', { name: 'Na lista e com conta' })
  await expect(list.getByRole('alert')).toHaveText(
    'Sem conexão. Nada foi mudado; tente de novo quando ela voltar.',
  )
  await expect(list.getByText('Ninguém')).toHaveCount(0)
  await page.unrouteAll()
  await list.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(list.getByRole('row').first()).toBeVisible()
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByText('O que você fez no painel.')).toBeVisible()
})

test('An installation without anybody shows that, and not that a search found nobody', {
  tag: '@long',
}, async ({ page, product }) => {
  await signedInOperator(page, product, 'atendimento')
  await page.route('**/api/painel/pessoas?*', (route) => route.fulfill({ json: { pessoas: [], next: null } }))
  await page.goto('/painel/pessoas')
  const list = page.getByRole('region', { name: 'Na lista e com conta' })
  await expect(list.getByText('Ninguém comprou nem foi adicionado ainda.')).toBeVisible()
  await list.getByRole('searchbox').fill('zulmira')
  await list.getByRole('button', { name: 'Buscar' }).click()
  await expect(list.getByText('Ninguém com este começo de e-mail.')).toBeVisible()
})

/** Words of the table's cells that begin on one line and end on another. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /(?<=^|\s)[^\s@.-]{1,16}(?=\s|$)/g,
        )) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
