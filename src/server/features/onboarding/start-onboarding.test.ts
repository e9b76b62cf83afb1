import { afterAll, describe, expect, test, vi } from 'vitest'
import type { OnboardingAnswer } from '#domain/api/chat.ts'
import { GREETING, KNOWS_THERAPY, NEW_TO_THERAPY, welcomeText } from '#domain/onboarding/onboarding.ts'
import { chatAt, newChatter, startChatProduct, type TestChat } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import type { TestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon } from '#tests/support/time/soon.ts'

const { product, service, another, close } = await startChatProduct()
const nodes: TestApp[] = []
afterAll(async () => {
  for (const node of nodes) await node.close()
  await close()
})

// The waits of the script are real, so all tests wait together.
const ANSWERS = ['Meu nome é Ana Maria', 'Aninha', 'Nunca fiz', 'Sou católica']
const newcomer = () => newChatter(product, { welcomed: false })
const welcome = (chat: TestChat) => chat.visitor.post<OnboardingAnswer>('/api/onboarding')

/** The welcome of a newcomer, greeted already. */
async function greeted() {
  const ana = await newcomer()
  const { body } = await welcome(ana)
  const id = String(body.conversation?.id)
  await ana.ended(id)
  return { ana, id }
}

/** A node whose replies wait to be released: until then the script has not begun to wait, however long a test takes. */
async function holdingNode() {
  const node = await another()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { runs } = node.deps
  const { start } = runs
  vi.spyOn(runs, 'start').mockImplementation((run) =>
    start({
      ...run,
      source: (sink, signal) => void released.then(() => signal.aborted || run.source(sink, signal)),
    }),
  )
  nodes.push(node)
  return { node, release }
}

async function isWelcomed({ id }: { id: string }): Promise<boolean> {
  const [row] = await product.sql`select "onboardingFinalizado" as done from users where id = ${id}`
  return row?.done
}

/** All the way through, from the greeting on. */
async function welcomed(answers = ANSWERS) {
  const { ana, id } = await greeted()
  for (const answer of answers) await ana.say(id, answer)
  return { ana, id }
}

describe.concurrent('somebody new', () => {
  test('gets a first conversation with the warm persona, and is greeted after a second and a half', async () => {
    const { node, release } = await holdingNode()
    const ana = chatAt(node, await newcomer())
    const { status, body } = await welcome(ana)
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({ style: 'acolhedora', onboarding: true, title: '' })
    const id = String(body.conversation?.id)
    expect(await ana.messages(id)).toMatchObject([
      { role: 'assistant', status: 'escrevendo', content: '', seq: 0 },
    ])
    const begun = performance.now()
    release()
    expect(await ana.ended(id)).toMatchObject({
      status: 'completa',
      content: GREETING,
      onboarding: true,
      whole: true,
    })
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1_490)
  })

  test('is greeted once, however often and from wherever it is asked for', async () => {
    const ana = await newcomer()
    const other = await another()
    const answers = await Promise.all([welcome(ana), welcome(chatAt(other, ana)), welcome(ana), welcome(ana)])
    const ids = answers.map(({ body }) => body.conversation?.id)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeDefined()
    expect((await ana.list()).conversations).toHaveLength(1)
    expect(await ana.messages(String(ids[0]))).toHaveLength(1)
    await other.close()
  })

  test('sees it on every screen that is open', async () => {
    const { node, release } = await holdingNode()
    const ana = await newcomer()
    const screen = openViewer(product, ana.id)
    const { body } = await welcome(chatAt(node, ana))
    await soon(() => screen.of('mensagem')[0]?.message).toMatchObject({ status: 'escrevendo', content: '' })
    release()
    await soon(() => screen.of('mensagem').at(-1)?.message.content).toBe(GREETING)
    expect(screen.of('conversa')[0]?.conversation.id).toBe(body.conversation?.id)
    screen.leave()
  })

  test('cannot delete it before it has ended, and can afterwards', async () => {
    const { ana, id } = await greeted()
    expectRefused(await ana.visitor.delete(`/api/conversations/${id}`), 'onboarding_first')
    expect((await ana.look(id)).id).toBe(id)
    for (const answer of ANSWERS) await ana.say(id, answer)
    expect((await ana.visitor.delete(`/api/conversations/${id}`)).status).toBe(200)
    expect((await welcome(ana)).body).toEqual({ conversation: null })
  })

  test('who was welcomed before is not welcomed again', async () => {
    const bia = await newChatter(product)
    expect((await welcome(bia)).body).toEqual({ conversation: null })
    expect((await bia.list()).conversations).toEqual([])
  })
})

describe.concurrent('the four answers', () => {
  test('are kept and answered by the script, and then it is over', async () => {
    const { ana, id } = await greeted()
    const screen = openViewer(product, ana.id)
    const done: boolean[] = []
    for (const answer of ANSWERS) {
      await ana.say(id, answer)
      done.push(await isWelcomed(ana))
    }
    expect(done).toEqual([false, false, false, true])
    const texts = [0, 1, 2, 3, 4].map((given) => welcomeText(ANSWERS.slice(0, given)))
    const expected = texts.flatMap((text, at) => [text, ANSWERS[at] ?? []].flat())
    const written = await ana.messages(id)
    expect(written.map(({ content }) => content)).toEqual(expected)
    expect(new Set(written.map(({ onboarding }) => onboarding))).toEqual(new Set([true]))
    expect(written.at(-3)?.content).toBe(NEW_TO_THERAPY)
    await soon(() => screen.of('onboarding-finalizado')).toHaveLength(1)
    screen.leave()
  })

  test('are said back and remembered', async () => {
    const { ana, id } = await greeted()
    expect((await ana.say(id, 'Meu nome é Ana Maria')).content).toContain('Muito prazer, Ana Maria!')
    expect((await ana.say(id, 'Aninha')).content).toContain('Combinado, Aninha.')
  })

  test('take another turn for who knows therapy', async () => {
    const { ana, id } = await greeted()
    await ana.say(id, 'Ana')
    await ana.say(id, 'Ana')
    expect((await ana.say(id, 'Sim, há anos, com uma canção no fundo')).content).toBe(KNOWS_THERAPY)
  })

  test('follow the rules of messages: nothing blank, one at a time', async () => {
    const { ana, id } = await greeted()
    expect((await ana.send(id, ' ')).body.error?.code).toBe('message_empty')
    const { node, release } = await holdingNode()
    await chatAt(node, ana).send(id, 'Ana')
    expect((await ana.send(id, 'Maria')).body.error?.code).toBe('reply_in_progress')
    release()
    await ana.ended(id)
    expect(await ana.messages(id)).toHaveLength(3)
  })

  test('never reach the model, and give no title', async () => {
    const { ana, id } = await welcomed(['Sou a Zuleica', 'Zuzu', 'Nunquinha', 'Umbanda'])
    expect(JSON.stringify(service.requests)).not.toMatch(/Zuleica|Zuzu|Nunquinha|Umbanda/)
    expect((await ana.look(id)).title).toBe('')
  })
})

describe.concurrent('after the welcome', () => {
  test('the same conversation continues with the model, without it', async () => {
    const { ana, id } = await welcomed()
    await ana.say(id, 'Estou com medo de amanhã')
    const asked = () => service.requests.map(({ body }) => body.messages.slice(1))
    expect(asked()).toContainEqual([{ role: 'user', content: 'Estou com medo de amanhã' }])
    expect(await ana.look(id)).toMatchObject({ title: 'Estou com medo de amanhã...', titleUpdated: false })
    await ana.say(id, 'E depois')
    expect(asked().at(-1)).toHaveLength(3)
    expect(JSON.stringify(service.requests)).not.toMatch(/Aninha|católica|qual é o seu nome/)
    expect((await ana.messages(id)).slice(-4).map(({ onboarding }) => onboarding)).toEqual(
      Array(4).fill(false),
    )
  })

  test('a new conversation can be begun', async () => {
    const { ana } = await welcomed()
    expect((await ana.create('direta')).status).toBe(200)
  })
})

describe.concurrent('interrupted at any step', () => {
  test('it continues at the same place on another node', async () => {
    const ana = await newcomer()
    const first = String((await welcome(ana)).body.conversation?.id)
    await ana.ended(first)
    for (const [given, answer] of ANSWERS.entries()) {
      const node = await another()
      const elsewhere = chatAt(node, ana)
      expect((await welcome(elsewhere)).body.conversation?.id).toBe(first)
      const reply = await elsewhere.say(first, answer)
      expect(reply.content).toBe(welcomeText(ANSWERS.slice(0, given + 1)))
      await node.close()
    }
    expect(await isWelcomed(ana)).toBe(true)
  })

  test('by a stop in the middle of a reply, the reply is complete', async () => {
    const { ana, id } = await greeted()
    const { node } = await holdingNode()
    await chatAt(node, ana).send(id, 'Ana')
    await node.deps.runs.stop()
    const expected = welcomeText(['Ana'])
    expect(await ana.lastReply(id)).toMatchObject({ status: 'completa', content: expected })
    expect((await ana.say(id, 'Aninha')).content).toContain('Combinado, Aninha.')
  })

  test('by a pause, it is written on from there', async () => {
    const { ana, id } = await greeted()
    const { node } = await holdingNode()
    const { body } = await chatAt(node, ana).send(id, 'Ana')
    const { reply } = (await chatAt(node, ana).pause(body.reply, 0)).body
    expect(reply).toMatchObject({ status: 'pausada', content: '' })
    await ana.steer(reply, 'continue')
    const expected = welcomeText(['Ana'])
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: expected })
  })
})
