import { button, css, heading, link } from '../drive/locate.ts'
import { inCharge } from './away.ts'
import { BOX, inNewConversation } from './chat.ts'
import type { Given, Journey } from './journey.ts'

async function beDiscreet({ tab, open, signIn }: Given): Promise<void> {
  await signIn()
  await open('/conta')
  await tab.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await open('/conta')
}

/** Leaves, then goes back and forward more than once; the product is not to be seen, until it is asked for. */
async function leaveAndComeBack({ tab, elsewhere, open }: Given): Promise<void> {
  await tab.click(button('Saída rápida'))
  await tab.isAt(elsewhere.url)
  for (const move of [tab.back, tab.back, tab.forward, tab.back, tab.back, tab.back, tab.forward]) {
    await move()
    await tab.holds('a page that is not ours', () => tab.evaluate(isElsewhere))
  }
  await open('/conta')
  await tab.sees(heading('Sua conta'))
}

/** Runs in the page: a page of somebody else, or the empty one with which a browser starts. */
function isElsewhere(): boolean {
  return (
    location.href === 'about:blank' || document.querySelector('h1')?.textContent === 'Uma página qualquer'
  )
}

export const LEAVING: Journey[] = [
  {
    name: 'a reload of the chat ends, and everything is there again',
    short: true,
    async run(given) {
      const { tab, product } = given
      const chat = await inNewConversation(given)
      await chat.say('Bom dia')
      await chat.replyEnds('O que mais pesa agora?')
      const before = product.model.requests.length
      for (let turn = 0; turn < 3; turn += 1) {
        await tab.reload()
        await chat.replyEnds('O que mais pesa agora?')
        await tab.sees(BOX)
      }
      if (product.model.requests.length !== before) throw new Error('a reload asked the model again')
    },
  },
  {
    name: 'without a server help opens, also by address and by reload',
    short: true,
    async run({ tab, open, signIn, proxy }) {
      await signIn()
      await open('/chat')
      await tab.sees(BOX)
      await inCharge(tab)
      await proxy.shut()
      for (const path of ['/ajuda', '/chat', '/ajuda']) {
        await open(path)
        await tab.sees(path === '/ajuda' ? heading('Preciso de ajuda agora') : link('Preciso de ajuda agora'))
        await tab.reload()
        await tab.sees(path === '/ajuda' ? css('a[href="tel:188"]') : link('Preciso de ajuda agora'))
      }
    },
  },
  {
    name: 'after a quick exit no Back shows the product: entered by address',
    short: true,
    async run(given) {
      const { open } = given
      await beDiscreet(given)
      await open('/chat')
      await open('/conta')
      await leaveAndComeBack(given)
    },
  },
  {
    name: 'after a quick exit no Back shows the product: entered by link',
    async run(given) {
      const { tab, open } = given
      await beDiscreet(given)
      await open('/chat')
      await tab.sees(BOX)
      await tab.click(link('Preciso de ajuda agora'))
      await tab.sees(heading('Preciso de ajuda agora'))
      await open('/conta')
      await leaveAndComeBack(given)
    },
  },
  {
    name: 'after a quick exit no Back shows the product: entered by reload',
    async run(given) {
      const { tab, open } = given
      await beDiscreet(given)
      await tab.reload()
      await open('/chat')
      await tab.sees(BOX)
      await tab.reload()
      await tab.sees(BOX)
      await leaveAndComeBack(given)
    },
  },
  {
    name: 'a quick exit in one tab takes the other along',
    async run(given) {
      const { tab, open, proxy, elsewhere } = given
      await beDiscreet(given)
      await open('/chat')
      await tab.sees(BOX)
      const first = await tab.handle()
      const second = await tab.newTab()
      await tab.switchTo(second)
      await tab.open(`${proxy.url}/caderno`)
      await tab.sees(heading('Caderno'))
      // WebKitGTK's driver clicks only in the tab that is in front.
      await tab.switchTo(first)
      await tab.click(button('Saída rápida'))
      await tab.isAt(elsewhere.url)
      await tab.switchTo(second)
      await tab.isAt(elsewhere.url)
    },
  },
  {
    name: 'a quick exit leaves nothing on the screen, even when the other page cannot be reached',
    async run(given) {
      const { tab, open, elsewhere } = given
      await beDiscreet(given)
      await open('/chat')
      await tab.sees(button('Nova conversa'))
      await elsewhere.shut()
      await tab.click(button('Saída rápida'))
      await tab.holds('nothing of the product', () =>
        tab.evaluate(() => !document.body?.innerText.includes('Nova conversa')),
      )
    },
  },
]
