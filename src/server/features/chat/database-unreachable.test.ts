import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { programVersion } from '#server/platform/program-version.ts'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer, type Viewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const fake = createFakeModel()
// What the node under test does is looked at from beside it, where the database is always there.
const beside = await createTestApp()
const node = await nodeBehindProxy(beside, fake.model)
const { proxy } = node
afterAll(async () => {
  await node.close()
  await beside.close()
})
afterEach(async () => {
  await proxy.shut()
  await proxy.reopen()
  await until(() => node.sql`select 1`.catch(() => null))
})

const ana = await newChatter(beside)
const onNode = chatAt(node, ana)
let asked = 0

async function begun() {
  const id = await ana.conversation()
  const question = `Pergunta ${++asked}`
  const { body } = await onNode.send(id, question)
  return { id, reply: body.reply, turn: await fake.answering(question) }
}

/** Like a restart: every connection of the node is cut, and the next ones are welcome. */
const restart = () => beside.sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'aconchego'`

/** It was told, or told to ask again. */
const knowsItEnded = (screen: Viewer, replyId: string) =>
  screen.toldOf(replyId).at(-1)?.status === 'completa' || screen.of('ola').length > 1

describe('while the database is unreachable', () => {
  test('every request answers kindly, and does not wait for it to come back', async () => {
    const { id, reply, turn } = await begun()
    await proxy.shut()
    const path = `/api/conversations/${id}`
    const requests = [
      () => onNode.visitor.get('/api/conversations'),
      () => onNode.create('direta'),
      () => onNode.visitor.get(path),
      () => onNode.change(id, { title: 'x' }),
      () => onNode.visitor.delete(path),
      () => onNode.visitor.post(`${path}/restore`),
      () => onNode.visitor.get(`${path}/messages`),
      () => onNode.send(id, 'Oi'),
      () => onNode.pause(reply, 0),
      () => onNode.endHere(reply, 0),
      () => onNode.steer(reply, 'continue'),
      () => onNode.steer(reply, 'retry'),
      () => onNode.visitor.post('/api/onboarding'),
      () => onNode.visitor.get('/api/events'),
    ]
    for (const request of requests) {
      const { status, headers, body } = await request()
      expect({ status, retryAfter: headers.get('retry-after'), error: body.error }).toEqual({
        status: 503,
        retryAfter: '5',
        error: {
          code: 'unavailable',
          message: `${ERRORS.unavailable.message} Tente novamente em 5 segundos.`,
          retryAfter: 5,
        },
      })
    }
    const health = await node.visitor().get('/api/health')
    expect([health.status, health.body]).toEqual([
      503,
      { status: 'error', database: 'error', model: 'remote', ...programVersion() },
    ])
    await proxy.reopen()
    turn.finish()
    await ana.ended(id)
  })

  test('nothing that a person wrote is in the log', async () => {
    await proxy.shut()
    await onNode.send(uuidv7(), 'um segredo muito meu')
    expect(node.logged.join()).not.toContain('segredo')
    await proxy.reopen()
  })

  test('a reply continues in memory, reaches the open screens, and is saved when it is back', async () => {
    const screen = openViewer(node, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('Eu ia ')
    await until(async () => (await ana.lastReply(id)).content === 'Eu ia ')
    await proxy.shut()
    turn.say('continuar ')
    await soon(() => screen.textOf(reply.id)).toBe('Eu ia continuar ')
    turn.say('e continuei.')
    turn.finish()
    await soon(() => screen.textOf(reply.id)).toBe('Eu ia continuar e continuei.')
    await proxy.reopen()
    await soon(() => ana.lastReply(id)).toMatchObject({
      status: 'completa',
      content: 'Eu ia continuar e continuei.',
    })
    await soon(() => knowsItEnded(screen, reply.id)).toBe(true)
    expect(await beside.sql`select from respostas_trechos`).toEqual([])
    screen.leave()
  })

  test('a reply that is still being written when it is back is stored on', async () => {
    const { id, turn } = await begun()
    turn.say('Um ')
    await until(async () => (await ana.lastReply(id)).content === 'Um ')
    await proxy.shut()
    turn.say('dois ')
    await proxy.reopen()
    turn.say('três')
    await soon(async () => (await ana.lastReply(id)).content).toBe('Um dois três')
    turn.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Um dois três' })
  })

  test('a reply that breaks off keeps what was said', async () => {
    const { id, turn } = await begun()
    turn.say('Eu ia ')
    await proxy.shut()
    turn.say('dizer')
    turn.breakOff()
    await proxy.reopen()
    await soon(() => ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: 'Eu ia dizer' })
  })
})

describe('when it is back', () => {
  test('requests are answered again, and the screens are notified to ask again', async () => {
    const screen = openViewer(node, ana.id)
    await proxy.shut()
    expect((await onNode.visitor.get('/api/conversations')).status).toBe(503)
    // The end of the test before was a return as well.
    const before = screen.of('ola').length
    await proxy.reopen()
    await soon(async () => (await onNode.visitor.get('/api/conversations')).status).toBe(200)
    await soon(() => screen.of('ola').length).toBeGreaterThan(before)
    const id = await ana.conversation()
    await soon(() => screen.of('conversa').at(-1)?.conversation.id).toBe(id)
    screen.leave()
  })

  test('after being unreachable for long it is noticed all the same', async () => {
    const screen = openViewer(node, ana.id)
    await proxy.shut()
    for (let turn = 0; turn < 12; turn++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => onNode.visitor.get('/api/conversations')),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    }
    const before = screen.of('ola').length
    await proxy.reopen()
    await soon(async () => (await onNode.visitor.get('/api/conversations')).status).toBe(200)
    await soon(() => screen.of('ola').length).toBeGreaterThan(before)
    screen.leave()
  })

  test('a message that was refused meanwhile is taken, once', async () => {
    const [id, messageId] = [await ana.conversation(), uuidv7()]
    await proxy.shut()
    expect((await onNode.send(id, 'Espera por mim', messageId)).status).toBe(503)
    await proxy.reopen()
    await soon(async () => (await onNode.send(id, 'Espera por mim', messageId)).status).toBe(200)
    ;(await fake.answering('Espera por mim')).finish()
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(2)
  })
})

describe('a restart of the database', () => {
  test('in the middle of a reply costs nothing of it', async () => {
    const screen = openViewer(node, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('Um ')
    await until(async () => (await ana.lastReply(id)).content === 'Um ')
    await restart()
    turn.say('dois ')
    await restart()
    turn.say('três')
    turn.finish()
    await soon(() => ana.lastReply(id)).toMatchObject({
      status: 'completa',
      content: 'Um dois três',
    })
    await soon(() => knowsItEnded(screen, reply.id)).toBe(true)
    screen.leave()
  })

  test('between two requests is not noticed by anybody for longer than a moment', async () => {
    await restart()
    await soon(async () => (await onNode.visitor.get('/api/conversations')).status).toBe(200)
  })
})

test('a stop while the database is unreachable ends all the same', async () => {
  const dying = await nodeBehindProxy(beside, fake.model)
  const id = await ana.conversation()
  await chatAt(dying, ana).send(id, 'Parando sem banco')
  await dying.proxy.shut()
  await dying.deps.runs.stop()
  await dying.close()
})
