import { readFileSync } from 'node:fs'
import { cardLevel, levelWithOpinion, wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { assessRisk } from '#domain/safety/read-risk.ts'
import { type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { labFile } from '../manifest.ts'
import { type Figure, figureOf } from './figures.ts'
import type { RiskLine } from './read-lines.ts'

/** One person's messages. In the one at `em` danger of this level is clear for the first time; harmless talks are `nenhum`. */
type Talk = {
  readonly id: string
  readonly nivel: RiskLevel
  readonly em: number
  readonly turns: readonly string[]
}

export const readTalks = (set: string): readonly Talk[] =>
  readFileSync(labFile('talks', `${set}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row))

/** What can be learned from talks: all messages of harmless ones, and the one in which danger is clear. */
export const linesOfTalks = (set: string): readonly RiskLine[] =>
  readTalks(set).flatMap(({ nivel, em, turns }) =>
    (nivel === 'nenhum' ? turns : turns.slice(em, em + 1)).map((text) => ({
      writer: set,
      level: nivel,
      style: nivel === 'nenhum' ? 'inofensiva-curta' : 'direta',
      text,
      underlined: [],
    })),
  )

/** The cards of a talk, one a message; a perfect judge answers what is so by then. */
function cardsOf({ nivel, em, turns }: Talk, isJudged: boolean): { cards: RiskLevel[]; asked: number } {
  const before: { content: string; nivel: RiskLevel }[] = []
  let asked = 0
  for (const [at, content] of turns.entries()) {
    const reading = assessRisk(before, content)
    const isAsked = isJudged && wantsOpinion('auto', reading)
    if (isAsked) asked += 1
    const level = isAsked ? levelWithOpinion(reading, at < em ? 'nenhum' : nivel) : reading.level
    before.push({ content, nivel: cardLevel(level, reading) })
  }
  return { cards: before.map((one) => one.nivel), asked }
}

/** Danger to another and violence suffered have cards of their own; `emergencia` stands for each. */
const fits = (wanted: RiskLevel, card: RiskLevel): boolean =>
  card === wanted || (card === 'emergencia' && wanted !== 'atencao')

/** Alone or with a perfect judge: talks of danger with a card by the message where it is clear, harmless ones with any. */
export function reportTalks(set: string, isJudged: boolean): Record<string, Figure> {
  const read = readTalks(set).map((talk) => ({ talk, ...cardsOf(talk, isJudged) }))
  const harmless = read.filter(({ talk }) => talk.nivel === 'nenhum')
  const danger = read.filter(({ talk }) => talk.nivel !== 'nenhum')
  const inTime = ({ talk, cards }: (typeof read)[number]) => cards.slice(0, talk.em + 1)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    noticed: figureOf(
      danger.filter((one) => inTime(one).some((card) => card !== 'nenhum')).length,
      danger.length,
    ),
    atLevel: figureOf(
      danger.filter((one) => inTime(one).some((card) => fits(one.talk.nivel, card))).length,
      danger.length,
    ),
    harmlessAny: figureOf(
      harmless.filter(({ cards }) => cards.some((card) => card !== 'nenhum')).length,
      harmless.length,
    ),
    harmlessLoud: figureOf(harmless.filter(({ cards }) => cards.some(usesProtocol)).length, harmless.length),
    harmlessAsked: figureOf(
      sum(harmless.map(({ asked }) => asked)),
      sum(harmless.map(({ talk }) => talk.turns.length)),
    ),
  }
}

if (import.meta.main)
  for (const set of process.argv.slice(2))
    for (const isJudged of [false, true])
      console.log(set, isJudged ? 'with a perfect judge' : 'alone', reportTalks(set, isJudged))
