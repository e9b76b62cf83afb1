import { expect, type Locator, type Page } from '@playwright/test'

/** The chat as a person meets it, by the names the contract gives. */
export function chatScreen(page: Page) {
  const log = page.getByRole('log', { name: 'Mensagens' })
  const box = page.getByPlaceholder('Digite sua mensagem...')
  const list = page.getByRole('navigation', { name: 'Conversas' })
  return {
    log,
    box,
    list,
    sendButton: page.getByRole('button', { name: 'Enviar' }),
    dots: page.getByRole('status', { name: 'Escrevendo' }),
    /** Under a reply in whose middle the model is silent. */
    waiting: log.locator('[data-part="espera"]'),
    picker: page.getByRole('dialog', { name: 'Escolha um estilo de terapeuta' }),
    replies: log.locator('[data-role="assistant"]'),
    questions: log.locator('[data-role="user"]'),
    lastReply: log.locator('[data-role="assistant"]').last(),
    lastText: log.locator('[data-role="assistant"]').last().locator('[data-part="texto"]'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    entry: (title: string | RegExp) => list.getByRole('link').filter({ hasText: title }),
    async say(text: string): Promise<void> {
      await box.fill(text)
      await box.press('Enter')
    },
    async newConversation(persona: string | RegExp = 'Acolhedora e Doce'): Promise<void> {
      await page.getByRole('button', { name: 'Nova conversa' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: persona }).click()
      await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
      // The address changes a moment before the screen does: what is typed in between belongs to what was there.
      await expect(
        list.locator(`a[href="${new URL(page.url()).pathname}"][aria-current="page"]`),
      ).toBeVisible()
    },
    /** Waits until the last reply is complete and typed out. */
    async replyEnds(text: string | RegExp): Promise<void> {
      // The words first: the reply before this one is complete already.
      await expect(page.locator('[data-role="assistant"] [data-part="texto"]').last()).toHaveText(text)
      await expect(page.locator('[data-role="assistant"]').last()).toHaveAttribute('data-status', 'completa')
    },
    /** Taps a reply that is being typed out, once it has begun, and waits for its end. */
    async showAll(reply: Locator): Promise<void> {
      await expect(reply.locator('[data-part="texto"]')).toHaveText(/\S/)
      await reply.locator('[data-part="texto"]').click()
      await expect(reply).toHaveAttribute('data-status', 'completa')
    },
    /** Ends a paused reply, and waits until the server knows. */
    async endHere(): Promise<void> {
      const heard = page.waitForResponse((response) => /\/replies\/[^/]+\/end$/.test(response.url()))
      await page.getByRole('button', { name: 'Encerrar aqui', exact: true }).click()
      await heard
    },
    async menu(title: string, item: string): Promise<void> {
      const row = list.getByRole('listitem').filter({ hasText: title })
      await row.hover()
      await row.getByRole('button', { name: 'Opções da conversa' }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
  }
}
