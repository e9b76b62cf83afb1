import { setTimeout as wait } from 'node:timers/promises'
import type { Chatter } from '../subjects/subject.ts'
import { converse } from './converse.ts'
import { relayed } from './relayed.ts'

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
