import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { SUMMARY_MAX } from '#domain/limits.ts'
import { SUMMARY_REQUEST } from '#domain/notebook/summary.ts'
import { asksIfHuman } from '#domain/safety/cues/asks-if-human.ts'
import { isFarewell } from '#domain/safety/cues/is-farewell.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatBesideDemo, startChatProduct, testChatOf } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { scriptAtOnce } from '#tests/support/time/script-at-once.ts'

scriptAtOnce()

const { service, product, demo, close } = await startChatBesideDemo()
afterAll(close)
const { sql } = product

const SUMMARY =
  'Você falou do trabalho.\n\nVocê percebeu que precisa de uma pausa.\n\nLeve a caminhada consigo.'

async function talked(...said: string[]) {
  const chat = await newChatter(product)
  const id = await chat.conversation()
  for (const text of said) await chat.say(id, text)
  return { ...chat, conversationId: id, ...notebookOf(chat.visitor) }
}

describe('a summary by the model', () => {
  test('is written from the whole conversation, in a request of its own, and kept nowhere', async () => {
    const ana = await talked('Hoje foi um dia cheio.', 'O trabalho pesa.', 'Queria caminhar.')
    await ana.note('Tenho duas filhas.')
    const before = await ana.messages(ana.conversationId)
    service.next(says(SUMMARY))
    const { body } = await ana.draft(ana.conversationId)
    expect(body).toEqual({ text: SUMMARY, by: 'model' })
    const sent = service.requests.at(-1)?.body.messages ?? []
    expect(sent.map(({ role, content }) => (role === 'system' ? role : content))).toEqual([
      'system',
      'Hoje foi um dia cheio.',
      'Estou aqui.',
      'O trabalho pesa.',
      'Estou aqui.',
      'Queria caminhar.',
      'Estou aqui.',
      SUMMARY_REQUEST,
    ])
    expect(JSON.stringify(sent)).not.toContain('filhas')
    expect(await ana.messages(ana.conversationId)).toEqual(before)
    expect(await ana.summaries()).toEqual([])
  })

  test('passes the output guard', async () => {
    const ana = await talked('Hoje foi um dia cheio.')
    service.next(says('Você falou do seu dia. Isso que você tem é depressão, com certeza.'))
    const { body } = await ana.draft(ana.conversationId)
    expect(body.text).toContain('Você falou do seu dia.')
    expect(body.text).not.toContain('depressão')
  })

  test('of a conversation with danger names the help line', async () => {
    const ana = await talked('tô pensando em me matar')
    service.next(says('Você falou de dias pesados.'))
    expect((await ana.draft(ana.conversationId)).body.text).toMatch(/^Você falou de dias pesados\.[\s\S]*188/)
  })

  test('while a reply is being written reads nothing of that reply, and leaves it alone', async () => {
    const ana = await talked('Hoje foi um dia cheio.')
    const id = ana.conversationId
    service.next(stallsAfter('Eu ia dizer que sim. E também que '))
    await ana.send(id, 'E agora?')
    await ana.saidSoFar(id, 'Eu ia')
    service.next(says(SUMMARY))
    const { body } = await ana.draft(id)
    expect(body.text).toBe(SUMMARY)
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain('Eu ia dizer')
    expect((await ana.messages(id)).at(-1)).toMatchObject({ status: 'escrevendo' })
  })

  test('is bounded in length', async () => {
    const ana = await talked('Hoje foi um dia cheio.')
    service.next(says('Você falou do seu dia de hoje. '.repeat(200)))
    const { body } = await ana.draft(ana.conversationId)
    expect(body.text.length).toBeLessThanOrEqual(SUMMARY_MAX)
    expect(body.text.endsWith('hoje.')).toBe(true)
  })

  test.each([
    ['refuses', refuses(500)],
    ['breaks off', cutsAfter('Você falou do')],
    ['says nothing', says('')],
  ])('is a clear error when the model %s, also in danger', async (_, behaviour) => {
    const ana = await talked('tô pensando em me matar')
    service.next(behaviour)
    const { status, body } = await ana.draft(ana.conversationId)
    expect([status, body.error?.message]).toEqual([502, ERRORS.summary_failed.message])
  })

  test('of an empty conversation is refused, and of one that is not there', async () => {
    const ana = await talked()
    expect((await ana.draft(ana.conversationId)).body.error?.code).toBe('nothing_to_summarise')
    expect((await ana.draft(uuidv7())).status).toBe(404)
    await ana.visitor.delete(`/api/conversations/${ana.conversationId}`)
    expect((await ana.draft(ana.conversationId)).status).toBe(404)
  })

  test('needs a plan, like sending, and nothing is asked without one', async () => {
    const ana = await talked('Hoje foi um dia cheio.')
    const [{ email }] = (await sql`select email from users where id = ${ana.id}`) as [{ email: string }]
    const asked = service.requests.length
    await sql`insert into liberados (email, plano, "fimAcesso")
      values (${email}, 'mensal', now() - interval '40 days')`
    expect((await ana.draft(ana.conversationId)).body.error?.code).toBe('plan_ended')
    await sql`update liberados set "fimAcesso" = null where email = ${email}`
    await sql`insert into suspensoes (email) values (${email})`
    expect((await ana.draft(ana.conversationId)).body.error?.code).toBe('account_suspended')
    expect(service.requests).toHaveLength(asked)
  })

  test('sends nothing of the welcome', async () => {
    const chat = await newChatter(product, { welcomed: false })
    const { body } = await chat.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
    const { id } = body.conversation
    await chat.ended(id)
    for (const answer of ['Ornitorrinca', 'sim', 'sim', 'Sou vegetariana']) await chat.say(id, answer)
    expect((await notebookOf(chat.visitor).draft(id)).body.error?.code).toBe('nothing_to_summarise')
    await chat.say(id, 'Hoje foi um dia cheio.')
    service.next(says(SUMMARY))
    await notebookOf(chat.visitor).draft(id)
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toMatch(/Ornitorrinca|vegetariana/)
  })

  test('is asked for as often as a reply again', async () => {
    const few = await startChatProduct({
      usual: says('Estou aqui.'),
      env: { MESSAGES_PER_MINUTE: '2' },
    })
    try {
      const chat = await newChatter(few.product)
      const id = await chat.conversation()
      await chat.say(id, 'Oi, tudo bem por aí?')
      const { draft } = notebookOf(chat.visitor)
      const statuses = [await draft(id), await draft(id), await draft(id)].map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 429])
    } finally {
      await few.close()
    }
  })
})

test('the demonstration chooses the person’s own phrases, and shows it', async () => {
  const chat = testChatOf((await newChatter(demo)).visitor)
  const id = await chat.conversation()
  await chat.say(id, 'Hoje briguei com a minha chefe por causa do plantão. Quero morrer hoje à noite.')
  const { body } = await notebookOf(chat.visitor).draft(id)
  expect(body.by).toBe('rule')
  expect(body.text).toMatch(/feito por uma regra/)
  expect(body.text).toContain('“Hoje briguei com a minha chefe por causa do plantão.”')
  expect(body.text).not.toContain('morrer')
})

test('what the product asks with is taken neither for a farewell nor for a question to a human', () => {
  expect([isFarewell(SUMMARY_REQUEST), asksIfHuman(SUMMARY_REQUEST)]).toEqual([false, false])
})
