import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { REPLY_FAILED } from '#domain/errors.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { guardedModel } from '#server/model/guard/guarded-model.ts'
import { databaseShape } from '#tests/support/database/database-shape.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter, type TestChat, testChatOf } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { scriptAtOnce } from '#tests/support/time/script-at-once.ts'
import { until } from '#tests/support/time/soon.ts'

scriptAtOnce()

/** A product whose model and second opinion say what the test says. */
async function startWorld() {
  const fake = createFakeModel()
  let opinion: RiskLevel | null = null
  const remote = { ...fake.model, opinion: async () => opinion }
  const env = { RISK_SECOND_OPINION: 'on', MESSAGES_PER_MINUTE: '100000', MESSAGES_PER_DAY: '100000' }
  const product = await createTestApp({ model: guardedModel(remote), env })
  return {
    ...product,
    fake,
    opines(level: RiskLevel | null) {
      opinion = level
    },
    async shape() {
      await product.deps.counters.store()
      return databaseShape(product.sql)
    },
  }
}
type World = Awaited<ReturnType<typeof startWorld>>

const [calm, danger] = [await startWorld(), await startWorld()]
afterAll(() => Promise.all([calm.close(), danger.close()]))

const HARMLESS = ['hoje fiz um bolo', 'dormi bem e fui caminhar', 'amanhã preciso levar o carro na oficina']
const GRAVE = [
  'às vezes eu queria não acordar mais',
  'tô pensando em me matar',
  'já separei os remédios e vou tomar tudo hoje à noite pra morrer',
  'eu vou matar meu vizinho, já peguei a faca',
  'meu marido me bateu de novo ontem',
]

/** What becomes of the reply to a message. */
type Fate = 'answered' | 'failed' | 'empty' | 'cut' | 'paused, then ended' | 'paused, then continued'
const FATES: Fate[] = ['answered', 'failed', 'empty', 'cut', 'paused, then ended', 'paused, then continued']

type Turn = { fate: Fate; which: number; filler: number; raised: boolean }
const turn = fc.record<Turn>({
  fate: fc.constantFrom(...FATES),
  which: fc.nat({ max: 20 }),
  filler: fc.nat({ max: 60 }),
  raised: fc.boolean(),
})

let written = 0

/** The same traffic in either world: so many messages, with these fates. What is said differs. */
async function talk(world: World, chat: TestChat, turns: readonly Turn[], words: readonly string[]) {
  const id = await chat.conversation()
  for (const { fate, which, filler, raised } of turns) {
    world.opines(raised && words === GRAVE ? 'emergencia' : null)
    const text = `${words[which % words.length]} ${++written} ${'e foi isso. '.repeat(filler)}`
    await chat.send(id, text)
    const spoken = await world.fake.answering(text)
    if (fate === 'failed') spoken.breakOff()
    else if (fate === 'empty') spoken.finish()
    else {
      spoken.say('Estou aqui com você. Quer me contar mais? ')
      await until(async () => (await chat.lastReply(id)).content !== '')
      if (fate === 'answered') spoken.finish()
      else if (fate === 'cut') spoken.breakOff()
      else await pause(chat, id, fate)
    }
    await chat.ended(id)
    if (fate === 'paused, then continued') {
      await chat.steer(await chat.lastReply(id), 'continue')
      const rest = await world.fake.answering(text)
      rest.say('Eu continuo aqui. ')
      rest.finish()
      await chat.ended(id)
    }
  }
  return id
}

async function pause(chat: TestChat, id: string, fate: Fate): Promise<void> {
  const { body } = await chat.pause(await chat.lastReply(id), 9)
  if (fate === 'paused, then ended') await chat.endHere(body.reply, 9)
}

describe('a stolen database does not say who is in danger', () => {
  test('whatever happens to their messages and replies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (turns) => {
        const [bia, ana] = [await newChatter(calm), await newChatter(danger)]
        const [quiet, grave] = await Promise.all([
          talk(calm, bia, turns, HARMLESS),
          talk(danger, ana, turns, GRAVE),
        ])
        const levels = async (chat: TestChat, id: string) =>
          (await chat.messages(id)).map(({ nivel }) => nivel)
        expect(new Set(await levels(bia, quiet))).toEqual(new Set(['nenhum']))
        // A quiet card is not shown again for the same reason: only the first one is certain.
        expect((await levels(ana, grave))[0]).not.toBe('nenhum')
        expect(await danger.shape()).toEqual(await calm.shape())
      }),
      { numRuns: 8 },
    )
  })

  test('while their replies are being written', async () => {
    const shapes = await Promise.all(
      [
        { world: calm, words: 'hoje fiz um bolo' },
        { world: danger, words: 'tô pensando em me matar' },
      ].map(async ({ world, words }) => {
        const chat = await newChatter(world)
        const id = await chat.conversation()
        await chat.send(id, words)
        const spoken = await world.fake.answering(words)
        spoken.say('Estou aqui com você. ')
        await until(async () => (await world.sql`select from respostas_trechos`).length > 0)
        const shape = await world.shape()
        spoken.finish()
        await chat.ended(id)
        return shape
      }),
    )
    expect(shapes[0]?.respostas_trechos).toHaveLength(1)
    expect(shapes[1]).toEqual(shapes[0])
  })

  test('during the welcome, whose words everybody knows', async () => {
    const welcome = async (world: World, answers: readonly string[]) => {
      const chat = await newChatter(world, { welcomed: false })
      const { body } = await chat.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
      const { id } = body.conversation
      await chat.ended(id)
      const said: string[] = []
      for (const answer of answers) said.push((await chat.say(id, answer)).content)
      return said
    }
    const [quiet, grave] = await Promise.all([
      welcome(calm, ['Bia', 'Bia mesmo', 'nunca fiz', 'nada em especial']),
      welcome(danger, GRAVE.slice(1)),
    ])
    for (const paragraph of protocolReply('risco').split('\n\n')) expect(grave[0]).toContain(paragraph)
    // Only the padding can make them look alike.
    expect(grave.map((text, at) => text.length === quiet[at]?.length)).toEqual([false, false, false, false])
    expect(await danger.shape()).toEqual(await calm.shape())
  })

  test('nor by their notebook: words of danger and a safety plan look like any others', async () => {
    const [bia, ana] = [await newChatter(calm), await newChatter(danger)]
    const [quiet, grave] = [notebookOf(bia.visitor), notebookOf(ana.visitor)]
    expect((await quiet.checkIn('hoje fiz um bolo', { mood: 'muito-bem' })).body.nivel).toBe('nenhum')
    const { body } = await grave.checkIn('tô pensando em me matar', {
      mood: 'muito-mal',
      feelings: ['vazio'],
    })
    expect(body.nivel).toBe('risco')
    await quiet.note('gosto de bolo')
    await grave.note('já tentei me matar uma vez, e não quero que ninguém saiba disso', { aiMayRead: false })
    await grave.writePlan({ sinais: 'penso em morrer', pessoas: 'Bia 81 98888-7777' })
    expect(await grave.plan()).not.toBeNull()
    expect(await danger.shape()).toEqual(await calm.shape())
  })

  test('where the model fails: the one gets an error, the other the protocol', async () => {
    const [bia, ana] = [await newChatter(calm), await newChatter(danger)]
    const failing = { fate: 'failed', which: 1, filler: 0, raised: false } as const
    const quiet = await talk(calm, bia, [failing], HARMLESS)
    const grave = await talk(danger, ana, [failing], GRAVE)
    expect(await bia.lastReply(quiet)).toMatchObject({ status: 'erro', content: REPLY_FAILED, whole: false })
    expect(await ana.lastReply(grave)).toMatchObject({ status: 'completa', content: protocolReply('risco') })
    expect(await danger.shape()).toEqual(await calm.shape())
  })

  test('the comparison sees a level that is missing, longer or written once more', async () => {
    const before = await danger.shape()
    for (const change of ['nivel = null', `nivel = nivel || '\\x00'`, 'version = version + 1']) {
      const changed = danger.sql.begin(async (tx) => {
        await tx.unsafe(`update mensagens set ${change} where seq = 0`)
        expect(await databaseShape(tx)).not.toEqual(before)
        throw new Error('put back')
      })
      await expect(changed).rejects.toThrow('put back')
    }
  })
})

const product = calm
const { sql } = product
const WORDS = 'guardado a sete chaves'

async function writer() {
  const person = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const ids = await seedArchive(sql, owner, { conversations: 2, messages: 4, text: (at) => `${WORDS} ${at}` })
  return { ...person, chat: testChatOf(person.visitor), ids }
}

/** Every value of every table, as a thief would look at it. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  const parts: string[] = []
  for (const { name } of tables) {
    for (const row of await sql`select * from ${sql(name)}`) {
      for (const value of Object.values(row))
        parts.push(value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value))
    }
  }
  return parts.join('\n')
}

test('a stolen database shows nothing of what was written, nor the way in', async () => {
  const { chat, visitor, ids, email } = await writer()
  await chat.change(ids[0] ?? '', { title: `${WORDS}, o título` })
  await chat.send(ids[1] ?? '', `${WORDS}, agora`)
  const spoken = await product.fake.answering(`${WORDS}, agora`)
  spoken.say(`${WORDS}, sim.`)
  spoken.finish()
  await until(() => product.deps.runs.ids().length === 0)
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const stolen = await dump()
  expect(stolen).not.toContain('sete chaves')
  expect(stolen).not.toContain(PASSWORD)
  expect(stolen).not.toContain(product.mailbox.resetToken(email))
  for (const cookie of visitor.cookies.values()) expect(stolen).not.toContain(decodeURIComponent(cookie))
  for (const key of [product.keys.authSecret, product.keys.encryptionKey.toString('latin1')])
    expect(stolen).not.toContain(key)
})

test('a whole row given to another person, key and all, does not open', async () => {
  const [maria, joana] = [await writer(), await writer()]
  await sql`update chaves set wrapped = (select wrapped from chaves where "userId" = ${maria.id})
    where "userId" = ${joana.id}`
  product.deps.keyRing.forgetAll()
  expect((await joana.visitor.get('/api/conversations')).status).toBe(500)
  expect((await maria.visitor.get('/api/conversations')).status).toBe(200)
})
