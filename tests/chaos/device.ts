import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent, MessagePage, ReplyAnswer, SendAnswer } from '#domain/api/chat.ts'
import { advance, newReply, type Reply } from '#domain/chat/advance.ts'
import type { ChatMessage, ReplyStatus } from '#domain/chat/conversation.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

export type Device = ReturnType<typeof createDevice>
export type Verb = 'pause' | 'continue' | 'end' | 'retry'

/** What could be on a screen at a moment, and whether it came with the first words since the reply was begun or gone on with. */
export type Sight = { replyId: string; text: string; areFirstWords: boolean }

type Answer<T> = { status: number; body: T }

/** What a server may answer; anything else is a broken promise. While things around it fail that is 503 too, or nothing. */
const EXPECTED = new Set([200, 409])
const EXPECTED_IN_FAILURE = new Set([...EXPECTED, 503])

type Options = {
  person: SeededPerson
  /** The server it talks to right now. */
  node: () => string
  /** Whether requests may fail, as with a server that is killed. */
  mayFail?: boolean
}

/**
 * A screen without a screen: follows the event stream and folds it like the real one, asks again after a break or
 * a gap, sends with an id until it is acknowledged, and remembers what it saw and when.
 */
export function createDevice({ person, node, mayFail = true }: Options) {
  const own = headersOf(person)
  const expected = mayFail ? EXPECTED_IN_FAILURE : EXPECTED
  const replies = new Map<string, Reply>()
  const sights: Sight[] = []
  const heardOf = new Set<string>()
  /** Replies of which words have come since they were begun or gone on with. */
  const hasWords = new Set<string>()
  const surprises: string[] = []
  let watched: string | null = null
  let stream = new AbortController()
  let asking: { again: boolean } | null = null

  async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const what = `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`
    const asked = fetch(`${node()}${path}`, {
      method,
      headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(HANG_TIMEOUT),
    })
    try {
      const response = await asked
      const { status } = response
      if (!expected.has(status)) surprises.push(`${what} was answered with ${status}`)
      return { status, body: (await response.json()) as T }
    } catch (error) {
      if (!mayFail) surprises.push(`${what} was not answered`)
      throw error
    }
  }

  /** Asks again while the server is away, as the outbox does. */
  async function insist<T>(method: string, path: string, body?: unknown, until = [200]): Promise<Answer<T>> {
    for (const end = Date.now() + HANG_TIMEOUT; ; await wait(100)) {
      const answer = await ask<T>(method, path, body).catch(() => null)
      if (answer && until.includes(answer.status)) return answer
      if (Date.now() > end)
        throw new Error(`${method} ${path} was not answered: ${answer?.status ?? 'no connection'}`)
    }
  }

  function heard(event: LiveEvent): void {
    if (event.type === 'ola') refresh()
    if (event.type === 'texto') {
      fold(event.id, (reply) => advance(reply, { type: 'texto', pos: event.pos, text: event.text }))
      hasWords.add(event.id)
    }
    if (event.type === 'mensagem') seen(event.message)
  }

  function seen({ id, role, content, status, shown, whole, version }: ChatMessage): void {
    heardOf.add(id)
    if (role !== 'assistant') return
    const snapshot = {
      type: 'instantaneo' as const,
      version,
      text: content,
      status: status as ReplyStatus,
      shown,
      whole,
    }
    fold(id, (reply) => advance(reply, snapshot))
  }

  function fold(id: string, move: (reply: Reply) => Reply): void {
    const before = replies.get(id) ?? newReply(id)
    const after = move(before)
    replies.set(id, after)
    if (after.status !== 'escrevendo') hasWords.delete(id)
    // The sentence of a failure is no part of a reply: trying again takes its place.
    if (after.status !== 'erro' && after.text.length > before.text.length) {
      sights.push({ replyId: id, text: after.text, areFirstWords: !hasWords.has(id) })
    }
    if (after.behind && !before.behind) refresh()
  }

  /** Asks for how the conversation on the screen stands, one question at a time, for as long as it follows. */
  function refresh(): void {
    if (asking) asking.again = true
    else void refreshOnce(stream.signal)
  }

  async function refreshOnce(signal: AbortSignal): Promise<void> {
    const turn = { again: false }
    asking = turn
    while (!signal.aborted && watched) {
      turn.again = false
      const answer = await ask<MessagePage>('GET', `/api/conversations/${watched}/messages`).catch(() => null)
      if (answer?.status === 200) {
        for (const message of answer.body.messages) seen(message)
        if (!turn.again) break
      } else await wait(200)
    }
    asking = null
  }

  async function follow(): Promise<void> {
    stream.abort()
    const own = new AbortController()
    stream = own
    while (!own.signal.aborted) {
      await listen(own.signal).catch(() => {})
      await wait(100)
    }
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const response = await fetch(`${node()}/api/events`, { headers: own, signal })
    if (!expected.has(response.status)) surprises.push(`GET /api/events was answered with ${response.status}`)
    if (response.status !== 200) return
    const decoder = new TextDecoder()
    let rest = ''
    for await (const part of response.body ?? []) {
      if (signal.aborted) return
      rest += decoder.decode(part, { stream: true })
      const frames = rest.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1]
        if (data) heard(JSON.parse(data))
      }
    }
  }

  return {
    replies,
    /** Every growth of a reply on this screen until now. */
    sights: (): Sight[] => [...sights],
    hasHeardOf: (messageId: string) => heardOf.has(messageId),
    takeSurprises: () => surprises.splice(0),
    ask,
    insist,
    /** Begins to follow, or begins anew. */
    connect: () => void follow(),
    disconnect: () => stream.abort(),
    /** Which conversation is on the screen: that one is asked for again after a break. */
    watch: (conversation: string) => {
      watched = conversation
    },
    async newConversation(): Promise<string> {
      const id = randomUUID()
      await insist('POST', '/api/conversations', { id, style: 'acolhedora' })
      return id
    },
    send: (conversation: string, id: string, content: string) =>
      insist<SendAnswer>('POST', `/api/conversations/${conversation}/messages`, { id, content }),
    async messages(conversation: string): Promise<ChatMessage[]> {
      const all: ChatMessage[] = []
      for (let before = ''; ; before = `?before=${all[0]?.seq}`) {
        const path = `/api/conversations/${conversation}/messages${before}`
        const { body } = await insist<MessagePage>('GET', path)
        all.unshift(...body.messages)
        if (!body.more) break
      }
      return all
    },
    /** What was seen of a reply so far belongs to another version of it. */
    forgetSights(replyId: string): void {
      const others = sights.filter((sight) => sight.replyId !== replyId)
      sights.splice(0, sights.length, ...others)
    },
    /** 'Tentar de outro jeito'. */
    tryAgain: (conversation: string, reply: string) =>
      insist<SendAnswer>(
        'POST',
        `/api/conversations/${conversation}/replies/${reply}/versions`,
        { id: randomUUID(), reason: 'de-novo' },
        [200, 409],
      ),
    steer: (conversation: string, reply: string, verb: Verb, body: unknown = {}) =>
      insist<ReplyAnswer>(
        'POST',
        `/api/conversations/${conversation}/replies/${reply}/${verb}`,
        body,
        [200, 409],
      ),
  }
}
