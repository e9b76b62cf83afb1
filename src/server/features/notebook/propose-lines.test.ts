import { afterAll, describe, expect, test } from 'vitest'
import type { Proposals } from '#domain/api/notebook.ts'
import { PROPOSALS_REQUEST } from '#domain/notebook/proposed-lines.ts'
import { asksIfHuman } from '#domain/safety/cues/asks-if-human.ts'
import { isFarewell } from '#domain/safety/cues/is-farewell.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatBesideDemo } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'

const { service, product, demo, close } = await startChatBesideDemo()
afterAll(close)
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

type Talker = Awaited<ReturnType<typeof talked>>

const requests = () =>
  service.requests.filter(({ body }) => JSON.stringify(body).includes(PROPOSALS_REQUEST)).length

const textsOf = ({ lines }: Proposals) => lines.map(({ text }) => text)

/** What waits for an answer then, and how often the model was asked for it. */
async function proposed(ana: Talker, asked = {}) {
  const before = requests()
  const { body } = await ana.propose(ana.conversationId, asked)
  return { lines: textsOf(body), asked: requests() - before }
}

/** As if so much time had passed since the last message. */
const rests = (ana: Talker, time: string) => sql`
  update mensagens set timestamp = timestamp - ${time}::interval where "userId" = ${ana.id}`

const NOTHING = { lines: [], asked: 0 }

describe('lines proposed as notes', () => {
  test('are the person’s own words, without what the model made up, and no notes yet', async () => {
    const ana = await talked([WORK, `${SEA} Meu pai teve um AVC em abril.`])
    service.next(says(`- ${WORK}\n- Gosto de gente nova.\n- ${SEA}\n- Meu pai teve um AVC em abril.`))
    const { status, body } = await ana.propose(ana.conversationId)
    expect([status, textsOf(body)]).toEqual([200, [WORK, SEA]])
    expect((await ana.notes()).map(({ text }) => text)).toEqual(['Tenho um gato.'])
    const sent = JSON.stringify(service.requests.at(-1)?.body)
    expect(sent).toContain(PROPOSALS_REQUEST)
    expect(sent).not.toContain('gato')
  })

  test('wait for an answer on every device, sealed and of one size', async () => {
    const ana = await talked([`${WORK} ${SEA}`])
    service.next(says(`- ${WORK}\n- ${SEA}`))
    const [work, sea] = (await ana.propose(ana.conversationId)).body.lines
    expect(await ana.proposed()).toEqual([work, sea])
    expect(work).toMatchObject({ text: WORK, conversationId: ana.conversationId })
    const rows = await sql<{ content: Buffer }[]>`
      select content from caderno_propostas where "userId" = ${ana.id}`
    expect(new Set(rows.map(({ content }) => content.length)).size).toBe(1)
    expect(Buffer.concat(rows.map(({ content }) => content)).toString()).not.toContain('durmo')
    expect((await ana.answerProposal(work?.id ?? '')).status).toBe(200)
    expect(await ana.proposed()).toEqual([sea])
    // Kept from another device, whose answer did not arrive.
    await ana.note(SEA)
    expect(await ana.proposed()).toEqual([])
  })

  test('are asked for once, and again only from what was written since', async () => {
    const ana = await talked([WORK])
    service.next(says(`- ${WORK}`))
    const before = requests()
    await Promise.all([ana.propose(ana.conversationId), ana.propose(ana.conversationId)])
    expect(requests() - before).toBe(1)
    expect(await proposed(ana)).toEqual({ lines: [WORK], asked: 0 })
    await ana.say(ana.conversationId, SEA)
    service.next(says(`- ${WORK}\n- ${SEA}`))
    expect(await proposed(ana)).toEqual({ lines: [SEA], asked: 1 })
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain('durmo de manhã')
  })

  test('come when a conversation has rested for ten minutes, not before, and once', async () => {
    const ana = await talked([WORK])
    expect(await proposed(ana, { rested: true })).toEqual(NOTHING)
    await rests(ana, '9 minutes')
    expect(await proposed(ana, { rested: true })).toEqual(NOTHING)
    await rests(ana, '2 minutes')
    service.next(says(`- ${WORK}`))
    expect(await proposed(ana, { rested: true })).toEqual({ lines: [WORK], asked: 1 })
    expect(await proposed(ana, { rested: true })).toEqual({ lines: [WORK], asked: 0 })
  })

  test('are asked for again when the node that asked has died, and not while it may answer', async () => {
    const ana = await talked([WORK])
    const asking = (since: string) => sql`
      update conversas set "proposingSince" = now() - ${since}::interval where id = ${ana.conversationId}`
    await asking('10 seconds')
    expect(await proposed(ana)).toEqual(NOTHING)
    await asking('2 minutes')
    service.next(says(`- ${WORK}`))
    expect(await proposed(ana)).toEqual({ lines: [WORK], asked: 1 })
  })

  test('wait for a first note, and come once there is one', async () => {
    const ana = await talked([WORK], { noted: false })
    await ana.note('Ana', { isName: true })
    expect(await proposed(ana)).toEqual(NOTHING)
    await ana.note('Tenho um gato.')
    service.next(says(`- ${WORK}`))
    expect(await proposed(ana)).toEqual({ lines: [WORK], asked: 1 })
  })

  test('are switched off for the account with all that waits, and on again', async () => {
    const ana = await talked([WORK])
    service.next(says(`- ${WORK}`))
    await ana.propose(ana.conversationId)
    expect((await ana.proposalsOn()).body).toEqual({ on: true })
    expect((await ana.switchProposals(false)).body).toEqual({ on: false })
    expect((await ana.proposalsOn()).body).toEqual({ on: false })
    expect(await ana.proposed()).toEqual([])
    await ana.say(ana.conversationId, SEA)
    expect(await proposed(ana)).toEqual(NOTHING)
    await ana.switchProposals(true)
    service.next(says(`- ${SEA}`))
    expect(await proposed(ana)).toEqual({ lines: [SEA], asked: 1 })
  })

  test('are not asked for where the conversation erases itself, and those that wait are hidden', async () => {
    const ana = await talked([WORK])
    service.next(says(`- ${WORK}`))
    await ana.propose(ana.conversationId)
    await ana.say(ana.conversationId, SEA)
    await ana.visitor.patch(`/api/conversations/${ana.conversationId}`, { keptHours: 24 })
    expect(await proposed(ana)).toEqual(NOTHING)
    await rests(ana, '11 minutes')
    expect(await proposed(ana, { rested: true })).toEqual(NOTHING)
  })

  test('are not asked for in danger, nor later from what was written there', async () => {
    const ana = await talked([WORK, 'tô pensando em me matar'])
    expect(await proposed(ana)).toEqual(NOTHING)
    await rests(ana, '11 minutes')
    expect(await proposed(ana, { rested: true })).toEqual(NOTHING)
    const [row] =
      await sql`select "nextSeq" - "proposedTo" as left from conversas where id = ${ana.conversationId}`
    expect(row?.left).toBe(0)
  })

  test('are gone with the message they are from, with the conversation and with the notebook', async () => {
    const ana = await talked([WORK, SEA])
    const both = says(`- ${WORK}\n- ${SEA}`)
    service.next(both)
    await ana.propose(ana.conversationId)
    const [first] = await ana.messages(ana.conversationId)
    await ana.visitor.delete(`/api/conversations/${ana.conversationId}/messages/${first?.id}`)
    expect((await ana.proposed()).map(({ text }) => text)).toEqual([SEA])
    await ana.visitor.delete(`/api/conversations/${ana.conversationId}`)
    expect(await ana.proposed()).toEqual([])
    await ana.visitor.post(`/api/conversations/${ana.conversationId}/restore`)
    expect(await ana.proposed()).toHaveLength(1)
    await ana.erase()
    expect(await ana.proposed()).toEqual([])
  })

  test('are not asked for without a plan', async () => {
    const ana = await talked([WORK])
    const [{ email }] = (await sql`select email from users where id = ${ana.id}`) as [{ email: string }]
    await sql`insert into liberados (email, plano, "fimAcesso")
      values (${email}, 'mensal', now() - interval '40 days')`
    expect(await proposed(ana)).toEqual(NOTHING)
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
    service.next(says(`- ${WORK}`))
    const [line] = (await ana.propose(ana.conversationId)).body.lines
    const visitor = notebookOf(product.visitor())
    expect((await visitor.propose(ana.conversationId)).status).toBe(401)
    expect((await visitor.proposalsOn()).status).toBe(401)
    expect((await visitor.switchProposals(false)).status).toBe(401)
    expect((await visitor.answerProposal(line?.id ?? '')).status).toBe(401)
    expect((await bia.propose(ana.conversationId)).status).toBe(404)
    expect((await bia.propose(uuidv7())).status).toBe(404)
    expect((await bia.answerProposal(line?.id ?? '')).status).toBe(404)
    expect(await bia.proposed()).toEqual([])
    await bia.switchProposals(false)
    expect((await ana.proposalsOn()).body).toEqual({ on: true })
    expect(await ana.proposed()).toEqual([line])
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
