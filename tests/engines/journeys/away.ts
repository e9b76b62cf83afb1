import { randomUUID } from 'node:crypto'
import { WORDS_OF_LEVEL } from '#tests/e2e/states.ts'
import { withExchange } from '#tests/e2e/with-exchange.ts'
import { says } from '#tests/support/model/model-server.ts'
import { button, css, field, heading, link, text } from '../drive/locate.ts'
import type { Tab } from '../drive/tab.ts'
import { BOX, inNewConversation } from './chat.ts'
import type { Given, Journey } from './journey.ts'

const LONG = Array.from({ length: 25 }, (_, index) => `Esta frase numero${index} ocupa lugar.`).join('\n\n')

/** A conversation with a service worker in charge, as on every visit but the first. */
async function settleIn(given: Given) {
  const { tab } = given
  const chat = await inNewConversation(given)
  await chat.say('Antes de tudo')
  await chat.replyEnds('O que mais pesa agora?')
  await inCharge(tab)
  await chat.replyEnds('O que mais pesa agora?')
  return chat
}

/** Waits until the service worker has everything, and looks after this page. */
export async function inCharge(tab: Tab): Promise<void> {
  await tab.holds('a service worker', () =>
    tab.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated'),
    ),
  )
  await tab.reload()
  await tab.holds('a service worker in charge', () =>
    tab.evaluate(() => navigator.serviceWorker.controller !== null),
  )
}

export const AWAY: Journey[] = [
  {
    name: 'what is written while the server is away is sent when it is back, and its end is in view',
    async run(given) {
      const { tab, proxy, product } = given
      const chat = await settleIn(given)
      for (const round of ['primeira', 'segunda']) {
        await proxy.shut()
        await tab.sees(text('Sem conexão'))
        await chat.say(`Escrevi na ${round} vez`)
        await tab.sees(text('Será enviada quando a conexão voltar'))
        product.model.next(says(`${LONG}\n\nFim da ${round}.`))
        await proxy.open()
        await chat.replyEnds(`Fim da ${round}.`)
        await tab.holds('the end in view', () =>
          tab.evaluate(() => {
            const log = document.querySelector('[role="log"]')
            return log !== null && log.scrollHeight - log.clientHeight - log.scrollTop <= 8
          }),
        )
        await tab.seesNo(button('Ir para o fim'))
      }
    },
  },
  {
    name: 'danger that is written while the server is away is read in the browser, and sent later',
    short: true,
    async run(given) {
      const { tab, proxy } = given
      const chat = await settleIn(given)
      const card = '[data-testid="cartao-crise"][data-nivel="emergencia"]'
      await proxy.shut()
      await tab.sees(text('Sem conexão'))
      await tab.sees(css('[role="status"] a[href="tel:188"]'))
      await chat.say(WORDS_OF_LEVEL.emergencia)
      for (const number of ['188', '192'])
        await tab.sees(css(`${card}[data-lido="aparelho"] a[href="tel:${number}"]`))
      await proxy.open()
      await tab.sees(css(`${card}:not([data-lido])`))
    },
  },
  {
    name: 'a page reloaded while the server is away comes back by itself, with what was written sent',
    async run(given) {
      const { tab, proxy, product } = given
      const chat = await settleIn(given)
      const path = await tab.path()
      await proxy.shut()
      await chat.say('Escrevi sem servidor')
      await tab.fill(BOX, 'ainda nao sei')
      await tab.holds('a kept draft', () =>
        tab.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('ainda nao sei'))),
      )
      await tab.reload()
      await tab.sees(button('Tentar de novo'))
      await tab.click(link('Preciso de ajuda agora'))
      await tab.sees(heading('Preciso de ajuda agora'))
      await tab.back()
      await tab.sees(button('Tentar de novo'))
      product.model.next(says('Chegou.'))
      await proxy.open()
      await tab.sees(css('[data-role="user"][data-status="enviada"]'))
      await tab.sees(text('Escrevi sem servidor'))
      await chat.replyEnds('Chegou.')
      await tab.isAt(path)
      const draft = await tab.evaluate(() => document.querySelector('textarea')?.value)
      if (draft !== 'ainda nao sei') throw new Error(`the draft is '${draft}'`)
    },
  },
  {
    name: 'a screen whose code was lost on the way opens by itself, without losing what was typed',
    async run({ tab, open, signIn, proxy }) {
      // Then the service worker can't keep it either.
      proxy.lose('account-screen')
      await signIn()
      await open('/chat')
      await tab.fill(BOX, 'um rascunho')
      await tab.click(link('Sua conta'))
      await tab.sees(heading('Não conseguimos conectar'))
      proxy.lose(null)
      await tab.sees(heading('Sua conta'))
      await tab.back()
      await tab.holds('the draft', () =>
        tab.evaluate(() => document.querySelector('textarea')?.value === 'um rascunho'),
      )
    },
  },
  {
    name: 'a new version is offered in every tab, and taking it loses nothing that is being written',
    async run({ tab, signIn, product }) {
      await signIn()
      const proxy = await withExchange(product)
      const openChat = async () => {
        await tab.open(`${proxy.url}/chat`)
        await tab.sees(BOX)
      }
      await openChat()
      await inCharge(tab)
      const first = await tab.handle()
      const second = await tab.newTab()
      await tab.switchTo(second)
      await openChat()
      await tab.switchTo(first)
      await tab.fill(BOX, 'ainda estou escrevendo')
      proxy.exchange()
      await tab.evaluate(() =>
        navigator.serviceWorker.getRegistration().then((one) => one?.update().then(() => true)),
      )
      await tab.evaluate(() => {
        document.documentElement.dataset.old = ''
      })
      await tab.click(button('Atualizar'))
      await tab.holds('the draft on the new page', () =>
        tab.evaluate(
          () =>
            !('old' in document.documentElement.dataset) &&
            document.querySelector('textarea')?.value === 'ainda estou escrevendo',
        ),
      )
      await tab.switchTo(second)
      await tab.sees(button('Atualizar'))
      proxy.close()
    },
  },
  {
    name: 'without cookies help and every public page are there, and the login says what is missing',
    withoutCookies: true,
    async run({ tab, open, product }) {
      await open('/ajuda')
      await tab.click(button('Começar a respirar'))
      await tab.sees(button('Parar'))
      await tab.sees(css('a[href="tel:188"]'))
      const email = `${randomUUID()}@exemplo.com.br`
      await product.liberate(email)
      await open('/register')
      await tab.fill(field('E-mail'), email)
      await tab.fill(field('Senha'), 'uma frase so minha')
      await tab.fill(field('Confirmar senha'), 'uma frase so minha')
      await tab.click(button('Criar conta'))
      await tab.sees(text('Seu navegador está bloqueando os cookies'))
    },
  },
  {
    name: 'behind a proxy that answers in its place, help still opens',
    async run(given) {
      const { tab, open, proxy } = given
      await settleIn(given)
      proxy.refuse(true)
      await open('/ajuda')
      await tab.sees(css('a[href="tel:188"]'))
    },
  },
]
