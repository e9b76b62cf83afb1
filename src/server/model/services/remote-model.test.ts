import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MODEL_READ_PAUSE, MODEL_READ_PAUSE_MAX } from '#domain/limits.ts'
import { API_KEY, collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  chunk,
  cutsAfter,
  says,
  sends,
  stallsAfter,
  startModelServer,
} from '#tests/support/model/model-server.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { soon } from '#tests/support/time/soon.ts'

const service = await startModelServer()
afterAll(service.close)
beforeEach(() => void service.requests.splice(0))

const { model, logged } = remoteModelAt(service.url)
const ask = (prompt: Partial<typeof PROMPT> = {}) => collectReply(model.reply({ ...PROMPT, ...prompt }))

describe('what the service is asked', () => {
  test('is exactly the payload of the specification, with its constants', async () => {
    await ask().end
    expect(service.requests.map(({ path, body }) => ({ path, body }))).toStrictEqual([
      {
        path: '/v1/chat/completions',
        body: {
          model: 'gpt-4-turbo-preview',
          messages: [
            { role: 'system', content: 'Você é…' },
            { role: 'user', content: 'Oi' },
            { role: 'assistant', content: 'Olá' },
            { role: 'user', content: 'Dormi mal.' },
          ],
          temperature: 0.7,
          max_tokens: 1000,
          stream: true,
        },
      },
    ])
  })

  test('carries the key as a bearer, and says what it sends and wants', async () => {
    await ask().end
    expect(service.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
    })
  })

  test('carries no authorization without a key', async () => {
    const keyless = remoteModelAt(service.url, { apiKey: undefined })
    await collectReply(keyless.model.reply(PROMPT)).end
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('arrives whole, with accents, emoji and halves of characters', async () => {
    await ask({ message: `Não dá 🌷 ${'é'.repeat(4000)} \ud83c` }).end
    expect(service.requests[0]?.body.messages.at(-1)?.content).toBe(`Não dá 🌷 ${'é'.repeat(4000)} \ud83c`)
  })
})

describe('what is heard', () => {
  test('is all the words in their order, and one end', async () => {
    service.next(says('Um dois três'))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe('Um dois três')
    expect(heard.ended).toEqual([{ type: 'whole' }])
  })

  test('is all of a long reply that is looked after only now and then, and is heard in fewer pieces', async () => {
    const words = 'uma palavra e outra '.repeat(20)
    service.next(says(words, { pause: 10 }))
    const heard = collectReply(model.reply(PROMPT), { unread: 0 })
    const begun = performance.now()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe(words)
    // Eighty words, but no more looks than pauses since it began, each shorter than it should be by one step at most.
    expect(heard.texts.length).toBeLessThanOrEqual(3 + (performance.now() - begun) / (MODEL_READ_PAUSE - 50))
  })

  test('is all of it and in few pieces, where there is enough to read', async () => {
    const words = 'uma palavra e outra '.repeat(40)
    service.next(says(words, { pause: 10 }))
    const heard = collectReply(model.reply(PROMPT), { unread: 60_000 })
    const begun = performance.now()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe(words)
    expect(heard.texts.length).toBeLessThanOrEqual(
      3 + (performance.now() - begun) / (MODEL_READ_PAUSE_MAX - 50),
    )
  })

  test('comes word by word while the first of it is waited for', async () => {
    const words = 'uma palavra e outra '.repeat(10)
    service.next(says(words, { pause: 40 }))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'whole' })
    // 40 words in 1.6 s; four looks a second would be seven.
    expect(heard.texts.length).toBeGreaterThan(20)
  })

  test('comes before the service has finished', async () => {
    service.next(stallsAfter('Um momento'))
    const heard = ask()
    await soon(heard.text).toBe('Um momento')
    expect(heard.ended).toEqual([])
    heard.abort()
  })

  test('ends properly without [DONE] and without a reason', async () => {
    service.next(sends(chunk('Sem '), chunk('fim')))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe('Sem fim')
  })

  test('is cut short when the service may say no more', async () => {
    service.next(sends(chunk('Até aqui'), chunk(null, { finish_reason: 'length' }), 'data: [DONE]\n\n'))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'cut' })
    expect(heard.text()).toBe('Até aqui')
  })

  test.each([
    ['[DONE]', 'data: [DONE]\n\n'],
    ['its reason to stop', chunk(null, { finish_reason: 'stop' })],
  ])('is complete after %s, although the service keeps the line open', async (_, last) => {
    service.next((response) => {
      response.writeHead(200)
      response.write(chunk('Tudo.') + last)
    })
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe('Tudo.')
  })

  test('is complete when the line breaks after the last word was announced', async () => {
    service.next((response) => {
      response.writeHead(200)
      response.write(chunk('Tudo.') + chunk(null, { finish_reason: 'stop' }), () => response.destroy())
    })
    expect(await ask().end).toEqual({ type: 'whole' })
  })

  test('is the last line too, when it has no line break', async () => {
    service.next(sends(chunk('quase '), chunk('tudo').trimEnd()))
    const heard = ask()
    await heard.end
    expect(heard.text()).toBe('quase tudo')
  })

  test('is nothing, and a proper end, when the service says nothing', async () => {
    service.next(sends('data: [DONE]\n\n'))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.texts).toEqual([])
  })

  test('an error inside the stream ends it with what was said, and nothing after it is heard', async () => {
    service.next(sends(chunk('Eu ia'), `data: {"error":{"message":"overloaded"}}\n\n${chunk(' dizer')}`))
    const heard = ask()
    expect(await heard.end).toEqual({ type: 'failed', reason: 'error in the stream' })
    expect(heard.text()).toBe('Eu ia')
  })

  test('a cut after a word keeps the word, and the service is not asked again', async () => {
    service.next(cutsAfter('Eu ia'))
    const heard = ask()
    expect(await heard.end).toMatchObject({ type: 'failed' })
    expect(heard.text()).toBe('Eu ia')
    await ask().end
    expect(service.requests).toHaveLength(2)
    expect(heard.ended).toHaveLength(1)
  })
})

describe('giving up on a reply', () => {
  test('while it is spoken stops it at the service, and nothing more is heard', async () => {
    service.next(says('palavra '.repeat(500), { pause: 5 }))
    const heard = ask()
    await soon(() => heard.texts.length).toBeGreaterThan(3)
    heard.abort()
    const soFar = heard.text()
    await soon(() => service.requests[0]?.aborted).toBe(true)
    expect(heard).toMatchObject({ ended: [] })
    expect(heard.text()).toBe(soFar)
  })

  test('before its first word stops it at the service', async () => {
    service.next(stallsAfter(''))
    const heard = ask()
    await soon(() => service.requests.length).toBe(1)
    heard.abort()
    await soon(() => service.requests[0]?.aborted).toBe(true)
    expect(heard).toMatchObject({ texts: [], ended: [] })
  })

  test('before the service was reached asks it nothing', async () => {
    const heard = ask()
    heard.abort()
    await ask().end
    expect(service.requests).toHaveLength(1)
    expect(heard).toMatchObject({ texts: [], ended: [] })
  })

  test('after its end changes nothing', async () => {
    const heard = ask()
    await heard.end
    heard.abort()
    expect(heard.ended).toEqual([{ type: 'whole' }])
  })
})

test('one reply after the other uses the same connection', async () => {
  await ask().end
  const connections = new Set<unknown>()
  for (let turn = 0; turn < 4; turn++) {
    service.next((response, request) => {
      connections.add(response.socket?.remotePort)
      return says('Oi')(response, request)
    })
    await ask().end
  }
  expect(connections.size).toBe(1)
})

test('no timer is left behind, however a reply ends', async () => {
  const TURNS = 6
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  await ask().end
  const before = timers()
  // A timer that is left behind is still there when the wait for its end is over.
  const long = 10 * HANG_TIMEOUT
  const patient = remoteModelAt(service.url, { limits: { firstWord: long, silence: long, total: long } })
  const reply = () => collectReply(patient.model.reply(PROMPT))
  const broken = sends(chunk('x'), 'data: {"error":"x"}\n\n')
  for (const end of [says('Oi'), cutsAfter('Eu'), broken]) {
    service.next(...Array.from({ length: TURNS }, () => end))
    await Promise.all(Array.from({ length: TURNS }, () => reply().end))
  }
  service.next(...Array.from({ length: TURNS }, () => stallsAfter('Eu')))
  const given = Array.from({ length: TURNS }, reply)
  for (const { text } of given) await soon(text).toBe('Eu')
  for (const { abort } of given) abort()
  // Others in this process come and go; an end that leaves one behind leaves one each time.
  await soon(timers).toBeLessThan(before + TURNS / 2)
})

test('the key is in nothing that is logged', () => {
  expect(logged.join()).not.toContain(API_KEY)
})
