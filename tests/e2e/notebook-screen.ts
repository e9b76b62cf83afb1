import type { Page } from '@playwright/test'
import { expect, type Product } from './journey.ts'
import { signInAs } from './product.ts'

/** The notebook as a person meets it, by the names the contract gives. */
export function notebook(page: Page) {
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const notes = part('O que a IA sabe de mim')
  return {
    notes,
    checkIns: part('Como estou'),
    plan: part('Meu plano de segurança'),
    summaries: part('Resumos'),
    note: (text: string) => notes.getByRole('listitem').filter({ hasText: text }),
    async keep(text: string): Promise<void> {
      await notes.getByRole('textbox', { name: 'Nova nota' }).fill(text)
      await notes.getByRole('button', { name: 'Guardar nota' }).click()
      await expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('')
    },
  }
}

/** Somebody new at the notebook, on a screen of this width. */
export async function openNotebook(page: Page, product: Product, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/caderno')
  await expect(page.getByRole('heading', { name: 'Caderno', level: 1 })).toBeVisible()
  return person
}

/** Today where the browsers of journeys are, which is not the day of this machine in the evening. */
export const dayOfBrowser = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
