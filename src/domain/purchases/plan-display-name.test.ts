import { describe, expect, test } from 'vitest'
import { PLAN_NAME_MAX } from '../limits.ts'
import { planDisplayName, readPlanNames } from './plan-display-name.ts'

describe('the name a person reads', () => {
  test.each([
    ['demonstracao', 'Demonstração'],
    ['pro', 'Pro'],
    ['premium-anual', 'Premium anual'],
    ['basico_mensal', 'Básico mensal'],
    ['vitalicio', 'Vitalício'],
    ['2-meses', '2 meses'],
  ])('%s is read as %s', (plano, name) => {
    expect(planDisplayName(plano)).toBe(name)
  })

  test.each(['Plano Pro-Max', 'Essencial+', 'Ação'])('%s was written as a name and stays', (plano) => {
    expect(planDisplayName(plano)).toBe(plano)
  })

  test('a name that begins small begins with a capital', () => {
    expect(planDisplayName('época de provas')).toBe('Época de provas')
  })

  test('what the operator has set goes before everything else', () => {
    const names = new Map([['pro', 'aconchego Pro']])
    expect(planDisplayName('pro', names)).toBe('aconchego Pro')
    expect(planDisplayName('anual', names)).toBe('Anual')
  })
})

describe('the names an operator gives', () => {
  test('are pairs with semicolons between them; a name may have any other sign', () => {
    const names = readPlanNames(' pro = Aconchego Pro ; anual=12 meses, 1 = grátis;')
    expect([...(names ?? [])]).toEqual([
      ['pro', 'Aconchego Pro'],
      ['anual', '12 meses, 1 = grátis'],
    ])
  })

  test('may be as long as promised', () => {
    expect(readPlanNames(`pro=${'á'.repeat(PLAN_NAME_MAX)}`)?.size).toBe(1)
  })

  test.each([
    ['no name', 'pro='],
    ['no key', '=Pro'],
    ['neither', 'pro'],
    ['a name that is too long', `pro=${'a'.repeat(PLAN_NAME_MAX + 1)}`],
    ['a line break', 'pro=Aconchego\nPro'],
    ['a sign that turns the direction of text', 'pro=Aconchego \u202ePro'],
    ['a plan named twice', 'pro=Um;pro=Dois'],
  ])('%s is refused', (_, value) => {
    expect(readPlanNames(value)).toBeNull()
  })
})
