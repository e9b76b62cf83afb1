import type { Locator, Page } from '@playwright/test'
import { says, speaksOnAfter } from '#tests/support/model/model-server.ts'
import { expect, IN_CHAT, test } from './journey.ts'

/** Goes on with Tab until the focus is there, and sees that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never got to ${target}`)
}

test('From signing in to a reply that is paused, with the keyboard alone @long', async ({
  page,
  person,
  product,
}) => {
  product.model.next(speaksOnAfter('Que bom que você veio. Estou aqui.'), says(' Pode falar.'))
  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(IN_CHAT)

  const box = page.getByPlaceholder('Digite sua mensagem...')
  await tabTo(page, box)
  await page.keyboard.type('Hoje foi um dia difícil e eu queria contar como foi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Escolha um estilo de terapeuta' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()

  const pause = page.getByRole('button', { name: 'Pausar' })
  await expect(pause).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(pause).toBeFocused()
  const outline = await pause.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline).toBe('solid')
  await page.keyboard.press('Enter')
  const goOn = page.getByRole('button', { name: 'Continuar', exact: true })
  await expect(goOn).toBeFocused()
  await expect(page.locator('[data-role="assistant"]').last()).toHaveAttribute('data-status', 'pausada')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-role="assistant"]').last()).toHaveAttribute('data-status', 'completa')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()

  await page.reload()
  await expect(box).toBeVisible()
  const skip = page.getByRole('link', { name: 'Pular para a mensagem' })
  await tabTo(page, skip)
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
})
