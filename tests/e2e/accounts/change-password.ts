import type { Page } from '@playwright/test'

/** Fills in and sends the form on /conta. */
export async function changePassword(
  page: Page,
  {
    current,
    password,
    confirmation = password,
  }: { current: string; password: string; confirmation?: string },
) {
  await page.getByLabel('Senha atual', { exact: true }).fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
}
