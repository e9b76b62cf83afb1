import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { advance, type Reply } from '#domain/chat/advance.ts'
import type { ChatMessage, ReplyStatus } from '#domain/chat/conversation.ts'
import { AppError } from '#domain/errors.ts'
import { type Announcement, announce } from '#server/features/events/store.ts'
import { createHousekeeping } from '#server/features/housekeeping/housekeeping.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer, type Viewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { takeOverReplies } from './reply-commands.ts'
import { pieces } from './store/pieces.ts'

const fake = createFakeModel()
const env = { MESSAGES_PER_MINUTE: '1000' }
const here = await createTestApp({ model: fake.model, env })
const there = await createTestApp({ model: fake.model, env, beside: here })
afterAll(async () => {
  await there.close()
  await here.close()
})

const ana = await newChatter(here)
const elsewhere = chatAt(there, ana)
let asked = 0

/** A reply that is being written here. */
async function begun() {
  const id = await ana.conversation()
  const question = `Pergunta ${++asked}`
  const { body } = await ana.send(id, question)
  return { id, message: body.message, reply: body.reply, turn: await fake.answering(question) }
}

/** What a screen shows of a reply that it has read at some moment, and followed since. */
function followedText({ id, content, status, version }: ChatMessage, screen: Viewer): string {
  const read: Reply = {
    id,
    text: content,
    status: status as ReplyStatus,
    version,
    shown: null,
    whole: false,
    behind: false,
  }
  return screen
    .of('texto')
    .filter((event) => event.id === id)
    .reduce(advance, read).text
}

describe('a reply that is written on another node', () => {
  test('is followed word by word, in order, and has the same end', async () => {
    const screen = openViewer(there, ana.id)
    const { reply, turn } = await begun()
    const words = ['Eu ', 'estou ', 'aqui ', '🌷 ', 'com você.']
    for (const [at, word] of words.entries()) {
      turn.say(word)
      await until(() => screen.textOf(reply.id) === words.slice(0, at + 1).join(''))
    }
    const pieces = screen.of('texto').filter(({ id }) => id === reply.id)
    expect(pieces.map(({ pos }) => pos)).toEqual([0, 3, 9, 14, 17])
    turn.finish()
    await soon(() => screen.toldOf(reply.id).at(-1)).toMatchObject({
      status: 'completa',
      content: words.join(''),
    })
    screen.leave()
  })

  test('is followed from wherever one comes in', async () => {
    const { id, reply, turn } = await begun()
    turn.say('O começo, ')
    await until(async () => (await elsewhere.lastReply(id)).content === 'O começo, ')
    const screen = openViewer(there, ana.id)
    turn.say('e o resto')
    await soon(() => screen.textOf(reply.id)).toBe('O começo, e o resto')
    turn.finish()
    await ana.ended(id)
    screen.leave()
  })

  test('is announced to no node without a screen of the person', async () => {
    const announced: string[] = []
    const stop = there.deps.live.onAnnouncement(({ type }) => void announced.push(type))
    const screen = openViewer(here, ana.id)
    const { id, reply, turn } = await begun()
    for (const text of ['Um, ', 'Um, dois, ', 'Um, dois, três']) {
      turn.say(text.slice(screen.textOf(reply.id).length))
      await until(() => screen.textOf(reply.id) === text)
    }
    turn.finish()
    await ana.ended(id)
    await until(() => announced.filter((type) => type === 'conversa').length >= 2)
    expect(announced).not.toContain('trechos')
    stop()
    screen.leave()
  })

  test('is seen from there up to its last word, without more being said', async () => {
    const { id, turn, reply } = await begun()
    turn.say('Tudo isto')
    await until(async () => (await elsewhere.lastReply(id)).content === 'Tudo isto')
    const screen = openViewer(there, ana.id)
    await soon(() => screen.textOf(reply.id)).toBe('Tudo isto')
    turn.finish()
    await ana.ended(id)
    screen.leave()
  })

  test('loses no word to a screen there, whenever it is opened', async () => {
    const words = Array.from({ length: 12 }, (_, at) => `${at} `)
    for (const openedAt of words.keys()) {
      const { id, turn } = await begun()
      const screens: Viewer[] = []
      for (const [at, word] of words.entries()) {
        turn.say(word)
        // Without waiting for anything, at a different moment of storing and announcing each time.
        for (let turns = 0; turns < openedAt; turns += 1) await setImmediate()
        if (at === openedAt) screens.push(openViewer(there, ana.id))
      }
      // What a screen has read with its page, and what it was told since.
      const page = await elsewhere.lastReply(id)
      await soon(() => screens.map((screen) => followedText(page, screen))).toEqual([words.join('')])
      turn.finish()
      await ana.ended(id)
      for (const screen of screens) screen.leave()
    }
  })

  test('is followed again after breaks of the connections that listen', async () => {
    const { id, turn, reply } = await begun()
    turn.say('Antes, ')
    await until(async () => (await elsewhere.lastReply(id)).content === 'Antes, ')
    await here.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ~* '^(un)?listen '`
    const screen = openViewer(there, ana.id)
    turn.say('depois')
    await soon(() => screen.textOf(reply.id)).toBe('Antes, depois')
    turn.finish()
    await ana.ended(id)
    screen.leave()
  })

  test('costs no query for each of its pieces', async () => {
    const screen = openViewer(there, ana.id)
    const { id, reply, turn } = await begun()
    await soon(() => screen.toldOf(reply.id)).toHaveLength(1)
    turn.say('Um, ')
    await soon(() => screen.textOf(reply.id)).toBe('Um, ')
    const queries: string[] = []
    there.deps.sql.options.debug = (_, query) => void queries.push(query)
    for (const text of ['Um, dois, ', 'Um, dois, três, ', 'Um, dois, três, quatro']) {
      turn.say(text.slice(screen.textOf(reply.id).length))
      await soon(() => screen.textOf(reply.id)).toBe(text)
    }
    there.deps.sql.options.debug = false
    expect(queries.filter((query) => query.includes('respostas_trechos'))).toEqual([])
    turn.finish()
    await ana.ended(id)
    screen.leave()
  })

  test('is read from where a screen was, in a piece that has grown since', async () => {
    const screen = openViewer(there, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('Um, ')
    await soon(() => screen.textOf(reply.id)).toBe('Um, ')
    const piece = {
      owner: await ownerOf(here.deps, ana.id),
      id: reply.id,
      conversationId: id,
      onboarding: false,
      version: 0,
      pos: 0,
      text: 'Um, dois, ',
      attempt: 9,
      isFollowed: false,
    }
    const { node } = here.deps
    expect(await pieces.add(here.sql, node, [piece])).toEqual(new Set([reply.id]))
    await announce(here.sql, { type: 'trechos', userId: ana.id, id: reply.id, from: node })
    await soon(() => screen.textOf(reply.id)).toBe('Um, dois, ')
    const told = screen.of('texto').filter(({ id }) => id === reply.id)
    expect(told.map(({ pos }) => pos)).toEqual([0, 4])
    turn.finish()
    await ana.ended(id)
    screen.leave()
  })

  test('can be read from there while it is written', async () => {
    const { id, turn } = await begun()
    turn.say('Até aqui')
    await soon(() => elsewhere.lastReply(id)).toMatchObject({ status: 'escrevendo', content: 'Até aqui' })
    turn.finish()
    expect(await elsewhere.ended(id)).toMatchObject({ status: 'completa', content: 'Até aqui' })
  })

  test('can be paused from there: the model stops, and both see the pause', async () => {
    const { id, turn } = await begun()
    turn.say('Eu ia dizer uma coisa')
    const reply = await elsewhere.saidSoFar(id, 'Eu ia dizer uma coisa')
    const { status, body } = await elsewhere.pause(reply, 6)
    expect(status).toBe(200)
    expect(body.reply).toMatchObject({ status: 'pausada', shown: 6, content: 'Eu ia dizer uma coisa' })
    expect(turn.aborted()).toBe(true)
    expect(await ana.lastReply(id)).toEqual(body.reply)
  })

  test.each(['pause', 'deletion'])(
    'is not stopped by the %s of an earlier run that arrives late',
    async (what) => {
      const { id, message, reply, turn } = await begun()
      const heard: Announcement[] = []
      const stop = here.deps.live.onAnnouncement((said) => void (said.type === 'pausar' && heard.push(said)))
      const at = `/api/conversations/${id}/messages/${message.id}`
      await (what === 'pause' ? elsewhere.pause(reply, 0) : elsewhere.visitor.delete(at))
      await until(() => heard.length === 1)
      await (what === 'pause' ? ana.steer(reply, 'continue') : ana.visitor.post(`${at}/restore`))
      await until(() => fake.turns.at(-1) !== turn)
      const again = await fake.answering(message.content)
      await announce(here.sql, ...heard)
      await until(() => heard.length === 2)
      stop()
      again.say('Estou aqui.')
      again.finish()
      expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Estou aqui.' })
    },
  )

  test('is paused also if it is taken back or handed over before its node receives the pause', async () => {
    const { id, reply, turn } = await begun()
    turn.say('Oi')
    turn.finish()
    await ana.ended(id)
    const { sql, deps } = here
    // As if a node wrote it that hears nothing: what it does is done here.
    await sql`update mensagens set status = 'escrevendo', node = ${deps.node} where id = ${reply.id}`
    const heard: (number | undefined)[] = []
    const stop = deps.live.onAnnouncement((said) => void (said.type === 'pausar' && heard.push(said.version)))
    const paused = elsewhere.pause(reply, 0)
    await until(() => heard.length === 1)
    await sql`update mensagens set version = version + 2 where id = ${reply.id}`
    await Promise.race([paused, until(() => heard.length === 2)])
    await sql`update mensagens set status = 'interrompida' where id = ${reply.id}`
    stop()
    expect((await paused).body.reply.status).toBe('interrompida')
    expect(heard[1]).toBe(Number(heard[0]) + 2)
  })

  test('keeps others from being begun there', async () => {
    const { id, turn } = await begun()
    expect((await elsewhere.send(id, 'E mais')).body.error?.code).toBe('reply_in_progress')
    turn.finish()
    await ana.ended(id)
  })

  test('is one among a hundred that are all followed', async () => {
    const screen = openViewer(there, ana.id)
    const runs = await Promise.all(Array.from({ length: 100 }, begun))
    for (const { turn, reply } of runs) turn.say(`Isto é ${reply.id}`)
    for (const { reply } of runs) await soon(() => screen.textOf(reply.id)).toBe(`Isto é ${reply.id}`)
    for (const { turn } of runs) turn.finish()
    await soon(() => here.deps.runs.ids()).toEqual([])
    expect(await here.sql`select from respostas_trechos`).toEqual([])
    screen.leave()
  })

  test('is not sent to anybody else who looks there', async () => {
    const bia = await newChatter(here)
    const hers = openViewer(there, bia.id)
    const mine = openViewer(there, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('um segredo')
    await until(() => mine.textOf(reply.id) === 'um segredo')
    turn.finish()
    await ana.ended(id)
    await until(() => mine.toldOf(reply.id).at(-1)?.status === 'completa')
    expect(hers.events.map(({ type }) => type)).toEqual(['ola'])
    hers.leave()
    mine.leave()
  })
})

describe('what is done on one node is seen on the other', () => {
  test('renaming, deleting, restoring', async () => {
    const screen = openViewer(there, ana.id)
    const id = await ana.conversation()
    const told = () =>
      screen.events.flatMap((event) => {
        if (event.type === 'conversa' && event.conversation.id === id)
          return `nome: ${event.conversation.title}`
        return event.type === 'conversa-apagada' && event.id === id ? 'apagada' : []
      })
    await ana.change(id, { title: 'Um' })
    await soon(() => told().at(-1)).toBe('nome: Um')
    await ana.visitor.delete(`/api/conversations/${id}`)
    await soon(() => told().at(-1)).toBe('apagada')
    await ana.visitor.post(`/api/conversations/${id}/restore`)
    await soon(() => told().at(-1)).toBe('nome: Um')
    expect(await elsewhere.look(id)).toMatchObject({ title: 'Um' })
    screen.leave()
  })

  test('the same message sent to both at once is one message and one reply', async () => {
    const id = await ana.conversation()
    const messageId = uuidv7()
    const answers = await Promise.all([
      ana.send(id, 'Nos dois', messageId),
      elsewhere.send(id, 'Nos dois', messageId),
      ana.send(id, 'Nos dois', messageId),
      elsewhere.send(id, 'Nos dois', messageId),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1)
    expect(fake.turns.filter(({ prompt }) => prompt.message === 'Nos dois')).toHaveLength(1)
    ;(await fake.answering('Nos dois')).finish()
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(2)
  })
})

describe('when one of them dies', () => {
  test('its claim ends within five seconds, and the other closes the reply with the text that was stored', async () => {
    const dying = await nodeBehindProxy(here, fake.model)
    const onIt = chatAt(dying, ana)
    const housekeeping = createHousekeeping(here.deps)
    const id = await onIt.conversation()
    await onIt.send(id, 'Antes de morrer')
    ;(await fake.answering('Antes de morrer')).say('Eu ia dizer')
    await until(async () => (await ana.lastReply(id)).content === 'Eu ia dizer')
    await dying.proxy.shut()
    const [claim] = await here.sql<{ left: number }[]>`
      select extract(epoch from "leaseUntil" - now())::float as left from nos where id = ${dying.deps.node}`
    expect(claim?.left).toBeLessThanOrEqual(5)
    await soon(() => ana.lastReply(id)).toMatchObject({
      status: 'interrompida',
      content: 'Eu ia dizer',
    })
    housekeeping.stop()
    await dying.close()
  })

  test('a pause of its reply shows that it cannot be done now', async () => {
    const dying = await nodeBehindProxy(here, fake.model)
    const onIt = chatAt(dying, ana)
    const id = await onIt.conversation()
    const { body } = await onIt.send(id, 'Sem pausa')
    await dying.proxy.shut()
    const answer = await ana.pause(body.reply, 0)
    expect([answer.status, answer.body.error?.code]).toEqual([503, 'unavailable'])
    await dying.close()
  })
})

describe('a node that stops', () => {
  async function stopping(question: string) {
    const node = await createTestApp({ model: fake.model, env, beside: here })
    const at = chatAt(node, ana)
    const id = await at.conversation()
    const { body } = await at.send(id, question)
    const turn = await fake.answering(question)
    return { node, id, reply: body.reply, turn }
  }
  const turnsOf = (question: string) => fake.turns.filter(({ prompt }) => prompt.message === question)

  test('hands its replies over: one other node continues with each, from where it was', async () => {
    const screen = openViewer(there, ana.id)
    const { node, id, reply, turn } = await stopping('Antes da troca')
    turn.say('Eu ia dizer que ')
    await soon(() => screen.textOf(reply.id)).toBe('Eu ia dizer que ')
    await node.deps.runs.stop()
    expect(turn.aborted()).toBe(true)
    await until(() => turnsOf('Antes da troca').length === 2)
    await Promise.all([here.settled(), there.settled()])
    const [, next, ...more] = turnsOf('Antes da troca')
    expect(more).toEqual([])
    expect(next?.prompt.partial).toBe('Eu ia dizer que ')
    next?.say('estou aqui, e sigo com você até o fim desta conversa.')
    next?.finish()
    const whole = 'Eu ia dizer que estou aqui, e sigo com você até o fim desta conversa.'
    expect(await ana.ended(id)).toMatchObject({ id: reply.id, status: 'completa', content: whole })
    await soon(() => screen.toldOf(reply.id).at(-1)).toMatchObject({ status: 'completa', content: whole })
    screen.leave()
    await node.close()
  })

  test('hands over what it took last, of which nothing was said yet', async () => {
    const { node, id } = await stopping('Na última hora')
    await node.deps.runs.stop()
    await until(() => turnsOf('Na última hora').length === 2)
    const [, next] = turnsOf('Na última hora')
    next?.say('Cheguei.')
    next?.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Cheguei.' })
    await node.close()
  })

  test('asks the next one for a reply that it was to take over and had not come to', async () => {
    const { node, id, reply } = await stopping('Passa adiante')
    let isTold = false
    const deps = {
      ...node.deps,
      node: 'middle',
      runs: { ...node.deps.runs, isStopping: () => isTold },
      keyRing: {
        async of(): Promise<never> {
          isTold = true
          throw new AppError('unavailable')
        },
      },
    }
    takeOverReplies(deps as unknown as Parameters<typeof takeOverReplies>[0])
    const heard = new Promise((resolve) =>
      here.deps.live.onAnnouncement(
        (said) => said.type === 'retomar' && said.from === 'middle' && resolve(said),
      ),
    )
    await announce(here.sql, {
      type: 'retomar',
      userId: ana.id,
      conversationId: id,
      id: reply.id,
      from: 'first',
    })
    expect(await heard).toMatchObject({ conversationId: id, id: reply.id })
    await node.close()
  })
})
