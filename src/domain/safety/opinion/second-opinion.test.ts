import { describe, expect, it } from 'vitest'
import { gravest, riskLevels } from '../risk-level.ts'
import {
  buildOpinionPayload,
  cardLevel,
  levelUntilOpinion,
  levelWithOpinion,
  OPINION_TURNS,
  type OpinionMode,
  readOpinion,
  wantsOpinion,
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

  const reading = { by: 'rules', isUnsure: false, isRepeated: false } as const

  it('raises what rules read, and lowers none of it', () => {
    for (const level of riskLevels)
      for (const opinion of riskLevels)
        expect(levelWithOpinion({ ...reading, level }, opinion)).toBe(gravest([level, opinion]))
    expect(levelWithOpinion({ ...reading, level: 'risco' }, null)).toBe('risco')
  })

  it('decides about what only the model suspects, which waits for it', () => {
    for (const level of ['nenhum', 'atencao'] as const) {
      const suspected = { ...reading, by: 'model', isUnsure: true, level } as const
      expect(levelUntilOpinion(suspected)).toBe('nenhum')
      for (const opinion of riskLevels) expect(levelWithOpinion(suspected, opinion)).toBe(opinion)
      expect(levelWithOpinion(suspected, null)).toBe(level)
    }
  })

  it('shows a quiet card once for the same reason, and a loud one always', () => {
    const again = { ...reading, level: 'atencao', isRepeated: true } as const
    expect(riskLevels.map((level) => cardLevel(level, again))).toEqual(
      riskLevels.map((level) => (level === 'atencao' ? 'nenhum' : level)),
    )
    expect(cardLevel('atencao', { ...again, isRepeated: false })).toBe('atencao')
  })

  it('is asked for where the detector is unsure, always or never, as configured', () => {
    const askedAbout = (mode: OpinionMode, isUnsure: boolean) =>
      riskLevels.filter((level) => wantsOpinion(mode, { ...reading, level, isUnsure }))
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
