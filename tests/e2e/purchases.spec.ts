import { randomBytes } from 'node:crypto'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { startChild } from '#tests/support/process/child.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { knowPlans, sale } from '#tests/support/purchases/shop.ts'
import { signDelivery } from '#tests/support/purchases/sign-delivery.ts'
import { chatScreen } from './chat-screen.ts'
import { alertOf, expect, IN_CHAT, type Product, RENEW_URL, test } from './journey.ts'
import { enter, PASSWORD } from './people.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

/** Connects our own format to the running product as its operator does, and sells through it. */
async function openShop({ env, sql }: Product) {
  await knowPlans(sql)
  const command = startChild('src/server/commands/run.ts', ['compras', 'integracoes', 'add', 'generico'], {
    env,
  })
  expect(await command.ended).toBe(0)
  const said = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(command.said.stdout)?.[1] ?? ''
  const [address, secret] = [said('URL'), said('SEGREDO')]
  return async (type: string, what: Parameters<typeof sale>[1]) => {
    const { body, headers } = signDelivery('generico', sale(type, what), { secret })
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(200)
  }
}

test('somebody buys, gets a mail, creates the account with its link, writes, is refunded and can still read', {
  tag: '@looks',
}, async ({ page, product }) => {
  const sell = await openShop(product)
  const [email, purchase] = [newEmail(), randomBytes(6).toString('hex')]
  await sell('purchase.approved', { purchase, email, plan: 'anual' })

  const mail = await product.smtp.mailTo(email)
  expect(mail.subject).toBe('Crie sua conta no Aconchego')
  const link = /http\S+\/register#convite=\S+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(page).toHaveURL(/\/register$/)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(IN_CHAT)
  const [row] = await product.sql`select plano, "emailVerified" as proven from users where email = ${email}`
  expect(row).toEqual({ plano: 'anual', proven: true })

  const box = page.getByPlaceholder('Digite sua mensagem...')
  await chatScreen(page).showAll(chatScreen(page).replies.first())
  await box.fill('Maria')
  await box.press('Enter')
  await expect(page.locator('[data-role="user"][data-status="enviada"]')).toContainText('Maria')
  await page.goto('/conta')
  await expect(page.getByText('Sem data para terminar.')).toBeVisible()

  await sell('purchase.refunded', { purchase, email })
  await expect
    .poll(async () => (await product.sql`select status from liberados where email = ${email}`)[0]?.status)
    .toBe('encerrado')
  await page.goto('/chat')
  await expect(page.getByTestId('aviso-plano')).toContainText('Seu plano terminou em')
  await expect(page.locator('[data-role="user"]')).toContainText('Maria')
  await expect(page.locator('[data-role="assistant"]').last()).toHaveAttribute('data-status', 'completa')
  await box.fill('quero morrer hoje, já tenho os remédios')
  await box.press('Enter')
  // The day that was stored: around midnight it may not be today any more.
  const [access] = await product.sql`select "fimAcesso" as end from liberados where email = ${email}`
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
  await expect(alertOf(page, `Seu plano terminou em ${day.format(access?.end)}.`)).toBeVisible()
  await expect(page.getByTestId('cartao-crise')).toBeVisible()
  await expect(box).toHaveValue('quero morrer hoje, já tenho os remédios')
  // What the person scrolled to stays there while they write on.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => document.documentElement.setAttribute('data-moved', '')
  })
  await box.press('End')
  await box.pressSequentially('...')
  await expect(box).toHaveValue('quero morrer hoje, já tenho os remédios...')
  await expect(page.locator('[data-moved]')).toHaveCount(0)
  await page.goto('/ajuda')
  await expect(page.getByRole('heading', { name: 'Preciso de ajuda agora' })).toBeVisible()
  await page.goto('/conta')
  await expect(page.getByText('só não envia novas mensagens')).toBeVisible()
  await expectFitForAll(page, 'the account of somebody whose plan ended')
})

test('a subscription whose payment is late has a quiet line with a way to renew, and continues @long', async ({
  page,
  context,
  product,
  person,
}) => {
  const sell = await openShop(product)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await product.sql`update liberados set origem = 'compra' where email = ${person.email}`
  const purchase = randomBytes(6).toString('hex')
  const charge = { purchase, email: person.email, charge: `${purchase}-1`, until: yesterday.toISOString() }
  await sell('purchase.approved', {
    ...charge,
    at: new Date(yesterday.getTime() - 30 * 86_400_000).toISOString(),
  })
  await expect
    .poll(
      async () =>
        (await product.sql`select "fimAcesso" as fim from liberados where email = ${person.email}`)[0]?.fim,
    )
    .toEqual(yesterday)
  await enter(context, product, person)
  await page.goto('/conta')
  await expect(page.getByText('O pagamento está atrasado.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Renovar' })).toHaveAttribute('href', RENEW_URL)
  await page.goto('/chat')
  await expect(page.getByTestId('aviso-plano')).toContainText('Você pode continuar conversando até')
})

test('A purchase is given back and a subscription cancelled, each with a receipt @long', {
  tag: '@looks',
}, async ({ page, product, person }) => {
  const sell = await openShop(product)
  const { email } = person
  const [order, subscription] = [randomBytes(6).toString('hex'), randomBytes(6).toString('hex')]
  const twentyDaysAgo = new Date(Date.now() - 20 * 86_400_000).toISOString()
  const charge = randomBytes(6).toString('hex')
  await sell('purchase.approved', {
    purchase: subscription,
    charge,
    email,
    plan: 'mensal',
    at: twentyDaysAgo,
  })
  await sell('purchase.approved', { purchase: order, email, plan: 'anual' })
  await expect
    .poll(async () => (await product.sql`select id from compras where email = ${email}`).length)
    .toBe(2)
  await page.setViewportSize({ width, height: 800 })
  await enter(page.context(), product, person)
  await page.goto('/conta')
  await expect(page.getByText('Você pode desistir até o fim do dia')).toBeVisible()

  const asked: string[] = []
  for (const [kind, done, subject] of [
    ['Desistir da compra', 'Você pediu para desistir desta compra.', 'Recebemos o seu pedido de desistência'],
    [
      'Cancelar a assinatura',
      'Você pediu para cancelar esta assinatura.',
      'Recebemos o seu pedido de cancelamento',
    ],
  ] as const) {
    await page.getByRole('button', { name: kind }).click()
    const dialog = page.getByRole('dialog', { name: `${kind}?` })
    await expectNoSidewaysScroll(page)
    await expectFitForAll(page, kind)
    await page.setViewportSize({ width, height: 800 })
    await dialog.getByRole('button', { name: kind }).click()
    await expect(dialog).toHaveCount(0)
    const receipt = page.getByRole('status').filter({ hasText: done })
    await expect(receipt).toContainText(/Pedido \S+, recebido em/)
    await expect(page.getByRole('button', { name: kind })).toHaveCount(0)
    const number = /Pedido (\S+),/.exec(await receipt.innerText())?.[1] ?? ''
    asked.push(`${subject} (${number})`)
  }
  for (const subject of asked) await product.smtp.mailTo(email, { subject })
  // Nothing ends by itself, and what was asked for is still there after a reload.
  const [access] = await product.sql`select status from liberados where email = ${email}`
  expect(access?.status).not.toBe('encerrado')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Você pediu para' })).toHaveCount(2)
  await expectNoSidewaysScroll(page)
})
