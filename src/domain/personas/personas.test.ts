import { describe, expect, it } from 'vitest'
import { DEFAULT_PERSONA, PERSONA_KEYS } from './persona.ts'
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
  })

  it('debochada laughs at the situation, never at the person', () => {
    const { styleInstruction } = PERSONA_BY_KEY.debochada
    expect(styleInstruction).toContain('Nunca a pessoa')
    expect(styleInstruction).toContain('o humor sai de cena por completo')
  })
})
