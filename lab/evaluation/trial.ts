import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type Behaviour, says, startModelServer } from '#tests/support/model/model-server.ts'
import type { Instrument } from './evaluate.ts'
import type { Clock } from './patience.ts'
import { readGold, readScripted, readSingles } from './read-people.ts'

/** Time passes only by waiting. */
function fakeClock(): Clock {
  let now = 0
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds
    },
  }
}

/** The instrument with few people, in a folder that goes with the test. */
export function instrument(given: Partial<Instrument> = {}): Instrument & { said: string[] } {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'avaliar-')), 'avaliacao')
  onTestFinished(() => rmSync(path.dirname(root), { recursive: true, force: true }))
  const said: string[] = []
  return {
    people: {
      scripted: readScripted().filter(({ id }) => ['A007', 'A028', 'A085'].includes(id)),
      singles: readSingles().slice(1, 3),
      briefs: [],
    },
    gold: readGold(),
    root,
    day: '2026-11-17',
    commit: 'abc1234',
    clock: fakeClock(),
    say: (line) => void said.push(line),
    progress: () => {},
    said,
    ...given,
  }
}

export function folders({ root }: Instrument): string[] {
  return existsSync(root) ? readdirSync(root).sort() : []
}
export const fileIn = ({ root }: Instrument, folder: string, name: string) =>
  readFileSync(path.join(root, folder, name), 'utf8')

export const summaryIn = (given: Instrument, folder: string) =>
  JSON.parse(fileIn(given, folder, 'resumo.json'))

/** Without what depends on time, and on how often a service was asked. */
export function lasting(given: Instrument, folder: string) {
  const { tokens, custo, tempos, servico, data, ...rest } = summaryIn(given, folder)
  return rest
}

/** A scripted service that ends with the test. */
export async function service(behaviour: Behaviour) {
  const server = await startModelServer(behaviour)
  onTestFinished(() => server.close())
  return server
}

export type Asked = Parameters<Behaviour>[1]
export const textOf = ({ body }: Asked) => body.messages.map(({ content }) => content).join('\n')
const idsAsked = (request: Asked) => [...textOf(request).matchAll(/^([GL]\d+): /gm)].map(([, id = '']) => id)
type Said = { id: string; resposta: string; trecho: string }
export const judgeSays = (answer: (ids: string[], request: Asked) => Said[]): Behaviour => {
  return (response, request) =>
    says(JSON.stringify({ respostas: answer(idsAsked(request), request) }))(response, request)
}
export const no = (id: string): Said => ({ id, resposta: 'nao', trecho: '' })

/** Knows the planted faults. */
export const knowingJudge = judgeSays((ids, request) =>
  ids.map((id) => {
    const planted = readGold().find(({ falha }) => falha?.id === id && textOf(request).includes(falha.trecho))
    return planted?.falha ? { id, resposta: 'sim', trecho: planted.falha.trecho } : no(id)
  }),
)

export const judgeAt = (baseUrl: string) => ({
  AVALIAR_JUIZ_BASE_URL: baseUrl,
  AVALIAR_JUIZ_MODEL: 'juiz-de-teste',
})
