import { expect, test } from 'vitest'
import { planCalls, withHelpCalls } from './plan-calls.ts'
import { blankPlan, safetyPlanOf } from './safety-plan.ts'

const called = (steps: Partial<ReturnType<typeof blankPlan>['steps']>) =>
  planCalls(safetyPlanOf((step) => steps[step] ?? '')).map(({ name, number }) => `${name} ${number}`)

test('a plan has one’s own people first, then 188 and 192, each number once', () => {
  expect(
    called({
      sinais: 'ligar para a tia Rosa: 81 3333-4444',
      pessoas: 'Bia (81) 98888-7777\nBia de novo: (81) 98888-7777',
      profissionais: 'CVV: 188\nDra. Helena, 81 97777-6666\nSAMU: 192',
    }),
  ).toEqual([
    'Bia (81) 98888-7777',
    'Dra. Helena 81 97777-6666',
    'ligar para a tia Rosa 81 3333-4444',
    'CVV 188',
    'SAMU 192',
  ])
})

test('188 and 192 are there whatever is in the plan', () => {
  expect(called({ motivos: 'meu gato' })).toEqual(['CVV 188', 'SAMU 192'])
  expect(withHelpCalls([]).map(({ tel }) => tel)).toEqual(['tel:188', 'tel:192'])
  expect(planCalls(blankPlan()).map(({ tel }) => tel)).toEqual(['tel:188', 'tel:192'])
})
