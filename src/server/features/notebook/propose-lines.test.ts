import { afterAll, describe, expect, test } from 'vitest'
import { PROPOSALS_REQUEST } from '#domain/notebook/proposals-prompt.ts'
import { asksIfHuman } from '#domain/safety/cues/asks-if-human.ts'
import { isFarewell } from '#domain/safety/cues/is-farewell.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const { service, product, close } = await startChatProduct({
  usual: says('Estou aqui.'),
  guarded: true,
  limits: { retries: 0 },
})
const demo = await createTestApp()
afterAll(async () => {
  await demo.close()
  await close()
})
const { sql } = product

const WORK = 'Trabalho à noite e durmo de manhã.'
const SEA = 'Gosto de caminhar na praia quando chove.'

async function talked(said: string[], { noted = true, app = product } = {}) {
  const chat = await newChatter(app)
  const conversationId = await chat.conversation()
  for (const text of said) await chat.say(conversationId, text)
  const notebook = notebookOf(chat.visitor)
  if (noted) await notebook.note('Tenho um gato.')
  return { ...chat, conversationId, ...notebook }
}

const asked = () =>
  service.requests.filter(({ body }) => JSON.stringify(body).includes(PROPOSALS_REQUEST)).length

/** What comes back, and how often the model was asked for it. */
async function proposed(
  ana: { propose: (id: string) => Promise<{ body: { lines: string[] } }> },
  id: string,
) {
  const before = asked()
  const { body } = await ana.propose(id)
  return { lines: body.lines, asked: asked() - before }
}

describe('lines proposed as notes', () => {
  test('are the person’s own words, without what the model made up, and stored nowhere', async () => {
    const ana = await talked([WORK, `${SEA} Minha mãe está com câncer no pulmão.`])
    service.next(says(`- ${WORK}\n- Gosto de gente nova.\n- ${SEA}\n- Minha mãe está com câncer no pulmão.`))
    const { status, body } = await ana.propose(ana.conversationId)
    expect([status, body]).toEqual([200, { lines: [WORK, SEA] }])
    expect((await ana.notes()).map(({ text }) => text)).toEqual(['Tenho um gato.'])
    const sent = JSON.stringify(service.requests.at(-1)?.body)
    expect(sent).toContain(PROPOSALS_REQUEST)
    expect(sent).not.toContain('gato')
  })

  test('are asked for once, and again only from what was written since', async () => {
    const ana = await talked([WORK])
    service.next(says(`- ${WORK}`))
    const both = await Promise.all([ana.propose(ana.conversationId), ana.propose(ana.conversationId)])
    expect(both.flatMap(({ body }) => body.lines)).toEqual([WORK])
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
    await ana.say(ana.conversationId, SEA)
    service.next(says(`- ${WORK}\n- ${SEA}`))
    expect((await ana.propose(ana.conversationId)).body.lines).toEqual([SEA])
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain('durmo de manhã')
  })

  test('wait for a first note, and come once there is one', async () => {
    const ana = await talked([WORK], { noted: false })
    await ana.note('Ana', { isName: true })
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
    await ana.note('Tenho um gato.')
    service.next(says(`- ${WORK}`))
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [WORK], asked: 1 })
  })

  test('are switched off for the account, and on again', async () => {
    const ana = await talked([WORK])
    expect((await ana.proposalsOn()).body).toEqual({ on: true })
    expect((await ana.switchProposals(false)).body).toEqual({ on: false })
    expect((await ana.proposalsOn()).body).toEqual({ on: false })
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
    await ana.switchProposals(true)
    service.next(says(`- ${WORK}`))
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [WORK], asked: 1 })
  })

  test('are not asked for where the conversation erases itself', async () => {
    const ana = await talked([WORK])
    await ana.visitor.patch(`/api/conversations/${ana.conversationId}`, { keptHours: 24 })
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
  })

  test('are not asked for in danger', async () => {
    const ana = await talked([WORK, 'tô pensando em me matar'])
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
  })

  test('are not asked for without a plan', async () => {
    const ana = await talked([WORK])
    const [{ email }] = (await sql`select email from users where id = ${ana.id}`) as [{ email: string }]
    await sql`insert into liberados (email, plano, "fimAcesso")
      values (${email}, 'mensal', now() - interval '40 days')`
    expect(await proposed(ana, ana.conversationId)).toEqual({ lines: [], asked: 0 })
  })

  test('are none when the model fails', async () => {
    for (const behaviour of [refuses(500), cutsAfter(`- ${WORK}`), says('')]) {
      const ana = await talked([WORK])
      service.next(behaviour)
      const { status, body } = await ana.propose(ana.conversationId)
      expect([status, body.lines]).toEqual([200, []])
    }
  })

  test('are one’s own: not signed in, of somebody else, and of what is gone', async () => {
    const [ana, bia] = [await talked([WORK]), await talked([SEA])]
    const visitor = notebookOf(product.visitor())
    expect((await visitor.propose(ana.conversationId)).status).toBe(401)
    expect((await visitor.proposalsOn()).status).toBe(401)
    expect((await visitor.switchProposals(false)).status).toBe(401)
    expect((await bia.propose(ana.conversationId)).status).toBe(404)
    expect((await bia.propose(uuidv7())).status).toBe(404)
    await bia.switchProposals(false)
    expect((await ana.proposalsOn()).body).toEqual({ on: true })
    await ana.visitor.delete(`/api/conversations/${ana.conversationId}`)
    expect((await ana.propose(ana.conversationId)).status).toBe(404)
  })

  test('are none in the demonstration', async () => {
    const ana = await talked([WORK], { app: demo })
    expect((await ana.propose(ana.conversationId)).body).toEqual({ lines: [] })
  })
})

test('what the product asks with is taken neither for a farewell nor for a question to a human', () => {
  expect([isFarewell(PROPOSALS_REQUEST), asksIfHuman(PROPOSALS_REQUEST)]).toEqual([false, false])
})
