import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import type { LiveEvent } from '#domain/api/chat.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import type { Chatter } from '../subjects/subject.ts'
import { post } from './post.ts'
import { SCRIPTED_MESSAGE, scriptedReply } from './script.ts'
import type { Visit } from './visitors.ts'

const ENDED = ['completa', 'erro', 'interrompida']

/** One person in front of the product: a screen that follows, one message, and its reply read to the end. */
export async function converse(url: string, tokens: number, person: Chatter): Promise<Visit> {
  const screen = await openScreen(url, person)
  const sent = performance.now()
  await post(`${url}/api/conversations/${person.conversation}/messages`, person, {
    id: randomUUID(),
    content: SCRIPTED_MESSAGE,
  })
  const acknowledged = performance.now() - sent
  const content = await screen.reply
  const firstText = (await screen.firstText) - sent
  screen.close()
  return { failed: content !== scriptedReply(tokens), firstText, acknowledged }
}

type Screen = { firstText: Promise<number>; reply: Promise<string | null>; close: () => void }

/** Follows the event stream. Only the first text and the end are looked at closely: reading is not what we measure. */
export function openScreen(url: string, person: SeededPerson): Promise<Screen> {
  const firstText = Promise.withResolvers<number>()
  const reply = Promise.withResolvers<string | null>()
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(`${url}/api/events`, {
      headers: headersOf(person),
      agent: false,
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      let rest = ''
      let hasText = false
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const frames = (rest + text).split('\n\n')
        rest = frames.pop() ?? ''
        for (const frame of frames) {
          if (!hasText && frame.startsWith('data: {"type":"texto"')) {
            hasText = true
            firstText.resolve(performance.now())
          }
          if (frame.startsWith('data: {"type":"mensagem"')) settle(JSON.parse(frame.slice(5)))
        }
      })
      response.on('error', () => {})
      response.on('close', () => reply.resolve(null))
      resolve({ firstText: firstText.promise, reply: reply.promise, close: () => asked.destroy() })
    })
    asked.end()
  })

  function settle(event: LiveEvent): void {
    if (event.type !== 'mensagem' || event.message.role !== 'assistant') return
    const { status, content } = event.message
    if (!ENDED.includes(status)) return
    firstText.resolve(Number.NaN)
    reply.resolve(status === 'completa' ? content : null)
  }
}
