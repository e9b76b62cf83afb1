import { describe, expect, it } from 'vitest'
import { countGraphemes } from '../text/graphemes.ts'
import { DEFAULT_PERSONA, isPersonaKey, PERSONA_KEYS } from './persona.ts'
import { PERSONA_BY_KEY, PERSONAS } from './personas.ts'

describe('personas', () => {
  it('are the six of the specification, in order', () => {
    expect(PERSONAS.map(({ key, displayName }) => [key, displayName])).toEqual([
      ['acolhedora', 'Acolhedora e Doce'],
      ['direta', 'Direta e Objetiva'],
      ['debochada', 'Jovem e Debochada'],
      ['maternal', 'Maternal Brasileira'],
      ['psicanalista', 'Psicanalista Neutro'],
      ['companheiro', 'Companheiro Neutro'],
    ])
    expect(DEFAULT_PERSONA).toBe('acolhedora')
  })

  it('are found by their key', () => {
    for (const key of PERSONA_KEYS) expect(PERSONA_BY_KEY[key]).toEqual(PERSONAS.find((p) => p.key === key))
    expect(isPersonaKey('maternal')).toBe(true)
    for (const other of ['', 'Maternal', 'toString', null, 3]) expect(isPersonaKey(other)).toBe(false)
  })

  it('are told apart by emoji and words', () => {
    for (const trait of ['emoji', 'introduction', 'offers', 'styleInstruction'] as const) {
      expect(new Set(PERSONAS.map((p) => p[trait])).size).toBe(6)
    }
  })

  it.each(PERSONAS)('$displayName has one emoji and introduces itself in one sentence', (persona) => {
    expect(countGraphemes(persona.emoji)).toBe(1)
    // Without one of these, a sign that is also a letter of text fonts is drawn in black and white.
    expect(persona.emoji).toMatch(/^\p{Emoji_Presentation}|\ufe0f$/u)
    expect(persona.introduction.match(/[.!?](?=\s|$)/g)).toHaveLength(1)
    expect(countGraphemes(persona.introduction)).toBeLessThanOrEqual(130)
  })

  it.each(PERSONAS)('$displayName tells the truth when asked whether it is human', ({ styleInstruction }) => {
    expect(styleInstruction).toMatch(/Se perguntarem se você é uma pessoa[^\n]*inteligência artificial/)
  })

  it('debochada laughs at the situation, never at the person', () => {
    const { styleInstruction } = PERSONA_BY_KEY.debochada
    expect(styleInstruction).toContain('Nunca a pessoa')
    expect(styleInstruction).toContain('o humor sai de cena por completo')
  })
})
