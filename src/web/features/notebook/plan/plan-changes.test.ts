import { describe, expect, test } from 'vitest'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { blankPlan, PLAN_SERVICES, safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { changesAfter, textsIn, withChange } from '../text-change.ts'
import { fits, mergedSteps, planWith } from './use-plan-writing.ts'

describe('the plan on the screen', () => {
  test('begins with the services filled in', () => {
    expect(planWith(null, {}).steps.profissionais).toBe(PLAN_SERVICES)
  })

  test('changes only the steps that were written here', () => {
    const kept = planWith(blankPlan(), { sinais: 'não durmo', motivos: 'meu gato' })
    expect(planWith(kept, { sinais: '' }).steps).toMatchObject({ sinais: '', motivos: 'meu gato' })
  })

  test('is not sent while a step is too long', () => {
    expect(fits({ sinais: { text: 'a'.repeat(PLAN_STEP_MAX), before: '' } })).toBe(true)
    expect(fits({ sinais: { text: 'a'.repeat(PLAN_STEP_MAX + 1), before: '' } })).toBe(false)
  })
})

describe('changes that are not kept yet', () => {
  test('say what the step was before the first of them', () => {
    const once = withChange({}, 'motivos', 'meu gato', 'meu gato e')
    const twice = withChange(once, 'motivos', 'meu gato e', 'meu gato e o mar')
    expect(textsIn(twice)).toEqual({ motivos: 'meu gato e o mar' })
    expect(textsIn(twice, 'before')).toEqual({ motivos: 'meu gato' })
  })

  test('that were typed while an earlier one was on its way began with that one', () => {
    const sent = { sinais: { text: 'um', before: '' }, motivos: { text: 'um', before: '' } }
    const now = { sinais: { text: 'um dois', before: '' }, motivos: { text: 'um', before: '' } }
    expect(changesAfter(now, sent)).toEqual({ sinais: { text: 'um dois', before: 'um' } })
  })

  test('are told apart from what another device wrote in the same step', () => {
    const sent = { sinais: { text: 'não durmo ', before: '' }, pessoas: { text: 'Bia', before: '' } }
    const kept = safetyPlanOf((step) =>
      step === 'sinais' ? 'não durmo' : step === 'pessoas' ? 'mãe\nBia' : 'outro',
    )
    expect(mergedSteps(kept, sent)).toEqual({ pessoas: 'mãe\nBia' })
  })
})
