import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePage } from '#domain/api/chat.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'

export type Tally = {
  completed: number
  broken: number
  /** What went wrong, and how often. */
  troubles: Map<string, number>
}

const MESSAGES_PER_CONVERSATION = 20
const REPLY_TIMEOUT = 60_000
/** Between two messages, so that not everybody speaks at once. */
const PAUSE = { least: 2_000, most: 8_000 }

/** Somebody who looks on all the time and writes a message whenever the last one was answered. */
export function startTalker(url: string, person: SeededPerson, tally: Tally) {
  const own = headersOf(person)
  let stopped = false
  let stream: ClientRequest | null = null
  let onEnd: ((status: string) => void) | null = null
  let conversation = ''

  function look(): void {
    const asked = request(`${url}/api/events`, { headers: own, agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const ended = /"role":"assistant"[^}]*?"status":"(completa|erro|interrompida)"/.exec(text)
        if (ended?.[1]) onEnd?.(ended[1])
        // What happened while nobody looked is asked for, as a screen does.
        if (text.includes('"ola"')) void askAgain()
      })
      response.on('close', () => {
        if (stopped || stream !== asked) return
        tally.broken += 1
        setTimeout(look, 500)
      })
      response.on('error', () => {})
    })
    asked.on('error', () => {})
    asked.end()
    stream = asked
  }

  function nextEnd(): Promise<string> {
    const deadline = new AbortController()
    const never = wait(REPLY_TIMEOUT, 'never', { signal: deadline.signal }).catch(() => 'never')
    const ended = new Promise<string>((resolve) => {
      onEnd = resolve
    })
    return Promise.race([ended, never]).finally(() => {
      onEnd = null
      deadline.abort()
    })
  }

  async function askAgain(): Promise<void> {
    if (!onEnd || !conversation) return
    const path = `${url}/api/conversations/${conversation}/messages`
    const page = await fetch(path, { headers: own })
      .then((response) => response.json() as Promise<MessagePage>)
      .catch(() => null)
    const last = page?.messages.at(-1)
    if (last?.role === 'assistant' && last.status !== 'escrevendo') onEnd?.(last.status)
  }

  async function talk(): Promise<void> {
    await wait(Math.random() * PAUSE.most)
    for (let sent = 0; !stopped; sent += 1) {
      if (sent % MESSAGES_PER_CONVERSATION === 0) {
        conversation = randomUUID()
        await post('/api/conversations', { id: conversation, style: 'acolhedora' })
      }
      const status = await post(`/api/conversations/${conversation}/messages`, {
        id: randomUUID(),
        content: 'Hoje foi um dia difícil.',
      })
      const outcome = status === 200 ? await nextEnd() : `status ${status}`
      if (outcome === 'completa') tally.completed += 1
      else if (!stopped) tally.troubles.set(outcome, (tally.troubles.get(outcome) ?? 0) + 1)
      await wait(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least))
    }
  }

  function post(path: string, body: unknown): Promise<number> {
    return new Promise((resolve) => {
      const headers = { ...own, 'Content-Type': 'application/json' }
      const asked = request(`${url}${path}`, { method: 'POST', agent: false, headers }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
      asked.on('error', () => resolve(0))
      asked.end(JSON.stringify(body))
    })
  }

  look()
  void talk()
  return {
    /** The screen goes away and comes back, as screens do. */
    lookAgain(): void {
      stream?.destroy()
      look()
    },
    stop(): void {
      stopped = true
      stream?.destroy()
    },
  }
}
