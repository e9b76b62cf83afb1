import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { SeededPerson } from '#tests/support/seed-people.ts'

// Opens an event stream for each person, sends one message each, and waits until every reply has ended.
type Order = { url: string; people: SeededPerson[] }
export type Report = {
  completed: number
  failed: number
  firstText: number[]
  acknowledged: number[]
  seconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

process.on('message', async (order: Order) => {
  process.send?.(await watchAll(order))
})
process.send?.('ready')

async function watchAll({ url, people }: Order): Promise<Report> {
  const report: Report = { completed: 0, failed: 0, firstText: [], acknowledged: [], seconds: 0 }
  const viewers = await Promise.all(people.map((person) => openViewer(url, person)))
  const began = performance.now()
  await Promise.all(people.map((person, index) => converse(url, person, viewers[index], report)))
  report.seconds = (performance.now() - began) / 1000
  for (const viewer of viewers) viewer.close()
  return report
}

type Viewer = { close: () => void; onText: (() => void) | null; onEnd: ((status: string) => void) | null }

function openViewer(url: string, { cookie }: SeededPerson): Promise<Viewer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/events`, { headers: { cookie }, agent: false }, (response) => {
      const viewer: Viewer = { close: () => asked.destroy(), onText: null, onEnd: null }
      response.setEncoding('latin1')
      response.on('data', (text: string) => {
        if (text.includes('"texto"')) viewer.onText?.()
        const ended = /"role":"assistant".*?"status":"(completa|erro|interrompida)"/.exec(text)
        if (ended?.[1]) viewer.onEnd?.(ended[1])
      })
      response.on('error', () => {})
      resolve(viewer)
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function converse(
  url: string,
  person: SeededPerson,
  viewer: Viewer | undefined,
  report: Report,
): Promise<void> {
  if (!viewer) return
  const conversation = randomUUID()
  await post(`${url}/api/conversations`, person, { id: conversation, style: 'acolhedora' })
  const sent = performance.now()
  const ended = new Promise<string>((resolve) => {
    viewer.onEnd = resolve
    viewer.onText = () => {
      viewer.onText = null
      report.firstText.push(performance.now() - sent)
    }
  })
  await post(`${url}/api/conversations/${conversation}/messages`, person, {
    id: randomUUID(),
    content: 'Hoje foi um dia difícil.',
  })
  report.acknowledged.push(performance.now() - sent)
  if ((await ended) === 'completa') report.completed += 1
  else report.failed += 1
}

function post(url: string, { cookie }: SeededPerson, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', agent, headers: { cookie, 'Content-Type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        )
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
