import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { REPLY_FAILED } from '#domain/errors.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import type { Model } from '#server/model/model.ts'
import { programVersion } from '#server/platform/program-version.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model, env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(product.close)
const { sql } = product

const ana = await newChatter(product)
let asked = 0

/** A reply that has just been begun, and who speaks it. */
async function begun(at = ana) {
  const id = await at.conversation()
  const { body } = await at.send(id, `Pergunta ${++asked}`)
  return { id, reply: body.reply, turn: await fake.answering(`Pergunta ${asked}`) }
}

const piecesOf = (replyId: string) =>
  sql<{ pos: number; content: Buffer }[]>`
    select pos, content from respostas_trechos where "mensagemId" = ${replyId} order by pos`
const stored = (replyId: string) => until(async () => (await piecesOf(replyId)).length > 0)

describe('what is being written', () => {
  test('reaches every open screen in order, each piece where it belongs, and then the whole', async () => {
    const screens = [openViewer(product, ana.id), openViewer(product, ana.id)]
    const { reply, turn } = await begun()
    for (const word of ['Eu ', 'estou ', 'aqui ', '🌷 ', 'com você.']) {
      turn.say(word)
      await until(() => screens[0]?.textOf(reply.id).endsWith(word))
    }
    turn.finish()
    for (const screen of screens) {
      await soon(() => screen.toldOf(reply.id).at(-1)).toMatchObject({ status: 'completa' })
      const pieces = screen.of('texto').filter(({ id }) => id === reply.id)
      expect(pieces.map(({ pos }) => pos)).toEqual([0, 3, 9, 14, 17])
      expect(pieces.map(({ text }) => text).join('')).toBe('Eu estou aqui 🌷 com você.')
      expect(screen.toldOf(reply.id).at(-1)?.content).toBe('Eu estou aqui 🌷 com você.')
      screen.leave()
    }
  })

  test('reaches the screen whole, also what was said just before the end', async () => {
    const screen = openViewer(product, ana.id)
    const { reply, turn } = await begun()
    turn.say('Tudo de uma vez.')
    turn.finish()
    await soon(() => screen.toldOf(reply.id).at(-1)?.status).toBe('completa')
    expect(screen.textOf(reply.id)).toBe('Tudo de uma vez.')
    screen.leave()
  })

  test('is seen by nobody before it is stored: no crash takes back what was on a screen', async () => {
    const screen = openViewer(product, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('Eu ia ')
    await stored(reply.id)
    const release = await holdRow(reply.id)
    // What waits for the database for too long is shown all the same: here no time goes by.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => clock.mockRestore())
    turn.say('dizer')
    await until(waitsFor('respostas_trechos'))
    expect(screen.textOf(reply.id)).toBe('Eu ia ')
    expect((await ana.lastReply(id)).content).toBe('Eu ia ')
    clock.mockRestore()
    await release()
    await soon(() => screen.textOf(reply.id)).toBe('Eu ia dizer')
    turn.finish()
    await soon(() => screen.toldOf(reply.id).at(-1)?.content).toBe('Eu ia dizer')
    screen.leave()
  })

  test('leaves at once when somebody waits for its first words', async () => {
    const screen = openViewer(product, ana.id)
    const { reply, turn } = await begun()
    turn.say('Eu ')
    expect(screen.textOf(reply.id)).toBe('Eu ')
    turn.finish()
    await soon(() => screen.toldOf(reply.id).at(-1)?.status).toBe('completa')
    screen.leave()
  })

  test('is stored while it is being written, and nobody can read it there', async () => {
    const { reply, turn } = await begun()
    turn.say('um segredo')
    await stored(reply.id)
    const [piece] = await piecesOf(reply.id)
    expect(piece?.pos).toBe(0)
    expect(piece?.content.toString('latin1')).not.toContain('segredo')
    turn.finish()
  })

  test('is stored in pieces, of which the last one grows until it is full', async () => {
    const { id, reply, turn } = await begun()
    const elsewhere = await createTestApp({ beside: product })
    const words = ['um ', 'dois ', `${'ã'.repeat(121)}.`, ' A próxima ', 'frase.']
    for (const [at, word] of words.entries()) {
      turn.say(word)
      const text = words.slice(0, at + 1).join('')
      await soon(async () => (await chatAt(elsewhere, ana).lastReply(id)).content).toBe(text)
    }
    const stored = await piecesOf(reply.id)
    expect(stored.map(({ pos }) => pos)).toEqual([0, 130])
    // As long as the smallest one that there is.
    expect(new Set(stored.map(({ content }) => content.length))).toEqual(new Set([285]))
    await elsewhere.close()
    turn.finish()
  })

  test('never has half a character, on the screen or stored', async () => {
    const screen = openViewer(product, ana.id)
    const { id, reply, turn } = await begun()
    const [high, low] = [...'🌷'.split('')]
    turn.say(`Uma flor ${high}`)
    await stored(reply.id)
    turn.say(`${low} e outra ${high}`)
    const elsewhere = await createTestApp({ beside: product })
    await soon(async () => (await chatAt(elsewhere, ana).lastReply(id)).content).toBe('Uma flor 🌷 e outra ')
    await elsewhere.close()
    turn.say(`${low}`)
    turn.finish()
    await soon(() => screen.toldOf(reply.id).at(-1)?.content).toBe('Uma flor 🌷 e outra 🌷')
    for (const { text } of screen.of('texto')) expect(text.isWellFormed()).toBe(true)
    screen.leave()
  })

  test('continues when nobody watches, and when the last screen closes', async () => {
    const screen = openViewer(product, ana.id)
    const { id, reply, turn } = await begun()
    turn.say('Eu ')
    await until(() => screen.textOf(reply.id) === 'Eu ')
    screen.leave()
    turn.say('continuo.')
    turn.finish()
    expect(turn.aborted()).toBe(true)
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Eu continuo.' })
  })

  test('is kept alive for as long as it takes', async () => {
    const { turn } = await begun()
    const { node } = product.deps
    const lease = async () => {
      const [row] =
        await sql`select extract(epoch from "leaseUntil" - now()) as seconds from nos where id = ${node}`
      return Number(row?.seconds)
    }
    await sql`update nos set "leaseUntil" = now() + interval '1 second' where id = ${node}`
    await soon(lease).toBeGreaterThan(2)
    turn.finish()
  })
})

describe('its pieces are gone once it has ended', () => {
  test.each([
    ['properly', async ({ turn }: Begun) => turn.finish(), 'completa'],
    ['in the middle', async ({ turn }: Begun) => turn.breakOff(), 'interrompida'],
    ['in a pause', async ({ reply }: Begun) => ana.pause(reply, 2), 'pausada'],
  ] as const)('%s', async (_, endIt, status) => {
    const run = await begun()
    run.turn.say('Eu ia dizer')
    await stored(run.reply.id)
    await endIt(run)
    expect(await ana.ended(run.id)).toMatchObject({ status, content: 'Eu ia dizer' })
    expect(await piecesOf(run.reply.id)).toEqual([])
  })

  test('with nothing but blanks', async () => {
    const run = await begun()
    run.turn.say(' \n ')
    await stored(run.reply.id)
    run.turn.breakOff()
    expect(await ana.ended(run.id)).toMatchObject({ status: 'erro', content: REPLY_FAILED })
    expect(await piecesOf(run.reply.id)).toEqual([])
  })

  test('with its conversation', async () => {
    const run = await begun()
    run.turn.say('Eu ia dizer')
    await stored(run.reply.id)
    await ana.visitor.delete(`/api/conversations/${run.id}`)
    await conversations.eraseHidden(sql, 0)
    run.turn.say(' mais')
    run.turn.finish()
    await soon(() => product.deps.runs.ids()).not.toContain(run.reply.id)
    expect(await piecesOf(run.reply.id)).toEqual([])
    expect(product.logged.join()).not.toContain('could not be stored')
  })

  test('when it is taken from its run, which stores nothing more', async () => {
    const run = await begun()
    run.turn.say('Eu ia dizer')
    await stored(run.reply.id)
    expect(await messages.takeFromRuns(sql, ana.id)).toContain(run.reply.id)
    const rowOf = () => sql`select status, content, version from mensagens where id = ${run.reply.id}`
    const taken = await rowOf()
    run.turn.say(' mais')
    run.turn.finish()
    await soon(() => product.deps.runs.ids()).not.toContain(run.reply.id)
    expect(await rowOf()).toEqual(taken)
  })

  test('also when it ends while a piece is being stored', async () => {
    for (let round = 0; round < 5; round++) {
      const run = await begun()
      const release = await holdRow(run.reply.id)
      run.turn.say('Eu ia dizer')
      await until(waitsFor('respostas_trechos'))
      run.turn.finish()
      await release()
      expect(await ana.ended(run.id)).toMatchObject({ status: 'completa', content: 'Eu ia dizer' })
      await soon(() => product.deps.runs.ids()).not.toContain(run.reply.id)
      expect(await piecesOf(run.reply.id)).toEqual([])
    }
  })
})

describe('a stop', () => {
  test('without another node closes all replies as interrupted with all their text, and the welcome as complete', async () => {
    const node = await createTestApp({ model: fake.model })
    const at = await newChatter(node)
    const runs = await Promise.all(
      ['um', 'dois', 'três'].map(async (text) => {
        const id = await at.conversation()
        const { body } = await at.send(id, `Parar ${text}`)
        const turn = await fake.answering(`Parar ${text}`)
        turn.say(`Eu ia dizer ${text}`)
        return { id, reply: body.reply, turn, text }
      }),
    )
    const bia = await newChatter(node, { welcomed: false })
    await bia.visitor.post('/api/onboarding')
    await node.deps.runs.stop()

    for (const { id, turn, text } of runs) {
      expect(await at.lastReply(id)).toMatchObject({
        status: 'interrompida',
        content: `Eu ia dizer ${text}`,
      })
      expect(turn.aborted()).toBe(true)
    }
    const [welcome] = (await bia.list()).conversations
    expect(await bia.lastReply(String(welcome?.id))).toMatchObject({ status: 'completa', whole: true })
    expect((await bia.lastReply(String(welcome?.id))).content).toContain('qual é o seu nome?')
    expect(await node.sql`select from respostas_trechos`).toEqual([])
    await node.close()
  })

  test('takes nothing new: what you write is not taken, so that it is sent again', async () => {
    const node = await createTestApp({ beside: product, model: fake.model })
    await node.deps.runs.stop()
    const at = chatAt(node, ana)
    const id = await at.conversation()
    const { status, body } = await at.send(id, 'Ainda dá?')
    expect([status, body.error?.code]).toEqual([503, 'unavailable'])
    expect(await ana.messages(id)).toEqual([])
    const health = await node.visitor().get('/api/health')
    expect([health.status, health.body]).toEqual([
      503,
      { status: 'stopping', model: 'remote', ...programVersion() },
    ])
    await node.close()
  })

  test('waits for a message that was being kept when it began, so that its reply is handed over', async () => {
    const node = await createTestApp({ model: fake.model })
    const at = await newChatter(node)
    const id = await at.conversation()
    const { sending, stopping } = await node.sql.begin(async (tx) => {
      await tx`select from conversas where id = ${id} for update`
      const sending = at.send(id, 'Já estava a caminho')
      await until(waitsFor('conversas', node.sql))
      return { sending, stopping: node.deps.runs.stop() }
    })
    await stopping
    expect(await at.lastReply(id)).toMatchObject({ status: 'interrompida', content: '' })
    expect((await sending).status).toBe(200)
    await node.close()
  })

  test('closes at once what was taken just before it', async () => {
    const node = await createTestApp({ model: fake.model })
    const at = await newChatter(node)
    const id = await at.conversation()
    const [{ status }] = await Promise.all([at.send(id, 'Ainda dá?'), node.deps.runs.stop()])
    if (status === 200) expect(await at.ended(id)).toMatchObject({ status: 'interrompida', content: '' })
    else expect(await at.messages(id)).toEqual([])
    await node.close()
  })
})

describe('storing the end', () => {
  test('is tried again when another was in its way', async () => {
    // The database sends one of the two away, mostly the one that waited first: us.
    for (let round = 0; round < 3; round++) {
      const run = await begun()
      run.turn.say('Eu ia dizer')
      await stored(run.reply.id)
      const blocker = sql.begin(async (tx) => {
        await tx`select from mensagens where id = ${run.reply.id} for update`
        run.turn.finish()
        await until(waitsFor('update mensagens'))
        await tx`select from conversas where id = ${run.id} for update`
      })
      await blocker.catch((error) => expect(error).toMatchObject({ code: '40P01' }))
      expect(await ana.ended(run.id)).toMatchObject({ status: 'completa', content: 'Eu ia dizer' })
    }
  })
})

test('a model that fails outright gives the text of the specification', async () => {
  const broken: Model = {
    ...fake.model,
    reply: () => () => {
      throw new Error('broken')
    },
  }
  const node = await createTestApp({ beside: product, model: broken })
  const at = chatAt(node, ana)
  const id = await at.conversation()
  expect((await at.send(id, 'Oi')).status).toBe(200)
  expect(await at.ended(id)).toMatchObject({ status: 'erro', content: REPLY_FAILED })
  await node.close()
})

type Begun = Awaited<ReturnType<typeof begun>>

/** Keeps others from changing a reply's row, until it is let go or the test has failed. */
async function holdRow(replyId: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  onTestFinished(() => held.resolve())
  const locked = Promise.withResolvers<void>()
  const holding = sql.begin(async (tx) => {
    await tx`select from mensagens where id = ${replyId} for update`
    locked.resolve()
    await held.promise
  })
  await locked.promise
  return async () => {
    held.resolve()
    await holding
  }
}

/** Whether a statement with these words waits for somebody's lock. */
function waitsFor(words: string, on = sql) {
  return async () =>
    (
      await on`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like ${`%${words}%`}`
    ).length > 0
}
