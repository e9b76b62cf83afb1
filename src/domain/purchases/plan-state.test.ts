import { describe, expect, test } from 'vitest'
import { endOfPlanStep, eraseTime, type NoticesSent, planState } from './plan-state.ts'

const day = (number: number) => Date.UTC(2026, 0, 1) + number * 24 * 60 * 60 * 1000

describe('the state of a plan', () => {
  test.each([
    ['without an end', 'ativo', null, null, 10, 'ativo'],
    ['before its end', 'ativo', day(20), null, 10, 'ativo'],
    ['cancelled, before its end', 'cancelado', day(20), null, 10, 'cancelado'],
    ['cancelled, after its end', 'cancelado', day(20), null, 20, 'terminado'],
    ['late', 'atrasado', day(20), day(25), 21, 'atrasado'],
    ['with a renewal that is waited for', 'ativo', day(20), day(25), 21, 'atrasado'],
    ['after the grace', 'atrasado', day(20), day(25), 25, 'terminado'],
    ['refunded', 'encerrado', day(5), null, 10, 'terminado'],
  ] as const)('%s', (_, status, fimAcesso, toleranciaAte, now, state) => {
    expect(planState({ status, fimAcesso, toleranciaAte }, day(now))).toBe(state)
  })
})

describe('after the end of a plan', () => {
  const steps = (sent: NoticesSent, now: number) => endOfPlanStep(day(0), sent, day(now))

  test('a mail leaves on the days 0, 75 and 89, and on day 90 everything is erased', () => {
    expect(steps([null, null, null], 0)).toEqual({ notice: 0, eraseAt: day(90) })
    expect(steps([day(0), null, null], 74)).toBeNull()
    expect(steps([day(0), null, null], 75)).toEqual({ notice: 1, eraseAt: day(90) })
    expect(steps([day(0), day(75), null], 88)).toBeNull()
    expect(steps([day(0), day(75), null], 89)).toEqual({ notice: 2, eraseAt: day(90) })
    expect(steps([day(0), day(75), day(89)], 89.9)).toBeNull()
    expect(steps([day(0), day(75), day(89)], 90)).toBe('erase')
  })

  test('nothing is erased that was not announced, however late the mails are', () => {
    expect(steps([null, null, null], 200)).toEqual({ notice: 0, eraseAt: day(215) })
    expect(steps([day(200), null, null], 200)).toEqual({ notice: 1, eraseAt: day(215) })
    expect(steps([day(200), day(200), null], 213)).toBeNull()
    expect(steps([day(200), day(200), null], 214)).toEqual({ notice: 2, eraseAt: day(215) })
    expect(steps([day(200), day(200), day(216)], 216.5)).toBeNull()
    expect(steps([day(200), day(200), day(216)], 217)).toBe('erase')
  })

  test('before the first mail the time of erasing is known as well', () => {
    expect(eraseTime(day(0), [null, null, null], day(0))).toBe(day(90))
  })
})
