import { describe, expect, test } from 'vitest'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { blankPlan, PLAN_SERVICES } from '#domain/notebook/safety-plan.ts'
import { changesAfter, fits, planWith, readChanges } from './plan-changes.ts'

describe('the plan on the screen', () => {
  test('begins with the services filled in', () => {
    expect(planWith(null, {}).steps.profissionais).toBe(PLAN_SERVICES)
  })

  test('changes only the steps that were written here', () => {
    const kept = planWith(blankPlan(), { sinais: 'não durmo', motivos: 'meu gato' })
    expect(planWith(kept, { sinais: '' }).steps).toMatchObject({ sinais: '', motivos: 'meu gato' })
  })

  test('is not sent while a step is too long', () => {
    expect(fits(planWith(null, { sinais: 'a'.repeat(PLAN_STEP_MAX) }))).toBe(true)
    expect(fits(planWith(null, { sinais: 'a'.repeat(PLAN_STEP_MAX + 1) }))).toBe(false)
  })

  test('keeps what was typed while an earlier change was on its way', () => {
    expect(changesAfter({ sinais: 'dois', motivos: 'um' }, { sinais: 'um', motivos: 'um' })).toEqual({
      sinais: 'dois',
    })
  })

  test.each([
    ['', {}],
    ['nada', {}],
    ['null', {}],
    ['{"sinais":"a","outro":"b","motivos":1}', { sinais: 'a' }],
  ])('reads %j without trusting it', (stored, changes) => {
    expect(readChanges(stored)).toEqual(changes)
  })
})
