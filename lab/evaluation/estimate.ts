import { PERSONA_KEYS } from '#domain/personas/persona.ts'
import { planPrompt } from '#domain/prompt/plan-prompt.ts'
import { costOf } from '#domain/services/model-prices.ts'
import { JUDGED_DIMENSIONS } from './judge.ts'
import { DEMO_NAME, type Options } from './options.ts'
import type { Planned } from './run-talks.ts'
import { EXCHANGES } from './simulated-person.ts'
import { moneyText, priceOfService } from './spending.ts'

// Rough: Portuguese takes about one token for three characters, and replies are about as long as they may be.
const CHARACTERS_PER_TOKEN = 3
const REPLY_TOKENS = 200
const TURN_TOKENS = 230
const VERDICT_TOKENS = 150
const INSTRUCTION_TOKENS = 600

/** What a run would take, before anything is asked. */
export function estimate(planned: readonly Planned[], goldTalks: number, options: Options): string[] {
  const { model, judge, person, prices, isBare } = options
  const turnsOf = ({ scenario, person: brief }: Planned) => (brief ? EXCHANGES : scenario.turns.length)
  const turns = planned.reduce((sum, one) => sum + turnsOf(one), 0)
  const prompt = isBare ? 0 : averagePrompt()
  const played = planned.filter((one) => one.person).length * EXCHANGES
  const judged = JUDGED_DIMENSIONS.length * (planned.length + goldTalks)
  const perTalk = planned.length === 0 ? 0 : (turns / planned.length) * TURN_TOKENS
  const uses = [
    ['modelo', model, turns * (prompt + 2 * TURN_TOKENS), turns * REPLY_TOKENS],
    ['juiz', judge, judged * (INSTRUCTION_TOKENS + perTalk), judged * VERDICT_TOKENS],
    ['pessoa', person, played * (INSTRUCTION_TOKENS + (EXCHANGES / 2) * TURN_TOKENS), played * 40],
  ] as const
  const total = { input: 0, output: 0, cost: 0 as number | null }
  const lines = uses.map(([role, address, input, output]) => {
    if (!address) return `${role}: ${role === 'modelo' ? DEMO_NAME : 'nenhum'}`
    const price = priceOfService(prices, address)
    const cost = price && costOf({ input, output, cached: 0 }, price)
    total.input += input
    total.output += output
    total.cost = cost === null || total.cost === null ? null : total.cost + cost
    return `${role}: ${address.name}, ${amountText(input, output)}, ${moneyText(cost)}`
  })
  return [
    `${planned.length} conversas, ${turns} respostas`,
    ...lines,
    `total: ${amountText(total.input, total.output)}, ${moneyText(total.cost)}`,
  ]
}

const amountText = (input: number, output: number) =>
  `cerca de ${round(input)} tokens de entrada e ${round(output)} de saída`
const round = (tokens: number) => (Math.round(tokens / 1000) * 1000).toLocaleString('pt-BR')

function averagePrompt(): number {
  const lengths = PERSONA_KEYS.map(
    (persona) => planPrompt({ level: 'nenhum', persona, message: '' }).system.length,
  )
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length / CHARACTERS_PER_TOKEN
}
