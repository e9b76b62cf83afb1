import { readFileSync } from 'node:fs'
import { assessRisk } from '#domain/safety/read-risk.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { advanceRiskState, NO_RISK, type RiskState } from '#domain/safety/state/risk-state.ts'

type Conversation = { readonly id: number; readonly risco: boolean; readonly mensagens: readonly string[] }

export const readConversations = (): readonly Conversation[] =>
  readFileSync(new URL('conversations.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** What holds after the last message of a conversation, as the server would keep it. */
const stateAfter = ({ mensagens }: Conversation): RiskState =>
  mensagens.reduce<RiskState>(
    (state, _, at) => advanceRiskState(state, assessRisk(mensagens.slice(0, at + 1)).level),
    NO_RISK,
  )

/** How many conversations with risk still hold a card at their end, and how many harmless ones got any, or a loud one. */
export function reportConversations() {
  const read = readConversations().map((conversation) => ({
    ...conversation,
    level: stateAfter(conversation).level,
  }))
  const risky = read.filter(({ risco }) => risco)
  const harmless = read.filter(({ risco }) => !risco)
  return {
    risky: risky.length,
    held: risky.filter(({ level }) => level !== 'nenhum').length,
    harmless: harmless.length,
    anyCard: harmless.filter(({ level }) => level !== 'nenhum').length,
    loudCard: harmless.filter(({ level }) => usesProtocol(level)).length,
    missed: risky.filter(({ level }) => level === 'nenhum').map(({ id }) => id),
    alarmed: harmless.filter(({ level }) => level !== 'nenhum').map(({ id }) => id),
  }
}

if (import.meta.main) console.log(reportConversations())
