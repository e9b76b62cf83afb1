import { describe, expect, it } from 'vitest'
import { riskLevels } from '../risk-level.ts'
import {
  buildOpinionPayload,
  OPINION_TURNS,
  type OpinionMode,
  readOpinion,
  wantsOpinion,
  withOpinion,
} from './second-opinion.ts'

describe('a second opinion', () => {
  it('is asked on the last six messages, coldly', () => {
    const turns = Array.from({ length: 9 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `mensagem ${at}`,
    }))
    const { messages, temperature, stream } = buildOpinionPayload('modelo', turns)
    expect([temperature, stream]).toEqual([0, false])
    const read = JSON.parse(messages[1]?.content ?? '')
    expect(read).toHaveLength(OPINION_TURNS)
    expect(read.at(-1)).toEqual({ de: 'pessoa', texto: 'mensagem 8' })
  })

  it('raises, and lowers nothing but attention', () => {
    for (const read of riskLevels)
      for (const opinion of riskLevels)
        expect(withOpinion(read, opinion)).toBe(
          read === 'atencao' && opinion === 'nenhum'
            ? 'nenhum'
            : riskLevels[Math.max(riskLevels.indexOf(read), riskLevels.indexOf(opinion))],
        )
    expect(withOpinion('risco', null)).toBe('risco')
  })

  it('is asked for where the detector is unsure, always or never, as the operator says', () => {
    const askedAbout = (mode: OpinionMode, isUnsure: boolean) =>
      riskLevels.filter((level) => wantsOpinion(mode, { level, isUnsure }))
    const allButTheGravest = riskLevels.filter((level) => level !== 'emergencia')
    expect(askedAbout('auto', true)).toEqual(allButTheGravest)
    expect(askedAbout('auto', false)).toEqual([])
    expect(askedAbout('on', false)).toEqual(allButTheGravest)
    expect(askedAbout('off', true)).toEqual([])
  })

  it('counts only as the very JSON that was asked for', () => {
    expect(readOpinion('{"nivel":"risco"}')).toBe('risco')
    expect(readOpinion(' {"nivel": "vitima"}\n')).toBe('vitima')
    for (const answer of [
      '',
      'risco',
      '"risco"',
      'null',
      '[]',
      '{"nivel":"grave"}',
      '{"nivel":["risco"]}',
      '{"nivel":"risco","por":"..."}',
      'O nível é {"nivel":"risco"}',
      '```json\n{"nivel":"risco"}\n```',
    ])
      expect(readOpinion(answer)).toBeNull()
  })
})
