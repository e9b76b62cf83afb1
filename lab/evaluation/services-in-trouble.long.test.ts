import { expect, it } from 'vitest'
import { type Behaviour, cutsAfter, refuses, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { sentenceInDoubt } from '#tests/support/model/sentence-in-doubt.ts'
import { runAvaliar } from './run-avaliar.ts'
import {
  fileIn,
  folders,
  instrument,
  judgeAt,
  knowingJudge,
  lasting,
  service,
  summaryIn,
  textOf,
} from './trial.ts'

const QUIET = { RISK_SECOND_OPINION: 'off', REPLY_SECOND_OPINION: 'off' }
const modelAt = (url: string) => ['--modelo', 'm', '--base', url]
const GOOD = says('Estou aqui com você. O que mais pesa agora?')

/** Answers questions for an opinion, and replies with `reply`. */
const withOpinions =
  (reply: Behaviour): Behaviour =>
  (response, request) => {
    const asked = textOf(request)
    if (asked.includes('{"frase":"mostrar"}')) return says('{"frase":"mostrar"}')(response, request)
    if (asked.includes('{"nivel":"..."}')) return says('{"nivel":"risco"}')(response, request)
    return reply(response, request)
  }

it('waits for a busy service and asks anew, and keeps what is done when it stays so', async () => {
  const busy = await service(refuses(429))
  const given = instrument()
  expect(await runAvaliar(modelAt(busy.url), {}, given)).toBe(3)
  busy.always(GOOD)
  expect(await runAvaliar([...modelAt(busy.url), '--retomar'], {}, given)).not.toBe(3)
  expect(folders(given)).toHaveLength(1)
})

it('gives the same summary whatever the service did before it answered', async () => {
  const calm = await service(GOOD)
  const troubled = await service(GOOD)
  troubled.next(refuses(429), cutsAfter('Estou aqui'), refuses(503), cutsAfter('Nada disto. '), refuses(500))
  const summaries = []
  for (const { url } of [calm, troubled]) {
    const given = instrument()
    await runAvaliar(modelAt(url), QUIET, given)
    summaries.push(lasting(given, folders(given)[0] ?? ''))
    const { servico } = summaryIn(given, folders(given)[0] ?? '')
    expect(servico).toEqual({ erros: 0, tentativas: url === calm.url ? 0 : 5 })
  }
  expect(summaries[1]).toEqual(summaries[0])
})

it('gives the same summary with opinions too: a busy service changes no level and no sentence', async () => {
  const scenario = instrument().people.scripted.filter(({ id }) => id === 'A028')
  const people = { scripted: scenario, singles: [], briefs: [] }
  // The opinion about the message makes it 'risco'.
  const doubted = sentenceInDoubt(scenario[0]?.turns[0] ?? '', 'risco').text
  const behaviour = withOpinions(says(`Que noite longa a sua. ${doubted} O que pesou mais?`))
  const summaries = []
  for (const trouble of [false, true]) {
    const { url, next, requests } = await service(behaviour)
    if (trouble)
      next(refuses(429), cutsAfter('{"ni'), refuses(503), refuses(500), cutsAfter(''), refuses(429))
    const given = instrument({ people })
    await runAvaliar(modelAt(url), { RISK_SECOND_OPINION: 'on' }, given)
    summaries.push([
      lasting(given, folders(given)[0] ?? ''),
      fileIn(given, folders(given)[0] ?? '', 'conversas.jsonl').replaceAll(/"espera":\d+/g, ''),
    ])
    expect(requests.some((request) => textOf(request).includes('{"frase":"mostrar"}'))).toBe(true)
  }
  expect(summaries[1]).toEqual(summaries[0])
})

it('waits as long as a busy service asks for, and not at all when that is longer than a call may take', async () => {
  for (const [seconds, code] of [
    [90, 0],
    [121, 3],
  ] as const) {
    const { url, next } = await service(GOOD)
    next(refuses(429, { 'Retry-After': String(seconds) }))
    const given = instrument()
    given.people = { ...given.people, scripted: given.people.scripted.slice(0, 1) }
    const before = given.clock.now()
    expect(await runAvaliar(modelAt(url), QUIET, given)).toBe(code)
    expect(given.clock.now() - before).toBe(code === 3 ? 0 : seconds * 1000)
  }
})

it('ends a run against a service that is not there, within two minutes a call', async () => {
  const { url, close } = await service(GOOD)
  await close()
  const given = instrument()
  expect(await runAvaliar(modelAt(url), {}, given)).toBe(3)
  expect(given.clock.now()).toBeLessThanOrEqual(5 * 60_000)
  expect(given.said.at(-1)).toContain('O serviço falhou (unreachable)')
})

it('skips and counts a talk that a service refuses, and judges no reply without words', async () => {
  for (const refusal of [refuses(400), says('')]) {
    const { url, next } = await service(GOOD)
    const given = instrument()
    next(refusal)
    await runAvaliar(modelAt(url), QUIET, given)
    expect(summaryIn(given, folders(given)[0] ?? '')).toMatchObject({ conversas: 2, servico: { erros: 1 } })
  }
})

it('counts a service that refuses every talk as one that failed', async () => {
  const { url, always } = await service(refuses(400))
  const given = instrument()
  expect(await runAvaliar(modelAt(url), QUIET, given)).toBe(3)
  always(GOOD)
  expect(await runAvaliar([...modelAt(url), '--retomar'], QUIET, given)).not.toBe(3)
})

it('counts what the judge would not answer, and fails when that is everything', async () => {
  const judge = await service(knowingJudge)
  judge.next(refuses(400))
  const given = instrument()
  expect(await runAvaliar([], judgeAt(judge.url), given)).toBe(0)
  const summary = summaryIn(given, folders(given)[0] ?? '')
  expect(summary.servico.erros).toBe(1)
  expect(summary.invalidas).toBeGreaterThan(0)
  judge.always(refuses(400))
  expect(await runAvaliar([], judgeAt(judge.url), given)).toBe(3)
})

it.each(['model', 'judge'] as const)('gives up a silent %s, keeps what is done and resumes', async (who) => {
  const { url, always } = await service(stallsAfter(''))
  const given = instrument({ limits: { firstWord: 20, life: 20 } })
  const [args, env]: [string[], Record<string, string>] =
    who === 'model' ? [modelAt(url), {}] : [[], judgeAt(url)]
  expect(await runAvaliar(args, env, given)).toBe(3)
  always(who === 'model' ? GOOD : knowingJudge)
  const patient = { ...given, limits: {} }
  expect(await runAvaliar([...args, '--retomar'], env, patient)).toBe(who === 'model' ? 1 : 0)
  expect(folders(given)).toHaveLength(1)
})
