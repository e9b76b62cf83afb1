import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { REPLY_MAX } from '#domain/limits.ts'
import { cutsAfter, refuses, says, saysInTwo, stallsAfter } from '#tests/support/model/model-server.ts'
import { chatAt, newChatter, pausedReply, startChatProduct } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const { product, service, another, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))

const ana = await newChatter(product)
const WORDS = 'Eu ia dizer uma coisa'

/** How many statements wait for somebody's lock. */
async function waiting(): Promise<number> {
  const rows = await product.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}

const paused = (shown: number, text = WORDS) => pausedReply(ana, service, shown, text)

describe('a pause', () => {
  test('stops the model, and keeps what was said and how far it was shown', async () => {
    const { id, reply } = await paused(6)
    expect(reply).toMatchObject({ status: 'pausada', content: WORDS, shown: 6, whole: false })
    expect(await ana.messages(id)).toContainEqual(reply)
    await soon(() => service.requests[0]?.aborted).toBe(true)
  })

  test('is the same after a restart', async () => {
    const { id, reply } = await paused(6)
    const restarted = await another()
    expect(await chatAt(restarted, ana).messages(id)).toContainEqual(reply)
    await restarted.close()
  })

  test('receives nothing more from the model', async () => {
    const id = await ana.conversation()
    const word = 'palavra '
    // As long as a reply may be: it is spoken for over a minute.
    service.next(says(word.repeat(Math.floor(REPLY_MAX / word.length)), { pause: 20 }))
    await ana.send(id, 'Oi')
    const { body } = await ana.pause(await ana.saidSoFar(id, 'palavra palavra'), 7)
    await soon(() => service.requests[0]?.aborted).toBe(true)
    expect(await ana.lastReply(id)).toEqual(body.reply)
  })

  test('cannot have shown more than was there', async () => {
    expect((await paused(5_000)).reply.shown).toBe(WORDS.length)
  })

  test('before the first word is a pause too, and the list still shows what you wrote', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter(''))
    const { body } = await ana.send(id, 'Oi, tudo bem?')
    await soon(() => service.requests.length).toBe(1)
    const { reply } = (await ana.pause(body.reply, 0)).body
    expect(reply).toMatchObject({ status: 'pausada', content: '', shown: 0 })
    await soon(() => service.requests[0]?.aborted).toBe(true)
    expect((await ana.look(id)).lastMessage).toBe('Oi, tudo bem?')
  })

  test('pressed twice is where it was pressed first', async () => {
    const { reply } = await paused(6)
    expect((await ana.pause(reply, 9)).body.reply).toEqual(reply)
  })

  test('in the middle of a character keeps no half of it', async () => {
    const id = await ana.conversation()
    service.next((response) => {
      response.writeHead(200)
      response.write('data: {"choices":[{"delta":{"content":"Uma flor \\ud83c"}}]}\n\n')
    })
    await ana.send(id, 'Oi')
    const { body } = await ana.pause(await ana.saidSoFar(id, 'Uma flor'), 4)
    expect(body.reply.content).toBe('Uma flor ')
  })

  test('stops a complete reply that is still being typed out, without asking anybody', async () => {
    const id = await ana.conversation()
    service.next(says(WORDS))
    const reply = await ana.say(id, 'Oi')
    const { body } = await ana.pause(reply, 6)
    expect(body.reply).toEqual({ ...reply, status: 'pausada', shown: 6, version: reply.version + 1 })
    expect(await ana.lastReply(id)).toEqual(body.reply)
  })

  test('pressed just when the reply ends still holds', async () => {
    const id = await ana.conversation()
    // Nobody can store the end of the reply while we hold its conversation, and it does not end before we do. Holding
    // its row would also stop the words before the end, and we would take those for the end.
    const locked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    onTestFinished(() => held.resolve())
    service.next(saysInTwo(`${WORDS}. E`, locked.promise, ' mais'))
    const { body } = await ana.send(id, 'Oi')
    await ana.saidSoFar(id, `${WORDS}.`)
    const announced: string[] = []
    product.deps.live.onAnnouncement(({ type }) => void announced.push(type))
    const holding = product.sql.begin(async (tx) => {
      await tx`select from conversas where id = ${id} for update`
      locked.resolve()
      await held.promise
    })
    await until(async () => (await waiting()) > 0)
    const pausing = ana.pause(body.reply, 6)
    await soon(() => announced).toContain('pausar')
    held.resolve()
    await holding
    expect((await pausing).body.reply).toMatchObject({
      status: 'pausada',
      content: `${WORDS}. E mais`,
      shown: 6,
      whole: true,
    })
  })

  test('that comes just after the next message comes too late', async () => {
    const id = await ana.conversation()
    const reply = await ana.say(id, 'Oi')
    const held = Promise.withResolvers<void>()
    onTestFinished(() => held.resolve())
    const locked = Promise.withResolvers<void>()
    const holding = product.sql.begin(async (tx) => {
      await tx`select from conversas where id = ${id} for update`
      locked.resolve()
      await held.promise
    })
    await locked.promise
    service.next(stallsAfter('Eu'))
    const sending = ana.send(id, 'E mais')
    await until(async () => (await waiting()) === 1)
    const pausing = ana.pause(reply, 2)
    await until(async () => (await waiting()) === 2)
    held.resolve()
    await holding
    await sending
    expectRefused(await pausing, 'reply_moved_on')
    await service.hangUp()
    await ana.ended(id)
  })

  test.each([
    ['has been shown to its end', WORDS.length],
    ['was shown even further', 5_000],
  ])('does not touch a complete reply that %s', async (_, shown) => {
    const id = await ana.conversation()
    service.next(says(WORDS))
    const reply = await ana.say(id, 'Oi')
    expect((await ana.pause(reply, shown)).body.reply).toEqual(reply)
    expect((await ana.send(id, 'E mais')).status).toBe(200)
    await ana.ended(id)
  })

  test('does not touch a reply that was answered since', async () => {
    const id = await ana.conversation()
    const reply = await ana.say(id, 'Oi')
    await ana.say(id, 'E mais')
    expect((await ana.pause(reply, 2)).body.reply).toEqual(reply)
  })

  test.each([
    ['failed', refuses(400)],
    ['broke off', cutsAfter('Eu ia')],
  ])('does not touch a reply that %s', async (_, behaviour) => {
    const id = await ana.conversation()
    service.next(behaviour)
    const reply = await ana.say(id, 'Oi')
    expect((await ana.pause(reply, 2)).body.reply).toEqual(reply)
  })
})
