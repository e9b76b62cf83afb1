import { describe, expect, test } from 'vitest'
import { PLAN_STEP_MAX } from '../limits.ts'
import { PLAN_STEPS } from './pages.ts'
import { linePhones } from './plan-calls.ts'
import { blankPlan, isBegun, planPage, safetyPlanOf } from './safety-plan.ts'

const telephones = (line: string) => linePhones(line).flatMap(({ tel }) => tel ?? [])

describe('the safety plan', () => {
  test('begins with the services filled in and everything else empty', () => {
    const { steps } = blankPlan()
    expect(Object.keys(steps)).toEqual([...PLAN_STEPS])
    expect(steps.profissionais).toMatch(/188[\s\S]*192[\s\S]*CAPS/)
    expect(PLAN_STEPS.filter((step) => steps[step] !== '')).toEqual(['profissionais'])
  })

  test('is begun when there is something to read beyond what it begins with', () => {
    expect(isBegun(safetyPlanOf(() => ' \n\u200b'))).toBe(false)
    expect(isBegun(blankPlan())).toBe(false)
    expect(isBegun(safetyPlanOf((step) => (step === 'motivos' ? 'meu gato' : '')))).toBe(true)
    expect(isBegun(safetyPlanOf((step) => (step === 'profissionais' ? 'Dra. Helena' : '')))).toBe(true)
  })
})

describe('the print page', () => {
  test('has the seven steps by name and number, with what was written line by line', () => {
    const page = planPage(safetyPlanOf((step) => (step === 'pessoas' ? 'Bia (81) 98888-7777\n\n  mãe' : '')))
    expect(page.steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Sinais de que não estou bem',
      '2 O que consigo fazer sozinho ou sozinha',
      '3 Lugares e pessoas que distraem',
      '4 Pessoas a quem pedir ajuda',
      '5 Profissionais e serviços',
      '6 Deixar o lugar mais seguro',
      '7 Motivos para continuar',
    ])
    expect(page.steps[3]?.lines.map((parts) => parts.map(({ text }) => text).join(''))).toEqual([
      'Bia (81) 98888-7777',
      'mãe',
    ])
    expect(page.steps[0]?.lines).toEqual([])
  })

  test('always shows 188 and 192, even if they were taken out of the plan', () => {
    const { now } = planPage(safetyPlanOf(() => ''))
    expect(now.flatMap(({ tel }) => tel ?? [])).toEqual(['tel:192', 'tel:188'])
  })

  test('has lines to write on that fill the page, fewer the more is written', () => {
    const blanks = (written: string) =>
      planPage(safetyPlanOf((step) => (step === 'pessoas' ? written : ''))).steps.map((step) => step.blanks)
    expect(blanks('')).toEqual([3, 3, 3, 3, 3, 3, 2])
    expect(blanks('Bia')).toEqual([4, 3, 3, 0, 3, 3, 3])
    expect(blanks('Bia\n'.repeat(9))).toEqual([2, 2, 2, 0, 2, 2, 2])
    expect(new Set(blanks('Bia\n'.repeat(60)))).toEqual(new Set([1, 0]))
  })

  test('grows denser with what is written', () => {
    const density = (length: number) => planPage(safetyPlanOf(() => 'a'.repeat(length))).density
    expect(density(100)).toBe('comfortable')
    expect(density(PLAN_STEP_MAX / 2)).toBe('dense')
    expect(density(PLAN_STEP_MAX)).toBe('densest')
  })
})

describe('telephone numbers in a line', () => {
  test.each([
    ['Bia (81) 98888-7777', ['tel:81988887777']],
    ['mãe 11 3333 4444 ou 11912345678', ['tel:1133334444', 'tel:11912345678']],
    ['Léo +55 21 99999-0000', ['tel:+5521999990000']],
    ['CVV: 188 (grátis), SAMU 192', ['tel:188', 'tel:192']],
    ['vizinha 3222-1111', ['tel:32221111']],
    ['ligar para mãe 11 9 8765 4321', ['tel:11987654321']],
    ['tia (11) 9.8765-4321', ['tel:11987654321']],
    ['CAPS 0800 644 6543', ['tel:08006446543']],
    ['irmã em Lisboa +351 21 123 4567', ['tel:+351211234567']],
    ['188', ['tel:188']],
    ['192 SAMU', ['tel:192']],
    ['Disque 100 ou polícia 190', ['tel:100', 'tel:190']],
  ])('%s', (line, found) => {
    expect(telephones(line)).toEqual(found)
    expect(
      linePhones(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  })

  test.each([
    'rua 12, número 100A de 2026',
    'Rua das Flores, 190',
    'contar até 100',
    'guardar R$ 180,00',
    '100 passos no quintal',
    'ligar para mãe 11 9...',
    'número cortado 11 9876-543',
    'um a mais 11 98765-43210',
    'nascida em 12/03/1988',
    'desde 2026-11-16',
    'CPF 123.456.789-00',
    'tenho 2 gatos',
    '',
  ])('none in %j', (line) => expect(telephones(line)).toEqual([]))

  test('nothing but digits is called, whatever is around them', () => {
    for (const line of [
      'javascript:alert(1)//11 98765-4321',
      'tel:*21*11987654321#',
      '11 98765-4321;ext=9',
      '"><b>188',
    ])
      for (const tel of telephones(line)) expect(tel).toMatch(/^tel:\+?\d+$/)
  })
})
