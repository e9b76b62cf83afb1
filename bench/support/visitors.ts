import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chatter } from '../subjects/subject.ts'
import { converse } from './converse.ts'

const BODY = JSON.stringify({
  model: 'bench',
  stream: true,
  messages: [{ role: 'user', content: 'Hoje foi um dia difícil.' }],
})

/** Asks once as one asks a model, and reads until it has ended. */
function relayed(url: string, tokens: number): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const sent = performance.now()
    let firstText = 0
    let events = 0
    const asked = request(`${url}/v1/chat/completions`, { method: 'POST', agent: false }, (response) => {
      response.setEncoding('latin1')
      response.on('data', (text: string) => {
        firstText ||= performance.now() - sent
        events += text.split('data:').length - 1
      })
      response.on('end', () => resolve({ failed: events < tokens, firstText }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(BODY)
  })
}

/** What the visitors are to do: so many replies, begun one after the other within `ramp` ms. */
export type Order = { urls: string[]; replies: number; tokens: number; ramp: number; people?: Chatter[] }
export type Visit = { failed: boolean; firstText: number; acknowledged?: number }
export type VisitorsReport = { visits: Visit[]; seconds: number }

// The clients of a run, in a process of their own: with people they use the product, without they ask the server
// under test as they would ask the model itself.
process.on('message', async (order: Order) => {
  const began = performance.now()
  const visits = await Promise.all(
    Array.from({ length: order.replies }, async (_, at) => {
      await wait((order.ramp * at) / order.replies)
      const person = order.people?.[at]
      const url = order.urls[at % order.urls.length] ?? ''
      const visit = person ? converse(url, order.tokens, person) : relayed(url, order.tokens)
      return visit.catch((error): Visit => {
        console.error(String(error))
        return { failed: true, firstText: Number.NaN }
      })
    }),
  )
  process.send?.({ visits, seconds: (performance.now() - began) / 1000 } satisfies VisitorsReport)
})
process.send?.('ready')
