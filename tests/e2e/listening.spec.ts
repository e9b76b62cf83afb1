import type { Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { type Product, signInAs } from './product.ts'
import { seedLetter } from './states.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 1280

// A voice that says nothing by itself can't be taken out of a page again.
test.use({ ownContext: true })

type Stub = { said: string[]; rates: number[]; cancelled: number; endSentence: () => void }
type Stubbed = typeof window & { stub: Stub }

/** In the place of the browser's voices: sentences end when the test says so. */
function stubSpeech(voices: { lang: string; localService: boolean }[]): void {
  type Utterance = { text: string; rate: number; onend?: () => void; onerror?: () => void }
  let current: Utterance | undefined
  const stub: Stub = {
    said: [],
    rates: [],
    cancelled: 0,
    endSentence: () => current?.onend?.(),
  }
  const speechSynthesis = {
    getVoices: () => voices,
    addEventListener() {},
    speak(utterance: Utterance) {
      current = utterance
      stub.said.push(utterance.text)
      stub.rates.push(utterance.rate)
    },
    cancel() {
      stub.cancelled += 1
      const was = current
      current = undefined
      was?.onerror?.()
    },
  }
  class SpeechSynthesisUtterance {
    rate = 1
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  Object.assign(window, { stub, SpeechSynthesisUtterance })
}

const LOCAL = [
  { lang: 'pt-BR', localService: false },
  { lang: 'pt-PT', localService: true },
  { lang: 'pt-BR', localService: true },
]

async function openLetter(page: Page, product: Product, voices = LOCAL) {
  const person = await product.seedPerson()
  await page.addInitScript(stubSpeech, voices)
  await signInAs(page, product, person)
  await page.goto(`/chat/${await seedLetter(product, person)}`)
  await expect(chatScreen(page).lastText.locator('table')).toBeVisible()
}

const said = (page: Page) => page.evaluate(() => (window as Stubbed).stub.said)
const endSentence = (page: Page) => page.evaluate(() => (window as Stubbed).stub.endSentence())
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('leitura') ?? [])].map(String))

test('A reply is read aloud sentence by sentence, paused and gone on with @long', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width, height: 760 })
  await openLetter(page, product)
  const { button, lastReply, lastText } = chatScreen(page)
  const html = await lastText.innerHTML()
  expect(await said(page)).toEqual([])
  await lastReply.getByRole('button', { name: 'Ouvir' }).click()
  await expect(button('Pausar leitura')).toBeFocused()
  await expect.poll(() => said(page)).toEqual(['Que bom que você trouxe isso.'])
  expect(await marked(page)).toEqual(['Que bom que você trouxe isso.'])

  await endSentence(page)
  // What is struck through on the screen is not said.
  const second = 'Dias assim pesam muito, e faz sentido esperar que passem sozinhos.'
  expect((await said(page)).at(-1)).toBe(second)
  expect(await marked(page)).toEqual([second.replace(' e ', ' e não ')])
  expect(await lastText.innerHTML()).toBe(html)

  await button('Pausar leitura').click()
  await expect(button('Continuar leitura')).toBeFocused()
  await endSentence(page)
  expect(await said(page)).toHaveLength(2)
  await button('Continuar leitura').click()
  expect(await said(page)).toEqual(['Que bom que você trouxe isso.', second, second])
  await page.getByRole('radio', { name: '1,25×' }).check()
  expect((await page.evaluate(() => (window as Stubbed).stub.rates)).at(-1)).toBe(1.25)

  await button('Parar leitura').click()
  await expect(button('Parar leitura')).toHaveCount(0)
  expect(await marked(page)).toEqual([])

  await lastReply.getByRole('button', { name: 'Ouvir' }).click()
  await expect(page.getByRole('radio', { name: '1,25×' })).toBeChecked()
  // As a voice would, one sentence after the other: a pause between two tries grows to a second.
  await expect(async () => {
    await endSentence(page)
    expect(await button('Parar leitura').count()).toBe(0)
  }).toPass({ intervals: [20] })
  // Lists and tables too, as they would be read, and nothing of how they are written.
  const all = await said(page)
  expect(all).toContain('Respirar com calma por um minuto')
  expect(all).toContain('um passo de cada vez, sem pressa de chegar')
  expect(all.join('')).not.toMatch(/[*_`|#~]|\[|\]/)
})

test('A screen reader is told which words are struck through, and the text stays as it is', {
  tag: '@long',
}, async ({ page, product }) => {
  await openLetter(page, product)
  const { lastText } = chatScreen(page)
  expect(await lastText.ariaSnapshot()).toMatch(/início do riscado não fim do riscado/)
  await expect(lastText.locator('del')).toHaveText('não')
})

test('Reading ends with a new message and with another conversation', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openLetter(page, product)
  const screen = chatScreen(page)
  const listen = async () => {
    await screen.lastReply.getByRole('button', { name: 'Ouvir' }).click()
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
    return page.evaluate(() => (window as Stubbed).stub.cancelled)
  }
  const cancelled = () => page.evaluate(() => (window as Stubbed).stub.cancelled)

  let before = await listen()
  await screen.say('Espera um pouco')
  await expect(screen.button('Parar leitura')).toHaveCount(0)
  expect(await cancelled()).toBeGreaterThan(before)

  await screen.replyEnds(/./)
  before = await listen()
  await screen.newConversation()
  await expect(screen.button('Parar leitura')).toHaveCount(0)
  expect(await cancelled()).toBeGreaterThan(before)
})

test.describe('Leaving', () => {
  // The quick exit leads to another host.
  test.use({ watch: false })

  test('The quick exit silences a voice at once', async ({ page, product }) => {
    await page.addInitScript(() => localStorage.setItem('discreto', 'sim'))
    await openLetter(page, product)
    await chatScreen(page).lastReply.getByRole('button', { name: 'Ouvir' }).click()
    await expect.poll(async () => (await said(page)).length).toBe(1)
    let silenced = false
    await page.exposeFunction('silenced', () => {
      silenced = true
    })
    await page.evaluate(() => {
      const { silenced } = window as unknown as { silenced: () => void }
      speechSynthesis.cancel = silenced
    })
    await page.route('https://www.google.com.br/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'outra' }),
    )
    await page.getByRole('button', { name: 'Saída rápida' }).click()
    await expect.poll(() => silenced).toBe(true)
  })
})

test('Without a voice of the device the button shows it, and why @long', async ({ page, product }) => {
  await openLetter(page, product, [
    { lang: 'pt-BR', localService: false },
    { lang: 'en-US', localService: true },
  ])
  const { lastReply } = chatScreen(page)
  await lastReply.getByRole('button', { name: 'Ouvir' }).click()
  await expect(lastReply.getByRole('status')).toHaveText(
    /não tem uma voz em português.*mandariam estas palavras para uma empresa/,
  )
  expect(await said(page)).toEqual([])
  await lastReply.getByRole('button', { name: 'Fechar' }).click()
  await expect(lastReply.getByRole('button', { name: 'Ouvir' })).toBeVisible()
})
