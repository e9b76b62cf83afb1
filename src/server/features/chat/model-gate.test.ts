import { afterAll, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { AppError, ERRORS } from '#domain/errors.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { askedNotebook } from '#server/features/notebook/for-reply.ts'
import type { Model } from '#server/model/model.ts'
import { apiRoutes, fill, goodBody, isPublic } from '#tests/security/routes.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'
import { createRiskReader } from '../risk/message-risk.ts'
import { createModelGate } from './model-gate.ts'
import { resumeReply } from './reply-commands.ts'

const asked: string[] = []
const fake = createFakeModel()
const model: Model = {
  ...fake.model,
  reply: (prompt) => (sink, signal) => {
    asked.push('reply')
    fake.model.reply(prompt)(sink, signal)
  },
  opinion: async () => {
    asked.push('opinion')
    return null
  },
}
const product = await createTestApp({
  env: { RISK_SECOND_OPINION: 'on', MESSAGES_PER_MINUTE: '1000', MESSAGES_PER_DAY: '10000' },
  model,
})
afterAll(product.close)
const { sql } = product

/** How a person's replies can stand, each in a conversation of its own. */
const ENDS = ['completa', 'pausada', 'erro', 'interrompida'] as const

/** Somebody on the list, with a reply in every state from which more could be asked for. */
async function writer() {
  const ana = await newChatter(product)
  const [{ email = '' } = {}] = await sql`select email from users where id = ${ana.id}`
  await allowList.put(sql, [{ email, plano: 'mensal' }])
  const replies: Partial<Record<(typeof ENDS)[number], ChatMessage>> = {}
  for (const end of ENDS) {
    const id = await ana.conversation()
    const content = `Hoje foi um dia comprido (${ana.id}, ${end}).`
    await ana.send(id, content)
    const turn = await fake.answering(content)
    if (end !== 'erro') turn.say('Eu ia dizer. ')
    if (end === 'pausada') await ana.pause(await ana.saidSoFar(id, 'Eu ia'), 3)
    else if (end === 'completa') turn.finish()
    else turn.breakOff()
    const reply = await ana.ended(id)
    expect(reply.status).toBe(end)
    replies[end] = reply
  }
  asked.splice(0)
  return { ...ana, email, replies: replies as Record<(typeof ENDS)[number], ChatMessage> }
}

type Writer = Awaited<ReturnType<typeof writer>>
type Answer = { status: number; code: string | undefined }

async function answerOf(
  request: Promise<{ status: number; body: { error?: { code: string } } }>,
): Promise<Answer> {
  const { status, body } = await request
  return { status, code: body.error?.code }
}

/** What another node does with a reply whose node has stopped. */
async function takeOver({ id: personId, replies: { interrompida } }: Writer): Promise<Answer> {
  const { conversationId, id: replyId } = interrompida
  const deps = {
    ...product.deps,
    ...product.deps.settings,
    secondOpinion: product.deps.settings.riskSecondOpinion,
    modelGate: createModelGate({ model }),
    notebook: askedNotebook,
    riskReader: createRiskReader(product.deps.settings.messageLimits),
  }
  try {
    await resumeReply(deps, { personId, conversationId, replyId })
    return { status: 200, code: undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { status: ERRORS[error.code].status, code: error.code }
  }
}

/** Everything that makes the model speak. */
const WAYS: Record<string, (ana: Writer) => Promise<Answer>> = {
  'a message': (ana) => answerOf(ana.send(ana.replies.completa.conversationId, 'Oi')),
  "'Continuar'": (ana) => answerOf(ana.steer(ana.replies.pausada, 'continue')),
  "'Continuar de onde parou'": (ana) => answerOf(ana.steer(ana.replies.interrompida, 'continue')),
  "'Tentar novamente'": (ana) => answerOf(ana.steer(ana.replies.erro, 'retry')),
  'a reply whose node has stopped': takeOver,
  "'Resumir esta conversa'": (ana) =>
    answerOf(notebookOf(ana.visitor).draft(ana.replies.completa.conversationId)),
}

const REFUSALS = {
  account_suspended: ({ email }: Writer) => suspensions.add(sql, email),
  plan_ended: ({ email }: Writer) =>
    sql`update liberados set "fimAcesso" = now() - interval '1 minute' where email = ${email}`,
}

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  test('asks the model', async () => {
    const ana = await writer()
    const answer = way(ana)
    await soon(() => asked.length).toBeGreaterThan(0)
    for (const turn of fake.turns) turn.finish()
    await answer
  })

  test.each(Object.entries(REFUSALS))('asks nothing once it is refused with %s', async (code, refuse) => {
    const ana = await writer()
    await refuse(ana)
    expect(await way(ana)).toEqual({ status: 403, code })
    expect(asked).toEqual([])
  })
})

test.each(Object.entries(REFUSALS))(
  'no request asks the model once it is refused with %s',
  async (_, refuse) => {
    const ana = await writer()
    await refuse(ana)
    const routes = apiRoutes(product.app).filter(
      (route) => /P(OS|U)T|PATCH/.test(route.method) && !isPublic(route),
    )
    expect(routes.length).toBeGreaterThan(15)
    for (const { method, path } of routes) {
      for (const { conversationId, id } of Object.values(ana.replies))
        await ana.visitor.send(method, fill(path, { id: conversationId, replyId: id }), {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(goodBody()),
        })
    }
    expect(asked).toEqual([])
  },
)

test('the rest of a reply that is whole is shown to anybody, because nothing is asked for it', async () => {
  const ana = await writer()
  const { body } = await ana.pause(ana.replies.completa, 3)
  await suspensions.add(sql, ana.email)
  expect((await ana.steer(body.reply, 'continue')).body.reply).toMatchObject({ status: 'completa' })
  expect(asked).toEqual([])
})
