import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { chatAt, newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { soon } from '#tests/support/time/soon.ts'

const usual = await startChatProduct()
const strict = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '2' } })
afterAll(usual.close)
afterAll(strict.close)

type Chatter = Awaited<ReturnType<typeof newChatter>>

/** Each in a conversation of its own, so that none waits for a reply. */
async function write(times: number, by: Pick<Chatter, 'conversation' | 'send'>) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++)
    statuses.push((await by.send(await by.conversation(), 'Oi')).status)
  return statuses
}

describe('without settings of the operator', () => {
  const { product } = usual
  const { sql } = product

  test('twenty messages in a minute are the most', async () => {
    const ana = await newChatter(product)
    const [begun] = await sql`select now() as at`
    expect(await write(20, ana)).toEqual(Array(20).fill(200))
    // The limits only know the database's clock: what has passed meanwhile is taken back.
    await sql`update limites set "fullAt" = "fullAt" + (now() - ${begun?.at}) where key = ${`messages minute ${ana.id}`}`
    expect(await write(1, ana)).toEqual([429])
  })

  test('four hundred in a day are the most', async () => {
    const ana = await newChatter(product)
    await write(1, ana)
    // As if 399 had been written already.
    await sql`update limites set "fullAt" = now() + interval '1 day' * 399 / 400 where key = ${`messages day ${ana.id}`}`
    expect(await write(2, ana)).toEqual([200, 429])
  })
})

describe('with a limit of two in a minute', () => {
  const { product, service, another } = strict
  const letPass = (seconds: number) =>
    product.sql`update limites set "fullAt" = "fullAt" - ${`${seconds} seconds`}::interval`

  test('the third is refused with a kind text and the time to wait; nothing is kept, nobody is asked', async () => {
    const ana = await newChatter(product)
    expect(await write(2, ana)).toEqual([200, 200])
    const id = await ana.conversation()
    await soon(() => product.deps.runs.ids()).toEqual([])
    const asked = service.requests.length
    const answer = await ana.send(id, 'Mais uma')
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThanOrEqual(30)
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 429,
      body: {
        error: {
          code: 'too_many_messages',
          message: `${ERRORS.too_many_messages.message} Tente novamente em ${seconds} segundos.`,
          retryAfter: seconds,
        },
      },
    })
    expect(await ana.messages(id)).toEqual([])
    expect(service.requests).toHaveLength(asked)
  })

  test('a message that was refused is taken when its time has come', async () => {
    const ana = await newChatter(product)
    await write(2, ana)
    const [id, messageId] = [await ana.conversation(), uuidv7()]
    expect((await ana.send(id, 'Mais uma', messageId)).status).toBe(429)
    await letPass(30)
    expect((await ana.send(id, 'Mais uma', messageId)).status).toBe(200)
    expect(await write(1, ana)).toEqual([429])
  })

  test('one person’s messages are not counted against another', async () => {
    const [ana, bia] = [await newChatter(product), await newChatter(product)]
    expect(await write(3, ana)).toEqual([200, 200, 429])
    expect(await write(1, bia)).toEqual([200])
  })

  test('it is the same limit on every node', async () => {
    const other = await another()
    const ana = await newChatter(product)
    const elsewhere = chatAt(other, ana)
    expect([...(await write(1, ana)), ...(await write(1, elsewhere))]).toEqual([200, 200])
    expect([...(await write(1, ana)), ...(await write(1, elsewhere))]).toEqual([429, 429])
    await other.close()
  })

  test('of many at the same moment two are taken, and not one more', async () => {
    const ana = await newChatter(product)
    const ids = await Promise.all(Array.from({ length: 6 }, () => ana.conversation()))
    const answers = await Promise.all(ids.map((id) => ana.send(id, 'Oi')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
  })

  test('what was refused for another reason does not count, nor does the same message again', async () => {
    const ana = await newChatter(product)
    const [id, messageId] = [await ana.conversation(), uuidv7()]
    for (let turn = 0; turn < 5; turn++) await ana.send(id, '  ')
    for (let turn = 0; turn < 5; turn++) await ana.send(id, 'Oi', messageId)
    expect(await write(2, ana)).toEqual([200, 429])
  })
})

test('empty conversations have a limit of a day too', async () => {
  const { product, close } = await startChatProduct({ env: { MESSAGES_PER_DAY: '3' } })
  const ana = await newChatter(product)
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) statuses.push((await ana.create('acolhedora')).status)
  expect(statuses).toEqual([...Array(6).fill(200), 429])
  await close()
})

test('the operator can set the limit of a day too', async () => {
  const { product, close } = await startChatProduct({ env: { MESSAGES_PER_DAY: '3' } })
  expect(await write(4, await newChatter(product))).toEqual([200, 200, 200, 429])
  await close()
})
