import { seededText } from '#tests/support/product/seed-archive.ts'
import { button, css, field, link, menuitem, text } from '../drive/locate.ts'
import { KEYS, type Tab } from '../drive/tab.ts'
import { BOX, chatOnTab, inNewConversation } from './chat.ts'
import type { Journey } from './journey.ts'

const TITLE = field('Título da conversa')

async function choose(tab: Tab, item: string): Promise<void> {
  await tab.hover(css('nav li'))
  await tab.click(button('Opções da conversa'))
  await tab.click(menuitem(item))
}

/** Nothing of the frame may move: help and the way out stay where they are. */
async function checkFrame(tab: Tab): Promise<void> {
  const moved = await tab.evaluate(() => {
    const shell = document.querySelector('.chat-shell')
    return [
      shell?.scrollTop ?? -1,
      document.scrollingElement?.scrollTop ?? -1,
      Math.round(shell?.getBoundingClientRect().top ?? -1),
    ]
  })
  if (moved.some((distance) => distance !== 0)) throw new Error(`the chat was scrolled by ${moved}`)
  await tab.sees(link('Preciso de ajuda agora'))
}

export const FINDING: Journey[] = [
  {
    name: 'a conversation is renamed, deleted and brought back',
    async run(given) {
      const { tab } = given
      const chat = await inNewConversation(given)
      await chat.say('Sobre a casa')
      await chat.replyEnds('O que mais pesa agora?')
      await tab.sees(link('Sobre a casa'))
      await choose(tab, 'Renomear')
      await tab.sees(TITLE)
      await tab.evaluate(() => document.querySelector<HTMLInputElement>('nav input')?.select())
      await tab.type('Mudanca')
      await tab.press(KEYS.enter)
      await tab.sees(link('Mudanca'))
      await choose(tab, 'Excluir conversa')
      await tab.seesNo(link('Mudanca'))
      await tab.click(button('Desfazer'))
      await tab.sees(link('Mudanca'))
      await tab.reload()
      await tab.sees(link('Mudanca'))
    },
  },
  {
    name: 'words are found far back among many conversations, and the frame of the chat stays in place',
    async run({ tab, open, signIn, product }) {
      const person = await signIn()
      const words = (at: number) => (at === 7 ? 'Um girassol na janela' : seededText(at))
      await product.seedArchive(person.id, { conversations: 40, messages: 1 })
      await product.seedArchive(person.id, { conversations: 1, messages: 300, text: words })
      await open('/chat')
      await tab.sees(BOX)
      await tab.click(button('Buscar nas conversas'))
      await tab.fill(field('Buscar nas suas conversas'), 'girassol')
      await tab.click(text('Um girassol na janela'))
      await tab.holds('the message in view', () =>
        tab.evaluate(() => {
          const { top = -1, bottom = 0 } = document.querySelector('.found')?.getBoundingClientRect() ?? {}
          return top >= 0 && bottom <= innerHeight
        }),
      )
      await checkFrame(tab)
      await tab.click(button('Voltar às conversas'))
      for (let turn = 0; turn < 4; turn += 1) {
        await tab.evaluate(() => {
          for (const entry of document.querySelectorAll('nav li, nav [aria-busy] > *')) entry.scrollIntoView()
        })
      }
      await checkFrame(tab)
    },
  },
  {
    name: 'what one tab does appears in the other',
    async run(given) {
      const { tab, proxy } = given
      const chat = await inNewConversation(given)
      const path = await tab.path()
      const first = await tab.handle()
      const second = await tab.newTab()
      await tab.switchTo(second)
      await tab.open(proxy.url + path)
      await tab.sees(BOX)
      await tab.switchTo(first)
      await chat.say('Acompanhe')
      await chat.replyEnds('O que mais pesa agora?')
      await tab.switchTo(second)
      await tab.sees(text('Acompanhe'))
      await chat.replyEnds('O que mais pesa agora?')
    },
  },
  {
    name: 'at 360 px the menu opens and closes, and nothing is wider than the screen',
    async run({ tab, open, signIn }) {
      await signIn()
      await tab.resize(360, 740)
      await open('/chat')
      await tab.sees(BOX)
      const width = await tab.evaluate(() => innerWidth)
      if (width > 400) throw new Error(`the window is ${width} px wide`)
      await tab.click(button('Abrir menu'))
      await tab.click(button('Nova conversa'))
      await tab.click(button('Acolhedora e Doce'))
      const chat = chatOnTab(tab)
      await chat.say('Bom dia')
      await chat.replyEnds('O que mais pesa agora?')
      await tab.click(button('Abrir menu'))
      await tab.click(button('Fechar menu'))
      const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) throw new Error(`the page is ${over} px too wide`)
    },
  },
]
