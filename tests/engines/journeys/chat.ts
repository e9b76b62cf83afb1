import { button, css, field, text } from '../drive/locate.ts'
import { KEYS, type Tab } from '../drive/tab.ts'
import type { Given } from './journey.ts'

export const BOX = field('Digite sua mensagem...')

/** The chat, by the names that people see. */
export function chatOnTab(tab: Tab) {
  return {
    async newConversation(): Promise<void> {
      await tab.click(button('Nova conversa'))
      await tab.click(button('Acolhedora e Doce'))
      await tab.holds('a conversation of its own', () =>
        tab.evaluate(() => /^\/chat\/[0-9a-f-]{36}$/.test(location.pathname)),
      )
      await tab.sees(BOX)
    },
    async say(words: string): Promise<void> {
      await tab.fill(BOX, words)
      await tab.press(KEYS.enter)
      await tab.sees(text(words))
    },
    /** Waits until the last reply is complete and typed out. */
    async replyEnds(words: string): Promise<void> {
      await tab.holds(`a reply that ends with '${words}'`, () =>
        tab.evaluate((expected) => {
          const last = [...document.querySelectorAll('[data-role="assistant"]')].at(-1)
          return last?.getAttribute('data-status') === 'completa' && last.textContent?.includes(expected)
        }, words),
      )
    },
    seesReply: (status: string) => tab.sees(css(`[data-role="assistant"][data-status="${status}"]`)),
    shownText: () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll('[data-role="assistant"] [data-part="texto"]')].at(-1)?.textContent ??
          '',
      ),
  }
}

/** A new conversation of a new person who was welcomed before. */
export async function inNewConversation({ tab, open, signIn }: Given) {
  await signIn()
  await open('/chat')
  const chat = chatOnTab(tab)
  await chat.newConversation()
  return chat
}
