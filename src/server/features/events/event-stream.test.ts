import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import { STREAMS_PER_PERSON } from '#domain/limits.ts'
import { says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct, type TestChat } from '#tests/support/product/chat.ts'
import { readEvents } from '#tests/support/product/event-reader.ts'
import { listen } from '#tests/support/product/listening.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
const { url, close: stopListening } = await listen(product)
afterAll(async () => {
  await stopListening()
  await close()
})
const { live } = product.deps

async function open(chat: TestChat) {
  const reader = await readEvents(url, chat.visitor)
  onTestFinished(reader.leave)
  return reader
}

/** Somebody with a screen open. */
async function watching() {
  const ana = await newChatter(product)
  const screen = await open(ana)
  await until(() => screen.events.length > 0)
  return { ana, screen }
}

describe('an event stream', () => {
  test('begins with a greeting, and shows that nobody on the way may keep or change it', async () => {
    const { screen } = await watching()
    expect(screen.status).toBe(200)
    expect(screen.events).toEqual([{ type: 'ola', quiet: expect.any(Number) }])
    expect(screen.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  })

  test('carries the security headers of every answer', async () => {
    const { ana, screen } = await watching()
    const usual = (await ana.visitor.get('/api/conversations')).headers
    const names = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']
    for (const name of [...names, 'permissions-policy', 'cross-origin-opener-policy']) {
      expect(screen.headers[name]).toBe(usual.get(name))
      expect(screen.headers[name]).toBeTruthy()
    }
  })

  test('is not for who is signed out', async () => {
    const screen = await readEvents(url, product.visitor())
    expect(screen.status).toBe(401)
    await soon(() => screen.raw).toContain('not_signed_in')
  })

  test('is forgotten when the browser goes away', async () => {
    const { ana, screen } = await watching()
    expect(live.openFor(ana.id)).toBe(1)
    screen.leave()
    await soon(() => live.openFor(ana.id)).toBe(0)
  })

  test('may be open in twenty places, and the next is told to close one', async () => {
    const ana = await newChatter(product)
    const screens = await Promise.all(Array.from({ length: STREAMS_PER_PERSON }, () => open(ana)))
    expect(screens.map(({ status }) => status)).toEqual(screens.map(() => 200))
    const refused = await open(ana)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    await soon(() => refused.raw).toContain('Há muitas janelas abertas.')
    screens[0]?.leave()
    await until(() => live.openFor(ana.id) < STREAMS_PER_PERSON)
    expect((await open(ana)).status).toBe(200)
    const bia = await newChatter(product)
    expect((await open(bia)).status).toBe(200)
  })
})

describe('what you do in one place', () => {
  const doings: [string, (chat: TestChat, id: string) => Promise<unknown>, (event: LiveEvent) => boolean][] =
    [
      ['a new conversation', (chat) => chat.create('direta'), (event) => event.type === 'conversa'],
      ['a new name', (chat, id) => chat.change(id, { title: 'Novo nome' }), told({ title: 'Novo nome' })],
      ['another persona', (chat, id) => chat.change(id, { style: 'maternal' }), told({ style: 'maternal' })],
      [
        'a deleted conversation',
        (chat, id) => chat.visitor.delete(`/api/conversations/${id}`),
        (event) => event.type === 'conversa-apagada',
      ],
      [
        'a message',
        (chat, id) => chat.send(id, 'Oi, tudo bem?'),
        (event) => event.type === 'mensagem' && event.message.content === 'Oi, tudo bem?',
      ],
      ['a title', (chat, id) => chat.send(id, 'Oi, tudo bem?'), told({ title: 'Oi, tudo bem?...' })],
      ['the first words of a reply', (chat, id) => chat.send(id, 'Oi'), (event) => event.type === 'texto'],
    ]

  test.each(doings)('%s is seen in the other', async (_, act, isIt) => {
    const { ana, screen } = await watching()
    const id = await ana.conversation()
    await until(() => screen.of('conversa').some(({ conversation }) => conversation.id === id))
    const before = screen.events.length
    await act(ana, id)
    await until(() => screen.events.slice(before).some(isIt))
    await until(() => product.deps.runs.ids().length === 0)
  })

  test('an undone deletion is seen in the other', async () => {
    const { ana, screen } = await watching()
    const id = await ana.conversation()
    const last = () => screen.events.at(-1)?.type
    await soon(last).toBe('conversa')
    await ana.visitor.delete(`/api/conversations/${id}`)
    await soon(last).toBe('conversa-apagada')
    await ana.visitor.post(`/api/conversations/${id}/restore`)
    await soon(last).toBe('conversa')
  })

  test('a whole reply is told as it happens, in order', async () => {
    const { ana, screen } = await watching()
    const id = await ana.conversation()
    const whole = 'Eu estou aqui com você agora.'
    service.next(says(whole, { pause: 150 }))
    const { body } = await ana.send(id, 'Oi')
    const told = () =>
      screen.of('mensagem').flatMap(({ message }) => (message.id === body.reply.id ? message : []))
    await soon(() => told().at(-1)).toMatchObject({ status: 'completa', content: whole })
    expect(told()[0]).toMatchObject({ status: 'escrevendo', content: '' })
    const pieces = screen.of('texto')
    expect(pieces.length).toBeGreaterThan(1)
    let at = 0
    for (const { pos, text, conversationId } of pieces) {
      expect({ pos, conversationId }).toEqual({ pos: at, conversationId: id })
      at += text.length
    }
    // The last of it comes with the whole.
    expect(pieces.map(({ text }) => text).join('')).toBe(whole.slice(0, at))
    const last = screen.of('conversa').at(-1)
    await soon(() => screen.of('conversa').at(-1)?.conversation.lastMessage).toBe(whole)
    expect(last?.conversation.id).toBe(id)
  })

  test('is never seen by anybody else', async () => {
    const [{ ana, screen }, { ana: bia, screen: hers }] = [await watching(), await watching()]
    const id = await ana.conversation()
    await ana.say(id, 'um segredo só meu')
    await ana.change(id, { title: 'segredo' })
    await until(() => screen.of('conversa').at(-1)?.conversation.title === 'segredo')
    const own = await bia.conversation()
    await until(() => hers.of('conversa').some(({ conversation }) => conversation.id === own))
    expect(hers.events).toHaveLength(2)
    expect(hers.raw).not.toContain('segredo')
  })
})

describe('a stream ends', () => {
  test('when its session has ended, and only then', async () => {
    const { ana, screen } = await watching()
    const { screen: other } = await watching()
    await live.closeEnded()
    expect(screen.closed).toBe(false)
    await product.sql`delete from sessions where "userId" = ${ana.id}`
    await live.closeEnded()
    await soon(() => screen.closed).toBe(true)
    expect(live.openFor(ana.id)).toBe(0)
    expect(other.closed).toBe(false)
  })

  test('when its session has run out', async () => {
    const { ana, screen } = await watching()
    await product.sql`update sessions set "expiresAt" = now() where "userId" = ${ana.id}`
    await live.closeEnded()
    await soon(() => screen.closed).toBe(true)
  })

  test('when its reader takes nothing any more: what piles up is bounded, and others are not held up', async () => {
    const { ana, screen } = await watching()
    const awake = await open(ana)
    screen.sleep()
    const text = 'x'.repeat(100_000)
    let sent = 0
    while (live.openFor(ana.id) > 1 && sent < 500) {
      live.publish(ana.id, {
        type: 'texto',
        conversationId: ana.id,
        id: ana.id,
        pos: sent * text.length,
        text,
      })
      sent += 1
      await until(() => awake.of('texto').length === sent)
    }
    expect(live.openFor(ana.id)).toBe(1)
    expect(sent).toBeLessThan(200)
    expect(awake.closed).toBe(false)
  })

  test('when the server stops', async () => {
    const node = await startChatProduct()
    const port = await listen(node.product)
    const screen = await readEvents(port.url, (await newChatter(node.product)).visitor)
    await node.product.deps.live.stop()
    await soon(() => screen.closed).toBe(true)
    await port.close()
    await node.close()
  })
})

function told(expected: Record<string, string>) {
  return (event: LiveEvent) =>
    event.type === 'conversa' &&
    Object.entries(expected).every(([name, value]) =>
      Object.entries(event.conversation).some((pair) => pair[0] === name && pair[1] === value),
    )
}
