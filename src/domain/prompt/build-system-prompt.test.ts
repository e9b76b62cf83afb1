import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS } from '../personas/persona.ts'
import { PERSONA_BY_KEY } from '../personas/personas.ts'
import { GOODBYE_ADDENDUM } from './addenda.ts'
import { buildProtocolPrompt } from './build-protocol-prompt.ts'
import { buildSystemPrompt } from './build-system-prompt.ts'
import { CONFIDENTIALITY_LINES } from './confidentiality-lines.ts'
import { SYMBOLIC_CLOSINGS } from './symbolic-closings.ts'

describe.each(PERSONA_KEYS)('the system prompt for %s', (persona) => {
  const prompt = buildSystemPrompt({ persona })

  it('sets the five rules', () => {
    expect(prompt).toContain('Nunca sugira diagnóstico')
    expect(prompt).toContain('Sempre feche com um fecho simbólico')
    expect(prompt).toContain('Sempre lembre da confidencialidade')
    expect(prompt).toContain('Emojis com moderação')
    expect(prompt).toContain('Termine com uma ou duas perguntas investigativas')
  })

  it('names CVV 188 and says what it is: an AI, no psychologist', () => {
    expect(prompt).toMatch(/CVV, telefone 188/)
    expect(prompt).toContain('Você é uma inteligência artificial')
    expect(prompt).toContain('Não é psicóloga, psicólogo')
    expect(prompt).toContain('18 anos ou mais')
  })

  it('ends with its own style and no other', () => {
    expect(prompt.endsWith(PERSONA_BY_KEY[persona].styleInstruction)).toBe(true)
    for (const other of PERSONA_KEYS) {
      const present = prompt.includes(PERSONA_BY_KEY[other].styleInstruction)
      expect(present).toBe(other === persona)
    }
  })

  it('carries what holds for this turn after the style', () => {
    const turn = buildSystemPrompt({ persona, addenda: [GOODBYE_ADDENDUM, ' ', 'Sem ironia.'] })
    expect(turn.startsWith(prompt)).toBe(true)
    expect(turn.slice(prompt.length)).toContain(GOODBYE_ADDENDUM)
    expect(turn.endsWith('- Sem ironia.')).toBe(true)
    expect(buildSystemPrompt({ persona, addenda: [] })).toBe(prompt)
  })
})

describe('the protocol prompt', () => {
  const prompt = buildProtocolPrompt({
    protocol: 'Pergunte: tem alguém com você agora?',
    addenda: ['Seja breve.'],
  })

  it('puts the protocol in the place of persona, closing, emoji and confidentiality line', () => {
    expect(prompt).toContain('Pergunte: tem alguém com você agora?')
    expect(prompt).toContain('Seja breve.')
    expect(prompt).toContain('Estão suspensos')
    for (const key of PERSONA_KEYS) expect(prompt).not.toContain(PERSONA_BY_KEY[key].displayName)
    for (const line of [...CONFIDENTIALITY_LINES, ...SYMBOLIC_CLOSINGS]) expect(prompt).not.toContain(line)
    expect(prompt).not.toContain('Sempre feche')
    expect(prompt).not.toContain('Sempre lembre')
  })

  it('keeps the truth about itself, the numbers and the limits', () => {
    expect(prompt).toContain('Você é uma inteligência artificial')
    expect(prompt).toContain('188')
    expect(prompt).toContain('SAMU 192')
    expect(prompt).toContain('Nunca sugira diagnóstico')
  })
})

describe('the lines it lists', () => {
  it('never promise absolute secrecy', () => {
    for (const line of CONFIDENTIALITY_LINES) {
      expect(line).not.toMatch(/entre nós|ninguém|jamais|100|totalmente|segredo|só você (lê|vê)/i)
    }
  })

  it('are varied, and all in the prompt', () => {
    const prompt = buildSystemPrompt({ persona: 'direta' })
    expect(new Set(CONFIDENTIALITY_LINES).size).toBeGreaterThanOrEqual(6)
    expect(new Set(SYMBOLIC_CLOSINGS).size).toBeGreaterThanOrEqual(8)
    for (const line of [...CONFIDENTIALITY_LINES, ...SYMBOLIC_CLOSINGS]) expect(prompt).toContain(line)
  })

  it('lead from the image into the question', () => {
    for (const closing of SYMBOLIC_CLOSINGS) expect(closing.endsWith(':')).toBe(true)
  })
})
