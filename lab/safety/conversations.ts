import { readFileSync } from 'node:fs'
import { cardLevel } from '#domain/safety/opinion/second-opinion.ts'
import { assessRisk } from '#domain/safety/read-risk.ts'
import { type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { advanceRiskState, NO_RISK, type RiskState } from '#domain/safety/state/risk-state.ts'
import { labFile } from '../manifest.ts'

type Conversation = { readonly id: number; readonly risco: boolean; readonly mensagens: readonly string[] }

export const readConversations = (): readonly Conversation[] =>
  readFileSync(labFile('talks', 'conversations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The cards of a conversation, one a message, and what holds after the last, as the server would have it. */
function readTalk({ mensagens }: Conversation): { cards: readonly RiskLevel[]; held: RiskState } {
  const before: { content: string; nivel: RiskLevel }[] = []
  let held = NO_RISK
  for (const content of mensagens) {
    const reading = assessRisk(before, content)
    held = advanceRiskState(held, reading.level)
    before.push({ content, nivel: cardLevel(reading.level, reading) })
  }
  return { cards: before.map(({ nivel }) => nivel), held }
}

/** How many conversations with risk got a card, how many loud ones still hold, and how many harmless ones got any. */
export function reportConversations() {
  const read = readConversations().map((conversation) => ({ ...conversation, ...readTalk(conversation) }))
  const hasCard = ({ cards }: (typeof read)[number]) => cards.some((level) => level !== 'nenhum')
  const isLoud = ({ cards }: (typeof read)[number]) => cards.some(usesProtocol)
  const risky = read.filter(({ risco }) => risco)
  const harmless = read.filter(({ risco }) => !risco)
  return {
    risky: risky.length,
    noticed: risky.filter(hasCard).length,
    loud: risky.filter(isLoud).length,
    held: risky.filter((one) => isLoud(one) && usesProtocol(one.held.level)).length,
    harmless: harmless.length,
    anyCard: harmless.filter(hasCard).length,
    loudCard: harmless.filter(isLoud).length,
    missed: risky.filter((one) => !hasCard(one)).map(({ id }) => id),
    alarmed: harmless.filter(hasCard).map(({ id }) => id),
  }
}

if (import.meta.main) console.log(reportConversations())
