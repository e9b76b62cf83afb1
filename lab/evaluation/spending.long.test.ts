import { expect, it } from 'vitest'
import { type Behaviour, chunk, sends } from '#tests/support/model/model-server.ts'
import { sentenceInDoubt } from '#tests/support/model/sentence-in-doubt.ts'
import { readBriefs } from './read-people.ts'
import { runAvaliar } from './run-avaliar.ts'
import { fileIn, folders, instrument, judgeAt, knowingJudge, service, summaryIn, textOf } from './trial.ts'

const QUIET = { RISK_SECOND_OPINION: 'off', REPLY_SECOND_OPINION: 'off' }

/** What each call takes: less than a service would not be believed. */
const TAKEN = 50_000

/** Answers with this text and reports what it took: `TAKEN` tokens in, none out. */
const takes = (text: string): Behaviour =>
  sends(
    chunk(text),
    chunk(null, { finish_reason: 'stop' }),
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: TAKEN, completion_tokens: 0 } })}\n\n`,
    'data: [DONE]\n\n',
  )

it('stops at the ceiling in the middle of a talk, keeps what is done and continues from there', async () => {
  const { url, requests } = await service(takes('Estou aqui com você.'))
  const given = instrument()
  given.people = { ...given.people, scripted: given.people.scripted.slice(0, 1) }
  const env = { ...QUIET, MODEL_PRICES: 'm=20/20/10' }
  const args = ['--modelo', 'm', '--base', url]
  expect(await runAvaliar([...args, '--teto', '2'], env, given)).toBe(3)
  expect(requests).toHaveLength(2)
  expect(await runAvaliar([...args, '--retomar'], env, given)).not.toBe(3)
  const { custo, tokens } = summaryIn(given, folders(given)[0] ?? '')
  expect(tokens.modelo).toEqual({ entrada: requests.length * TAKEN, saida: 0 })
  expect(custo).toBe(requests.length)
})

it('counts what opinions, questions of the guard, the judge and the person take, as their services tell', async () => {
  const given = instrument()
  const scripted = given.people.scripted.filter(({ id }) => id === 'A028')
  given.people = { scripted, singles: [], briefs: readBriefs().slice(0, 1) }
  const doubted = sentenceInDoubt(scripted[0]?.turns[0] ?? '').text
  const model = await service((response, request) => {
    const asked = textOf(request)
    const answer = asked.includes('{"frase":"mostrar"}')
      ? '{"frase":"mostrar"}'
      : asked.includes('{"nivel":"..."}')
        ? '{"nivel":"nenhum"}'
        : `Que noite longa a sua. ${doubted} O que pesou mais?`
    return takes(answer)(response, request)
  })
  const judge = await service(knowingJudge)
  const person = await service(takes('Como IA, estou aqui para te ajudar.'))
  const env = {
    ...judgeAt(judge.url),
    AVALIAR_PESSOA_BASE_URL: person.url,
    AVALIAR_PESSOA_MODEL: 'pessoa',
    RISK_SECOND_OPINION: 'on',
    MODEL_PRICES: 'm=20/20; juiz-de-teste=0/0; pessoa=40/40',
  }
  await runAvaliar(['--modelo', 'm', '--base', model.url], env, given)
  const { tokens, custo } = summaryIn(given, folders(given)[0] ?? '')
  const turns = fileIn(given, folders(given)[0] ?? '', 'conversas.jsonl')
    .trim()
    .split('\n').length
  expect(model.requests.length).toBeGreaterThan(2 * turns)
  expect(tokens.modelo).toEqual({ entrada: model.requests.length * TAKEN, saida: 0 })
  // A person who left her role was played three times, and each line was paid for.
  expect(tokens.pessoa).toEqual({ entrada: 3 * TAKEN, saida: 0 })
  expect(custo).toBe(model.requests.length + 6)
  // This service does not tell: what was sent and said is estimated.
  expect(tokens.juiz.entrada).toBeGreaterThan(10_000)
})

it('shows how far it is: talks, faults, tokens, money and the time left', async () => {
  const { url } = await service(takes('Estou aqui com você.'))
  for (const [prices, money] of [
    ['m=1/1', String.raw`US\$ \d+,\d\d`],
    ['outro=1/1', 'sem preço'],
  ]) {
    const lines: string[] = []
    const given = instrument({ progress: (line) => void lines.push(line) })
    await runAvaliar(['--modelo', 'm', '--base', url, '--precos', prices ?? ''], QUIET, given)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(
      new RegExp(`^1 de 3 conversas · \\d+ faltas · [\\d.]+ tokens · ${money} · falta cerca de \\d+ min$`),
    )
    expect(lines[2]).toMatch(/^3 de 3 conversas .* · pronto$/)
  }
})

it.each([
  [['--estimar'], { MODEL_PRICES: 'm=2/8/0.5' }],
  [['--estimar', '--precos', 'm=2/8'], {}],
  [['--estimar', '--precos', '2,00/8,00'], {}],
])('estimates with %j and %j, and writes nothing', async (args, env) => {
  const given = instrument()
  expect(await runAvaliar([...args, '--modelo', 'm'], env, given)).toBe(0)
  const amount = String.raw`cerca de [\d.]+ tokens de entrada e [\d.]+ de saída, US\$ \d+,\d\d`
  expect(given.said.join('\n')).toMatch(
    new RegExp(
      `^3 conversas, \\d+ respostas\nmodelo: m, ${amount}\njuiz: nenhum\npessoa: nenhum\ntotal: ${amount}$`,
    ),
  )
  expect(folders(given)).toEqual([])
})

it.each([
  [['--modelo', 'm', '--teto', '5']],
  [['--modelo', 'm', '--teto', '5', '--precos', 'outro=1/1']],
  [['--modelo', 'm', '--juiz', 'j', '--teto', '5', '--precos', 'm=1/1']],
  [['--modelo', 'm', '--teto', 'muito', '--precos', 'm=1/1']],
  [['--modelo', 'm', '--precos', 'm=caro']],
])('refuses %j before anything is asked', async (args) => {
  const given = instrument()
  expect(await runAvaliar(args, {}, given)).toBe(2)
  expect(folders(given)).toEqual([])
})
