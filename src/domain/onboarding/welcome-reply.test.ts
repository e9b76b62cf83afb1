import { describe, expect, it } from 'vitest'
import { protocolReply } from '../safety/protocol/protocol-reply.ts'
import { PROTOCOL_LEVELS, type RiskLevel } from '../safety/risk-level.ts'
import { welcomeText } from './onboarding.ts'
import { welcomeReply } from './welcome-reply.ts'

const ANSWERS = ['Ana', 'Aninha', 'sim', 'não'] as const
const read = (...levels: RiskLevel[]) => levels.map((nivel, at) => ({ content: ANSWERS[at] ?? 'oi', nivel }))
const questionsIn = (text: string) => text.split('?').length - 1

describe('the welcome in danger', () => {
  it.each(['nenhum', 'atencao'] as const)('follows its script where %s was read', (level) => {
    const answers = read(level, level, level, level)
    expect(welcomeReply(answers)).toBe(welcomeText(ANSWERS))
  })

  it.each(PROTOCOL_LEVELS)('leaves the word to the protocol from %s on, and asks only one thing', (level) => {
    for (let step = 1; step <= ANSWERS.length; step++) {
      const before = Array.from({ length: step - 1 }, () => 'nenhum' as const)
      const reply = welcomeReply(read(...before, level))
      expect(reply.split(' ').slice(0, 8)).toEqual(protocolReply(level).split(' ').slice(0, 8))
      expect(questionsIn(reply)).toBe(1)
    }
  })

  it('keeps its own words back for the rest of its steps, and shows nothing twice', () => {
    const replies = [1, 2, 3, 4].map((given) =>
      welcomeReply(read('emergencia', 'nenhum', 'nenhum', 'nenhum').slice(0, given)),
    )
    expect(new Set(replies.slice(0, 3)).size).toBe(3)
    for (const reply of replies)
      expect(reply).not.toMatch(/Muito prazer|Combinado|Que bom saber|Obrigada por/)
  })

  it('stays within the sixty words of an emergency', () => {
    expect(welcomeReply(read('emergencia')).split(/\s+/).length).toBeLessThanOrEqual(60)
  })
})
