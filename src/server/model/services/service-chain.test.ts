import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BREAKER_FAILURES, BREAKER_TRIAL, BREAKER_WINDOW } from '#domain/limits.ts'
import { buildOpinionPayload } from '#domain/safety/opinion/second-opinion.ts'
import { createLog } from '#server/platform/log.ts'
import { API_KEY, collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  type Behaviour,
  chunk,
  cutsAfter,
  refuses,
  says,
  sends,
  stallsAfter,
  startModelServer,
} from '#tests/support/model/model-server.ts'
import { TOOK_TOO_LONG } from '../guard/bounded-sink.ts'
import type { RemoteModelOptions } from './remote-model.ts'
import { createServiceChain, type Service } from './service-chain.ts'

const [one, two] = [await startModelServer(), await startModelServer()]
const services = [one, two]
afterAll(() => Promise.all(services.map((service) => service.close())))
beforeEach(() => {
  for (const service of services) {
    service.requests.splice(0)
    service.forget()
  }
})

const SECOND_KEY = 'sk-outra-chave-bem-secreta'
const silent = createLog('silent', { write: () => {} })
const label = (service: typeof one, name: string) => `${new URL(service.url).host}/${name}`
const [ONE, TWO] = [label(one, 'gpt-4-turbo-preview'), label(two, 'reserva')]

/** Both services as one model. */
function chained(options: Partial<RemoteModelOptions> = {}) {
  const next = [{ baseUrl: two.url, apiKey: SECOND_KEY, name: 'reserva', log: silent }]
  return remoteModelAt(one.url, { next, ...options, limits: { retries: 0, ...options.limits } })
}

function ask(model = chained().model, prompt: Partial<typeof PROMPT> = {}) {
  const by: string[] = []
  const source = model.reply({ ...PROMPT, ...prompt })
  const heard = collectReply((sink, signal) => source({ ...sink, by: (name) => void by.push(name) }, signal))
  return { ...heard, by }
}

/** Ways to fail before the first word. */
const BEFORE: Record<string, Behaviour> = {
  'a broken connection': (response) => void response.destroy(),
  'a broken connection after the head': cutsAfter(''),
  'a refused key': refuses(401),
  'a model that is gone': refuses(404),
  'a limit': refuses(429),
  'a limit for a day': refuses(429, { 'Retry-After': '86400' }),
  'an error of its own': refuses(500),
  overload: refuses(529),
  'a redirect': refuses(302, { Location: `${two.url}/chat/completions` }),
  'a refusal that nobody understands': refuses(400),
  'an error in the stream': sends('data: {"error":{"message":"overloaded"}}\n\n'),
  'a filter': (response) => {
    response.writeHead(400)
    response.end('{"error":{"code":"content_filter","message":"x"}}')
  },
  'a refusal of its own': sends(chunk(null, { delta: { refusal: 'no' } }), 'data: [DONE]\n\n'),
  'an empty reply': sends('data: [DONE]\n\n'),
  'no sign of life': stallsAfter(''),
}
/** Ways to fail after it. */
const AFTER: Record<string, Behaviour> = {
  'a broken connection': cutsAfter('Eu ia'),
  'an error in the stream': sends(chunk('Eu ia'), 'data: {"error":{"code":500}}\n\n'),
  'a filter': sends(chunk('Eu ia'), chunk(null, { finish_reason: 'content_filter' })),
  silence: stallsAfter('Eu ia'),
}
const HASTY = { limits: { life: 300, silence: 300 } }

describe.each(Object.entries(BEFORE))('%s before the first word', (_, trouble) => {
  test('is not seen: the next service answers, alone', async () => {
    one.next(trouble)
    two.next(says('Sou a outra.'))
    const heard = ask(chained(HASTY).model)
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe('Sou a outra.')
    expect(heard).toMatchObject({ by: [TWO], ended: [{ type: 'whole' }] })
    expect([one.requests.length, two.requests.length]).toEqual([1, 1])
  })

  test.each(Object.entries(AFTER))(
    'and %s after it, at the next: what was said is kept, once',
    async (_, later) => {
      one.next(trouble)
      two.next(later)
      const heard = ask(chained(HASTY).model)
      await heard.end
      expect(heard.text()).toBe('Eu ia')
      expect(heard.ended).toHaveLength(1)
      expect([one.requests.length, two.requests.length]).toEqual([1, 1])
    },
  )
})

test.each(Object.entries(AFTER))(
  '%s after the first word does not begin the reply anew elsewhere',
  async (_, trouble) => {
    one.next(trouble)
    const heard = ask(chained(HASTY).model)
    expect(['failed', 'filtered']).toContain((await heard.end).type)
    expect(heard.text()).toBe('Eu ia')
    expect(heard).toMatchObject({ by: [ONE] })
    expect(two.requests).toEqual([])
  },
)

test('when every service fails, the reply fails once', async () => {
  one.next(refuses(500))
  two.next(refuses(503))
  const heard = ask()
  expect(await heard.end).toEqual({ type: 'failed', reason: 'status 503' })
  expect(heard.ended).toHaveLength(1)
})

test('who was declined by one service is not told of the failure of another', async () => {
  one.next(BEFORE['a filter'] as Behaviour)
  two.next(refuses(503))
  expect(await ask().end).toEqual({ type: 'filtered' })
})

test('a half reply is continued by the service that began it, and by no other', async () => {
  one.always(says(' (um)'))
  two.always(says(' (dois)'))
  const { model } = chained()
  expect(await ask(model, { partial: 'Eu ia', begunBy: TWO }).end).toEqual({ type: 'whole' })
  expect([one.requests.length, two.requests.length]).toEqual([0, 1])
  two.next(refuses(500))
  const heard = ask(model, { partial: 'Eu ia', begunBy: TWO })
  expect(await heard.end).toMatchObject({ type: 'failed' })
  expect(one.requests).toEqual([])
  // One that is no longer set up can't be waited for.
  expect(await ask(model, { partial: 'Eu ia', begunBy: 'x/foi-embora' }).end).toEqual({ type: 'whole' })
})

test('a key reaches its own service and no other, not even over a redirect', async () => {
  for (const trouble of [refuses(500), BEFORE['a redirect'] as Behaviour, says('Oi.')]) {
    one.next(trouble)
    two.next(says('Oi.'))
    await ask().end
  }
  await chained().model.check()
  const keys = (service: typeof one) => new Set(service.requests.map(({ headers }) => headers.authorization))
  expect(keys(one)).toEqual(new Set([`Bearer ${API_KEY}`]))
  expect(keys(two)).toEqual(new Set([`Bearer ${SECOND_KEY}`]))
  for (const { headers, body } of two.requests) expect(JSON.stringify([headers, body])).not.toContain(API_KEY)
  for (const { headers, body } of one.requests)
    expect(JSON.stringify([headers, body])).not.toContain(SECOND_KEY)
})

describe('a service that fails again and again', () => {
  const NOON = Date.parse('2026-01-01T12:00:00Z')
  function stopTheClock() {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON })
    onTestFinished(() => void vi.useRealTimers())
  }
  const broken: Behaviour = refuses(500)

  test('is left alone, tried at intervals, and asked again once it answers', async () => {
    stopTheClock()
    const { model } = chained()
    one.always(broken)
    two.always(says('Sou a outra.'))
    for (let time = 0; time < BREAKER_FAILURES; time += 1) await ask(model).end
    expect(model.services?.().map(({ name, state }) => [name, state])).toEqual([
      [ONE, 'open'],
      [TWO, 'ok'],
    ])
    one.requests.splice(0)
    await ask(model).end
    expect(one.requests).toEqual([])
    vi.advanceTimersByTime(BREAKER_TRIAL)
    await Promise.all([ask(model).end, ask(model).end])
    expect(one.requests).toHaveLength(1)
    one.always(says('Voltei.'))
    vi.advanceTimersByTime(BREAKER_TRIAL)
    const heard = ask(model)
    await heard.end
    expect(heard.text()).toBe('Voltei.')
    expect(model.services?.()[0]?.state).toBe('ok')
  })

  test('is left alone for as long when the clock is set meanwhile', async () => {
    stopTheClock()
    const { model } = chained()
    one.always(broken)
    two.always(says('Sou a outra.'))
    for (let time = 1; time < BREAKER_FAILURES; time += 1) await ask(model).end
    vi.advanceTimersByTime(BREAKER_WINDOW)
    vi.setSystemTime(NOON - BREAKER_WINDOW)
    await ask(model).end
    expect(model.services?.()[0]?.state).toBe('ok')
    for (let time = 1; time < BREAKER_FAILURES; time += 1) await ask(model).end
    vi.setSystemTime(NOON)
    expect(model.services?.()[0]).toMatchObject({ state: 'open', since: NOON })
    vi.setSystemTime(NOON + BREAKER_TRIAL)
    one.requests.splice(0)
    await ask(model).end
    expect(one.requests).toEqual([])
  })

  test('is known to opinions too, and the other way round', async () => {
    stopTheClock()
    const { model } = chained()
    one.always(broken)
    two.always(says('{"nivel":"risco"}'))
    const opinion = () => model.opinion?.([{ role: 'user', content: 'Oi' }], AbortSignal.timeout(60_000))
    for (let time = 0; time < BREAKER_FAILURES; time += 1) expect(await opinion()).toBe('risco')
    one.requests.splice(0)
    await ask(model).end
    expect(one.requests).toEqual([])
  })

  test('only for one person is left alone for that person, and asked for everybody else', async () => {
    stopTheClock()
    const { model } = chained()
    one.always(broken)
    two.always(says('Sou a outra.'))
    const meterOf = (personId: string) => ({ meter: { personId, begin: () => async () => {} } })
    for (let time = 0; time < 3 * BREAKER_FAILURES; time += 1) await ask(model, meterOf('ana')).end
    expect(one.requests).toHaveLength(BREAKER_FAILURES)
    expect(model.services?.()[0]?.state).toBe('ok')
    one.always(says('Oi, Bia.'))
    const bia = ask(model, meterOf('bia'))
    await bia.end
    expect(bia.text()).toBe('Oi, Bia.')
  })

  test('is asked for a reply all the same when there is no other, and for no opinion', async () => {
    stopTheClock()
    const { model } = remoteModelAt(one.url, { limits: { retries: 0 } })
    one.always(broken)
    for (let time = 0; time < BREAKER_FAILURES; time += 1) await ask(model).end
    one.requests.splice(0)
    expect(await model.opinion?.([{ role: 'user', content: 'Oi' }], AbortSignal.timeout(60_000))).toBeNull()
    expect(one.requests).toEqual([])
    one.always(says('Voltei.'))
    expect(await ask(model).end).toEqual({ type: 'whole' })
  })
})

test('an opinion is asked of the next service while one of them is silent', async () => {
  one.always(stallsAfter(''))
  two.always(says('{"nivel":"risco"}'))
  const { model } = chained()
  expect(await model.opinion?.([{ role: 'user', content: 'Oi' }], AbortSignal.timeout(60_000))).toBe('risco')
})

test('an opinion that comes too late says nothing of the service, and its words go to no other one', async () => {
  const asked: string[] = []
  const slow = (label: string): Service => ({
    label,
    ask: () => (sink) => {
      asked.push(label)
      sink.end({ type: 'failed', reason: TOOK_TOO_LONG })
    },
  })
  const chain = createServiceChain([slow('uma'), slow('outra')])
  const build = () => buildOpinionPayload('x', [])
  for (let turn = 0; turn < BREAKER_FAILURES + 1; turn += 1) {
    const heard = collectReply(
      chain.ask({ build, maxMilliseconds: 1_000, maxCharacters: 100, isOptional: true }),
    )
    expect(await heard.end).toEqual({ type: 'failed', reason: TOOK_TOO_LONG })
  }
  expect(asked).toEqual(Array(BREAKER_FAILURES + 1).fill('uma'))
  expect(chain.states().map(({ state }) => state)).toEqual(['ok', 'ok'])
})
