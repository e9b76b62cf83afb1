import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gravity, type RiskLevel, riskLevels, usesProtocol } from '../risk-level.ts'
import {
  advanceRiskState,
  cautiousRiskState,
  excuseRiskState,
  NO_RISK,
  parseRiskState,
  type RiskState,
  raiseRiskState,
  SERVICE_TURNS,
  STICKY_TURNS,
} from './risk-state.ts'

const stateAfter = (...levels: RiskLevel[]): RiskState => levels.reduce(advanceRiskState, NO_RISK)
const calm = (turns: number): RiskLevel[] => Array.from({ length: turns }, () => 'nenhum')

describe('the risk of a conversation', () => {
  it('is none while nothing was read', () => {
    expect(stateAfter(...calm(20))).toEqual(NO_RISK)
  })

  it.each(riskLevels.filter(usesProtocol))('%s holds for six more turns, then ends', (level) => {
    for (let turns = 0; turns <= STICKY_TURNS; turns += 1) {
      expect(stateAfter(level, ...calm(turns)).level).toBe(level)
    }
    expect(stateAfter(level, ...calm(STICKY_TURNS + 1))).toEqual(NO_RISK)
  })

  it('rises at once and does not fall because something lighter was said', () => {
    expect(stateAfter('atencao', 'risco').level).toBe('risco')
    expect(stateAfter('risco', 'emergencia').level).toBe('emergencia')
    expect(stateAfter('emergencia', 'atencao', 'nenhum', 'risco').level).toBe('emergencia')
  })

  it('does not close risk because of one denial', () => {
    for (const level of ['risco', 'emergencia'] as const)
      expect(stateAfter(level, 'nenhum').level).toBe(level)
  })

  it('counts anew each time the level is read', () => {
    expect(stateAfter('risco', ...calm(5), 'risco', ...calm(6)).level).toBe('risco')
  })

  it('goes down to what was read meanwhile, not to nothing', () => {
    expect(stateAfter('emergencia', ...calm(3), 'risco', ...calm(3)).level).toBe('risco')
    expect(stateAfter('violencia', 'vitima', ...calm(6)).level).toBe('vitima')
  })

  it('lets the graver for life win when both kinds are there', () => {
    expect(stateAfter('vitima', 'risco').level).toBe('risco')
    expect(stateAfter('risco', 'vitima').level).toBe('risco')
    expect(stateAfter('risco', 'violencia').level).toBe('violencia')
    expect(stateAfter('emergencia', 'violencia').level).toBe('emergencia')
    expect(stateAfter('atencao', 'vitima').level).toBe('vitima')
  })

  it('is never lighter than what was read in any of the last seven turns', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...riskLevels), { maxLength: 40 }), (levels) => {
        const recent = levels.slice(-(STICKY_TURNS + 1)).filter(usesProtocol)
        const expected = Math.max(0, ...[...recent, ...levels.slice(-1)].map(gravity))
        expect(gravity(stateAfter(...levels).level)).toBe(expected)
      }),
    )
  })

  it('takes a graver reading of the same message in', () => {
    const raised = raiseRiskState(stateAfter('nenhum'), 'risco')
    expect(raised).toEqual(stateAfter('risco'))
    expect(raiseRiskState(stateAfter('emergencia', 'atencao'), 'risco').level).toBe('emergencia')
    expect(calm(STICKY_TURNS).reduce(advanceRiskState, raised).level).toBe('risco')
  })

  it('holds attention for the message itself', () => {
    expect(stateAfter('atencao').level).toBe('atencao')
    expect(stateAfter('atencao', 'nenhum')).toEqual(NO_RISK)
  })

  it('holds what only the service read for two more turns', () => {
    const raised = raiseRiskState(stateAfter('nenhum'), 'emergencia', 'service')
    expect(raised.level).toBe('emergencia')
    expect(calm(SERVICE_TURNS).reduce(advanceRiskState, raised).level).toBe('emergencia')
    expect(calm(SERVICE_TURNS + 1).reduce(advanceRiskState, raised)).toEqual(NO_RISK)
    const both = raiseRiskState(stateAfter('risco'), 'emergencia', 'service')
    expect(calm(SERVICE_TURNS + 1).reduce(advanceRiskState, both).level).toBe('risco')
  })

  it('lets go of what only the service read when it was a manner of speaking, and asks once', () => {
    const raised = raiseRiskState(stateAfter('nenhum'), 'risco', 'service')
    const excused = excuseRiskState(raised)
    expect(excused).toMatchObject({ level: 'atencao', asks: 'next' })
    const next = advanceRiskState(excused, 'nenhum')
    expect(next).toMatchObject({ level: 'nenhum', asks: 'now' })
    expect(advanceRiskState(next, 'nenhum').asks).toBeNull()
    expect(next.excused).toBeGreaterThan(0)
    expect(calm(10).reduce(advanceRiskState, excused)).toEqual(NO_RISK)
  })

  it('keeps what rules read when a card is excused', () => {
    const both = raiseRiskState(stateAfter('vitima'), 'emergencia', 'service')
    expect(excuseRiskState(both).level).toBe('vitima')
    expect(advanceRiskState(excuseRiskState(both), 'nenhum').level).toBe('vitima')
  })

  it('survives being stored, and what is no state is not taken for one', () => {
    const state = stateAfter('emergencia', 'vitima', 'nenhum')
    const excused = excuseRiskState(raiseRiskState(state, 'risco', 'service'))
    for (const one of [state, raiseRiskState(state, 'risco', 'service'), excused])
      expect(parseRiskState(JSON.parse(JSON.stringify(one)))).toEqual(one)
    const turns = [{ risco: -1 }, { vitima: 'x' }, { atencao: 6 }, { risco: 1.5 }]
    const broken = [null, 3, 'x', {}, { level: 'outro' }, { level: 'nenhum' }, []]
    for (const one of [...broken, ...turns.map((turnsLeft) => ({ level: 'risco', turnsLeft }))])
      expect(parseRiskState(one)).toBeNull()
  })

  it('holds everything that was read lately when it cannot be read, and the protocol at least', () => {
    expect(cautiousRiskState([]).level).toBe('risco')
    expect(cautiousRiskState(['nenhum', 'atencao']).level).toBe('risco')
    const state = cautiousRiskState(['nenhum', 'emergencia', 'vitima'])
    expect(state.level).toBe('emergencia')
    expect(calm(STICKY_TURNS).reduce(advanceRiskState, state).level).toBe('emergencia')
    expect(state.turnsLeft).toEqual({ risco: STICKY_TURNS, emergencia: STICKY_TURNS, vitima: STICKY_TURNS })
  })
})
