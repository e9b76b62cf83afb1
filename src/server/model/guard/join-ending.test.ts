import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS } from '#domain/personas/persona.ts'
import { PERSONA_BY_KEY, PERSONAS } from '#domain/personas/personas.ts'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { joinEnding } from './guarded-model.ts'

describe.each(PERSONA_KEYS)('what %s shows when the service declines', (persona) => {
  const said = PERSONA_BY_KEY[persona].declined

  it('offers people, asks one question and blames nobody', () => {
    expect(said).toMatch(/CVV.{0,6}188/)
    expect(said.match(/\?/g)).toHaveLength(1)
    expect(said).toMatch(/\?$/)
    expect(said).not.toMatch(/filtro|serviço|provedor|bloque|recus|proibid|pol[íi]tica|erro\b|desculp/i)
  })

  it('passes our own guard unchanged', () => {
    for (const level of riskLevels) {
      const guard = createOutputGuard({ level })
      expect(guard.push(said) + guard.end()).toContain(said)
    }
  })
})

it('each words it in a way of its own', () => {
  expect(new Set(PERSONAS.map(({ declined }) => declined)).size).toBe(PERSONA_KEYS.length)
})

describe('an ending', () => {
  it('is all there is when nothing was shown', () => {
    expect(joinEnding(' \n', 'Fim.')).toBe('Fim.')
  })

  it('is a paragraph of its own after what was shown', () => {
    expect(joinEnding('Eu sei. ', 'Fim.')).toBe('\n\nFim.')
    expect(joinEnding('Eu sei que', 'Fim.')).toBe('…\n\nFim.')
  })
})
