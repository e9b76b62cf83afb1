import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { AppError } from '#domain/errors.ts'
import { CHECK_INS, REFUSED_READINGS, readingLimit } from '#domain/limits.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { askedNotebook } from '#server/features/notebook/for-reply.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { createRiskReader, loadDetector } from '../risk/message-risk.ts'
import type { ChatDeps } from './chat-deps.ts'
import { createModelGate } from './model-gate.ts'
import { sendMessage } from './send.ts'
import { beginAnotherVersion } from './versions.ts'

const DANGER = 'tô pensando em me matar'
const PER_MINUTE = 2

const product = await createTestApp({ env: { MESSAGES_PER_MINUTE: String(PER_MINUTE) } })
afterAll(product.close)
const { sql } = product

type Writer = Awaited<ReturnType<typeof newChatter>>

/** Every way in which words are refused before they are read. Gives what is sent. */
const REFUSALS: Record<
  string,
  (ana: Writer) => Promise<() => Promise<{ body: { error?: { nivel?: string } } }>>
> = {
  'a suspended account': async (ana) => {
    const [row] = await sql`select email from users where id = ${ana.id}`
    await suspensions.add(sql, row?.email)
    const id = await ana.conversation()
    return () => ana.send(id, DANGER)
  },
  'too many messages': async (ana) => {
    for (let at = 0; at < PER_MINUTE; at += 1) await ana.send(await ana.conversation(), 'Oi')
    // However long the test takes, there is no room in between.
    await sql`update limites set "fullAt" = "fullAt" + interval '1 hour' where key like ${`%${ana.id}`}`
    const id = await ana.conversation()
    return () => ana.send(id, DANGER)
  },
  'a conversation that was deleted elsewhere': async (ana) => {
    const id = await ana.conversation()
    await ana.visitor.delete(`/api/conversations/${id}`)
    return () => ana.send(id, DANGER)
  },
  'too many check-ins': async (ana) => {
    const { checkIn } = notebookOf(ana.visitor)
    for (let at = 0; at < CHECK_INS.burst; at += 1) await checkIn('')
    return () => checkIn(DANGER)
  },
}

test('what is too long to be a message is read before it is refused, also as other words for one', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const long = `${DANGER}. ${'E mais nada me importa. '.repeat(200)}`
  const { status, body } = await ana.send(id, long)
  expect([status, body.error?.code, body.error?.nivel]).toEqual([400, 'message_too_long', 'risco'])
  await ana.send(id, 'Oi')
  const reply = await ana.ended(id)
  const edited = await ana.visitor.post<{ error?: { code: string; nivel?: string } }>(
    `/api/conversations/${id}/replies/${reply.id}/versions`,
    { id: uuidv7(), content: long },
  )
  expect([edited.body.error?.code, edited.body.error?.nivel]).toEqual(['message_too_long', 'risco'])
})

describe.each(Object.entries(REFUSALS))('%s', (_, refused) => {
  test('carries danger in the first refusals, then its words are no longer read', async () => {
    stopTheClock()
    const send = await refused(await newChatter(product))
    const levels: unknown[] = []
    for (let at = 0; at < REFUSED_READINGS.burst + 3; at += 1) levels.push((await send()).body.error?.nivel)
    expect(levels).toEqual([...Array(REFUSED_READINGS.burst).fill('risco'), ...Array(3).fill(undefined)])
    vi.advanceTimersByTime(REFUSED_READINGS.refill)
    expect((await send()).body.error?.nivel).toBe('risco')
  })
})

test('readings of requests that fail afterwards are bounded too, and the first beyond still carry danger', async () => {
  stopTheClock()
  const ana = await newChatter(product)
  const messageId = uuidv7()
  await ana.send(await ana.conversation(), 'Oi', messageId)
  const id = await ana.conversation()
  // The id is taken, which the database says only after the message was read.
  const refused: string[] = []
  for (let at = 0; at < readingLimit({ perMinute: PER_MINUTE }).burst + REFUSED_READINGS.burst; at += 1) {
    const { error } = (await ana.send(id, DANGER, messageId)).body
    refused.push(`${error?.code} ${error?.nivel}`)
  }
  expect([...new Set(refused)]).toEqual([
    'invalid_request risco',
    'too_many_messages risco',
    'too_many_messages undefined',
  ])
  expect(refused.filter((one) => one === 'too_many_messages risco')).toHaveLength(REFUSED_READINGS.burst)
})

test('words that wait in the browser behind others are read, or the browser is told when to ask again', async () => {
  stopTheClock()
  const ana = await newChatter(product)
  const ask = () =>
    ana.visitor.post<{ nivel?: string; error?: { code: string } }>('/api/conversations/read-waiting', {
      content: DANGER,
    })
  for (let at = 0; at < REFUSED_READINGS.burst; at += 1) expect((await ask()).body.nivel).toBe('risco')
  expect((await ask()).body.error?.code).toBe('too_many_messages')
  vi.advanceTimersByTime(REFUSED_READINGS.refill)
  expect((await ask()).body.nivel).toBe('risco')
})

describe('a message of danger that could not be kept', () => {
  /** What takes messages, where something else happens whenever one was read. */
  function whereAfterReading(happens: () => unknown): ChatDeps {
    const { deps } = product
    const riskReader = createRiskReader({ perMinute: 20 })
    return {
      ...deps,
      ...deps.settings,
      secondOpinion: deps.settings.riskSecondOpinion,
      modelGate: createModelGate({ model: deps.model }),
      notebook: askedNotebook,
      riskReader: {
        ...riskReader,
        read: async (personId, written) => {
          const reading = await riskReader.read(personId, written)
          await happens()
          return reading
        },
      },
    }
  }

  test('brings its level when other messages always came first', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    const deps = whereAfterReading(() => sql`update conversas set "nextSeq" = "nextSeq" + 2 where id = ${id}`)
    const sent = sendMessage(deps, ana.id, id, { id: uuidv7(), content: DANGER })
    await expect(sent).rejects.toMatchObject({ code: 'internal', nivel: 'risco' })
  })

  test('brings its level when the database fails after it was read', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    const deps = whereAfterReading(() => Promise.reject(new Error('planted')))
    const sent = sendMessage(deps, ana.id, id, { id: uuidv7(), content: DANGER })
    await expect(sent).rejects.toMatchObject({ nivel: 'risco' })
  })

  test('brings its level also as other words for the last one', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    await ana.send(id, 'Oi')
    const { id: replyId } = await ana.ended(id)
    const deps = whereAfterReading(() => Promise.reject(new Error('planted')))
    const which = { personId: ana.id, conversationId: id, replyId }
    const begun = beginAnotherVersion(deps, which, { id: uuidv7(), content: DANGER })
    await expect(begun).rejects.toMatchObject({ nivel: 'risco' })
  })
})

/** Buckets of a node go by this clock alone. */
/** To be called before somebody's first request: this clock begins anew, and a bucket of before would look full until then. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('the reader', () => {
  const said = (content: string) => ({ role: 'user', content, nivel: 'nenhum' }) as ChatMessage
  const withQuietCard = (content: string) => ({ ...said(content), nivel: 'atencao' as const })

  /** A detector that counts which texts it reads. */
  async function countingReader() {
    const real = await loadDetector()
    const read: string[] = []
    const reader = createRiskReader({ perMinute: 20 }, async () => ({
      ...real,
      countingRules: (text) => {
        read.push(text)
        return real.countingRules(text)
      },
    }))
    return { reader, read }
  }

  test('reads earlier messages once', async () => {
    const { reader, read } = await countingReader()
    const before = ['cansei', 'não sirvo pra nada', 'ninguém liga pra mim'].map(withQuietCard)
    const content = 'só dou trabalho pra todo mundo'
    const first = await reader.read('ana', { before, content })
    expect(read).toHaveLength(before.length)
    expect(await reader.read('ana', { before, content })).toEqual(first)
    await reader.read('ana', {
      before: [...before, withQuietCard(content)],
      content: 'sou um peso pra todos',
    })
    expect(read).toEqual([...before.map((message) => message.content), content])
  })

  test('reads as the detector does without it', async () => {
    const { reader } = await countingReader()
    const { assessRisk } = await loadDetector()
    const texts = ['não sirvo pra nada', 'ninguém liga pra mim', 'tá tudo escuro']
    const [content = '', ...before] = texts.toReversed()
    for (let time = 0; time < 2; time += 1)
      expect(await reader.read('ana', { before: before.toReversed().map(said), content })).toEqual(
        assessRisk(
          before.toReversed().map((text) => ({ content: text, nivel: 'nenhum' })),
          content,
        ),
      )
  })

  test.each([
    ['short', DANGER, REFUSED_READINGS.burst],
    ['the longest', DANGER.padEnd(4_000, ' e mais'), 5],
  ])('reads so many refused texts of a person, and then nothing: %s', async (_, content, read) => {
    stopTheClock()
    let loaded = 0
    const reader = createRiskReader({ perMinute: 20 }, () => {
      loaded += 1
      return loadDetector()
    })
    const refuse = () =>
      reader.refuse('ana', new AppError('plan_ended'), { before: [], content }).catch((error) => error)
    for (let at = 0; at < REFUSED_READINGS.burst + 5; at += 1)
      expect((await refuse()).code).toBe('plan_ended')
    expect(loaded).toBe(read)
  })

  test('danger is answered after many refused texts without any', async () => {
    stopTheClock()
    const reader = createRiskReader({ perMinute: 20 })
    const refuse = (content: string) =>
      reader.refuse('ana', new AppError('plan_ended'), { before: [], content }).catch((error) => error.nivel)
    for (let at = 0; at < 20; at += 1) await refuse(`Por que não vai? ${at}`)
    expect(await refuse(DANGER)).toBe('risco')
  })
})
