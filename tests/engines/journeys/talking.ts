import { randomUUID } from 'node:crypto'
import { GREETING } from '#domain/onboarding/onboarding.ts'
import { says, speaksOnAfter } from '#tests/support/model/model-server.ts'
import { listenCopy } from '#web/copy/listen-pt-br.ts'
import { button, css, field, text } from '../drive/locate.ts'
import { KEYS } from '../drive/tab.ts'
import { BOX, chatOnTab, inNewConversation } from './chat.ts'
import type { Journey } from './journey.ts'

const PASSWORD = 'uma frase so minha'
// Short sentences: the guard reads one before it lets it through.
const LONG = Array.from({ length: 60 }, (_, index) => `Frase numero${index} dita.`).join(' ')

const WELCOME = text(GREETING.split('\n')[0]?.replace(/\*/g, '').slice(0, 20) ?? '')

export const TALKING: Journey[] = [
  {
    name: 'somebody creates an account, is welcomed, signs out and signs in again',
    async run({ tab, open, product }) {
      const email = `${randomUUID()}@exemplo.com.br`
      await product.liberate(email)
      await open('/register')
      await tab.fill(field('E-mail'), email)
      await tab.fill(field('Senha'), PASSWORD)
      await tab.fill(field('Confirmar senha'), PASSWORD)
      await tab.click(button('Criar conta'))
      const chat = chatOnTab(tab)
      await tab.sees(WELCOME)
      await chat.seesReply('completa')
      await chat.say('Marina')
      await tab.holds('an answer to the name', () =>
        tab.evaluate(() => document.querySelectorAll('[data-role="assistant"]').length === 2),
      )
      await tab.click(button('Sair'))
      await tab.isAt('/login')
      await tab.fill(field('E-mail'), email)
      await tab.fill(field('Senha'), PASSWORD)
      await tab.press(KEYS.enter)
      await tab.sees(BOX)
      await tab.sees(text('Marina'))
    },
  },
  {
    name: 'what is typed before the code is here goes along with what is typed after it',
    async run({ tab, product, proxy, elsewhere }) {
      const email = `${randomUUID()}@exemplo.com.br`
      await product.liberate(email)
      const release = proxy.hold('/assets/index-')
      await tab.open(elsewhere.sameHost)
      // Not with the driver's command, which waits for everything that the page asks for.
      await tab.evaluate((to) => location.assign(to), `${proxy.url}/register`)
      await tab.fill(field('E-mail'), email)
      await tab.fill(field('Senha'), PASSWORD)
      release()
      await tab.fill(field('Confirmar senha'), PASSWORD)
      await tab.click(button('Criar conta'))
      await tab.sees(WELCOME)
    },
  },
  {
    name: 'a message is answered, and the reply is read as it is typed out',
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      product.model.next(says('Entendi. **O que** mais pesa?'))
      await chat.say('Hoje foi um dia dificil')
      await chat.replyEnds('Entendi. O que mais pesa?')
      await tab.sees(css('[data-role="assistant"] strong'))
    },
  },
  {
    name: 'a pause survives a reload and goes on from there',
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      product.model.next(speaksOnAfter(LONG.slice(0, LONG.length / 2)))
      await chat.say('Conta devagar')
      await tab.sees(text('numero5'))
      await tab.click(button('Pausar'))
      await tab.sees(button('Encerrar aqui'))
      const shown = await chat.shownText()
      await tab.reload()
      await tab.sees(button('Encerrar aqui'))
      const again = await chat.shownText()
      if (again !== shown)
        throw new Error(`the pause was at '${shown.slice(-30)}', now at '${again.slice(-30)}'`)
      product.model.next((response, request) => {
        const cut = request.body.messages.at(-2)?.content ?? ''
        return says(LONG.slice(cut.length))(response, request)
      })
      await tab.click(button('Continuar'))
      await chat.replyEnds('numero59')
    },
  },
  {
    name: 'a reply that is ended before its first word says so',
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      product.model.next(speaksOnAfter(''))
      await chat.say('Bom dia')
      await tab.click(button('Pausar'))
      await tab.click(button('Encerrar aqui'))
      await tab.sees(text('Você encerrou antes da primeira palavra.'))
      await tab.reload()
      await tab.sees(text('Você encerrou antes da primeira palavra.'))
    },
  },
  {
    name: 'a reply is read aloud, or the engine without a voice of its own says why not',
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      product.model.next(says('Uma frase curta. Outra frase curta.'))
      await chat.say('Le para mim')
      await chat.replyEnds('Outra frase curta.')
      await tab.click(button('Ouvir'))
      const { noVoice } = listenCopy
      await tab.holds('the controls of reading, or why there is no voice', () =>
        tab.evaluate(
          (why) =>
            document.body.textContent?.includes(why) ||
            document.querySelector('[aria-label="Pausar leitura"], [aria-label="Parar leitura"]') !== null,
          noVoice.slice(0, 30),
        ),
      )
    },
  },
  {
    name: 'the last message is edited in the box, answered anew, and a draft comes back',
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      product.model.next(says('Com seu irmao.'))
      await chat.say('Briguei com meu irmao')
      await chat.replyEnds('Com seu irmao.')
      await tab.fill(BOX, 'Um rascunho')
      await tab.click(button('Editar mensagem'))
      await tab.sees(text('Editando sua mensagem'))
      product.model.next(says('Com sua irma.'))
      await tab.fill(BOX, 'Briguei com minha irma')
      await tab.press(KEYS.enter)
      await chat.replyEnds('Com sua irma.')
      await tab.sees(text('2 de 2'))
      await tab.holds('the draft in the box', () =>
        tab.evaluate(() => document.querySelector('textarea')?.value === 'Um rascunho'),
      )
      await tab.click(button('Versão anterior'))
      await chat.replyEnds('Com seu irmao.')
    },
  },
  {
    name: 'words of danger bring the card with its numbers, also at 360 px',
    async run({ tab, open, signIn }) {
      await signIn()
      await tab.resize(360, 740)
      await open('/chat')
      await tab.fill(BOX, 'vou me matar hoje')
      await tab.press(KEYS.enter)
      await tab.click(button('Direta e Objetiva'))
      await tab.sees(css('[data-testid="cartao-crise"] a[href="tel:188"]'))
      await tab.holds('the numbers within reach', () =>
        tab.evaluate(() => {
          const call = document.querySelector('[data-testid="cartao-crise"] a[href^="tel:"]')
          const { top = -1, bottom = 0, right = 0 } = call?.getBoundingClientRect() ?? {}
          return top >= 0 && bottom <= innerHeight && right <= innerWidth
        }),
      )
    },
  },
  {
    name: 'a dialog opened by mouse has no ring on its first control, and by keyboard it has',
    async run({ tab, open, signIn }) {
      await signIn()
      await open('/chat')
      await tab.click(button('Nova conversa'))
      await tab.sees(button('Acolhedora e Doce'))
      const ringed = () => tab.evaluate(() => document.querySelector('dialog[open] :focus-visible') !== null)
      if (await ringed()) throw new Error('a persona looks chosen')
      await tab.press(KEYS.escape)
      await tab.seesNo(button('Acolhedora e Doce'))
      await tab.evaluate(() => document.querySelector<HTMLElement>('aside [data-search]')?.focus())
      await tab.press(KEYS.shift, KEYS.tab)
      await tab.press(KEYS.enter)
      await tab.holds('a ring on the first persona', ringed)
    },
  },
]
