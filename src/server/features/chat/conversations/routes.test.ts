import { afterAll, describe, expect, test } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
const { sql } = product
const ana = await newChatter(product)
const at = (id: string) => `/api/conversations/${id}`

describe('the list', () => {
  test('comes page by page, newest first, each once, also when many are of the same moment', async () => {
    const bia = await newChatter(product)
    await sql`insert into conversas ("userId", id, style, timestamp)
      select ${bia.id}, gen_random_uuid(), 'direta', '2025-04-01T10:00:00.123Z'::timestamptz + (n / 40) * interval '1 ms'
      from generate_series(1, 130) as n`
    const seen: { id: string; timestamp: string }[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await bia.list(cursor)
      expect(page.conversations.length).toBeLessThanOrEqual(30)
      seen.push(...page.conversations)
      cursor = page.next ?? undefined
      pages += 1
    } while (cursor)
    expect(pages).toBe(5)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(130)
    const sorted = seen.toSorted((one, other) => {
      if (one.timestamp === other.timestamp) return one.id < other.id ? 1 : -1
      return one.timestamp < other.timestamp ? 1 : -1
    })
    expect(seen).toEqual(sorted)
  })

  test('has no next page when it ends with a full one', async () => {
    const bia = await newChatter(product)
    for (let n = 0; n < 30; n++) await bia.conversation()
    expect(await bia.list()).toMatchObject({ conversations: { length: 30 }, next: null })
  })

  test('does not lose its place when a conversation comes in between', async () => {
    const bia = await newChatter(product)
    const ids: string[] = []
    for (let n = 0; n < 32; n++) ids.unshift(await bia.conversation())
    const first = await bia.list()
    await bia.conversation()
    const second = await bia.list(String(first.next))
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids)
  })

  test('puts the one you wrote in last on top', async () => {
    const bia = await newChatter(product)
    const [older, newer] = [await bia.conversation(), await bia.conversation()]
    await bia.say(older, 'Oi')
    expect((await bia.list()).conversations.map(({ id }) => id)).toEqual([older, newer])
  })

  test('holds nobody else’s', async () => {
    const bia = await newChatter(product)
    await ana.conversation()
    expect((await bia.list()).conversations).toEqual([])
  })

  test.each([
    'x',
    '1.x',
    `1.${'-'.repeat(36)}`,
    `1.${'a'.repeat(36)}`,
    `99999999999999999.${uuidv7()}`,
    `-1.${uuidv7()}`,
    ' ',
  ])('refuses the place %j', async (cursor) => {
    expectRefused(
      await ana.visitor.get(`/api/conversations?cursor=${encodeURIComponent(cursor)}`),
      'invalid_request',
    )
  })
})

describe('messages', () => {
  test('come page by page, the last ones first, in order inside', async () => {
    const id = await ana.conversation()
    for (let n = 0; n < 45; n++) {
      service.next(says(`resposta ${n}`))
      await ana.say(id, `pergunta ${n}`)
    }
    const last = await ana.messages(id)
    expect(last).toHaveLength(40)
    expect(last.at(-1)).toMatchObject({ seq: 89, content: 'resposta 44' })
    const middle = await ana.messages(id, last[0]?.seq)
    const first = await ana.messages(id, middle[0]?.seq)
    expect([...first, ...middle, ...last].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 90 }, (_, n) => n),
    )
    expect(await ana.messages(id, 0)).toEqual([])

    const page = async (query: string) => {
      const { body } = await ana.visitor.get<MessagePage>(`${at(id)}/messages?${query}`)
      return { ...body, messages: body.messages.map(({ seq }) => seq) }
    }
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
    const idOf = (seq: number) => [...first, ...middle, ...last].find((one) => one.seq === seq)?.id
    expect(await page(`around=${idOf(45)}`)).toEqual({ messages: range(26, 65), more: true, newer: true })
    expect(await page(`around=${idOf(0)}`)).toEqual({ messages: range(0, 20), more: false, newer: true })
    expect(await page(`around=${idOf(89)}`)).toEqual({ messages: range(70, 89), more: true, newer: false })
    expect(await page('after=20')).toEqual({ messages: range(21, 60), more: true, newer: true })
    expect(await page('after=49')).toEqual({ messages: range(50, 89), more: true, newer: false })
    expect(await page('after=89')).toEqual({ messages: [], more: true, newer: false })
    const around = await ana.visitor.get<MessagePage>(`${at(id)}/messages?around=${idOf(1)}`)
    expect(around.body.messages[1]).toMatchObject({ id: idOf(1), content: 'resposta 0' })
    const more = async (before: number) =>
      (await ana.visitor.get<{ more: boolean }>(`${at(id)}/messages?before=${before}`)).body.more
    expect([await more(90), await more(41), await more(40), await more(10)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    ...['x', '-1', '1.5', '99999999999', ''].flatMap((seq) => [`before=${seq}`, `after=${seq}`]),
    'around=',
    'around=x',
    'before=1&after=1',
    `after=1&around=${uuidv7()}`,
  ])('%s is refused', async (query) => {
    expectRefused(
      await ana.visitor.get(`${at(await ana.conversation())}/messages?${query}`),
      'invalid_request',
    )
  })

  test('around one of another conversation, or of somebody else, there are none', async () => {
    const [here, there] = [await ana.conversation(), await ana.conversation()]
    await ana.say(there, 'Oi')
    const bia = await newChatter(product)
    const hers = await bia.conversation()
    await bia.say(hers, 'Oi')
    const elsewhere = [(await ana.messages(there))[0]?.id, (await bia.messages(hers))[0]?.id, uuidv7()]
    for (const id of elsewhere)
      expectRefused(await ana.visitor.get(`${at(here)}/messages?around=${id}`), 'not_found')
    expectRefused(
      await ana.visitor.get(`${at(hers)}/messages?around=${(await bia.messages(hers))[0]?.id}`),
      'not_found',
    )
  })
})

describe('every address of a conversation', () => {
  const routes: [string, string, unknown?][] = [
    ['GET', ''],
    ['PATCH', '', { title: 'x' }],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['GET', '/messages'],
    ['GET', '/messages?after=1'],
    ['GET', `/messages?around=${uuidv7()}`],
    ['POST', '/messages', { id: uuidv7(), content: 'Oi' }],
  ]
  const ask = (visitor: typeof ana.visitor, method: string, path: string, body?: unknown) =>
    visitor.send(method, path, {
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { error?: { code: string } }).error?.code,
  ]

  test.each(routes)(
    "%s %s: another person's conversation does not exist for you",
    async (method, path, body) => {
      const bia = await newChatter(product)
      const id = await ana.conversation()
      expect(await codeOf(await ask(bia.visitor, method, at(id) + path, body))).toEqual([404, 'not_found'])
      expect(await ana.look(id)).toMatchObject({ title: '' })
    },
  )

  test("another person's deleted conversation cannot be restored by you", async () => {
    const bia = await newChatter(product)
    const id = await ana.conversation()
    await ana.visitor.delete(at(id))
    expectRefused(await bia.visitor.post(`${at(id)}/restore`), 'not_found')
    expectRefused(await ana.visitor.get(at(id)), 'not_found')
  })

  test.each(routes)('%s %s: one that does not exist is not found', async (method, path, body) => {
    for (const id of [uuidv7(), 'x', '%00', "'--"])
      expect(await codeOf(await ask(ana.visitor, method, at(id) + path, body))).toEqual([404, 'not_found'])
  })

  test.each([
    ...routes.map(([method, path]) => [method, at(uuidv7()) + path] as const),
    ['GET', '/api/conversations'],
    ['POST', '/api/conversations'],
    ['POST', '/api/onboarding'],
    ['GET', '/api/events'],
  ] as const)('signed out, %s %s is not for you', async (method, path) => {
    expect(await codeOf(await product.visitor().send(method, path))).toEqual([401, 'not_signed_in'])
  })
})
