import { expect, test } from 'vitest'
import { accessTo, areasOf, mayUse, OPERATOR_ROLES, PANEL_AREAS } from './roles.ts'

test('each role has the areas of the contract', () => {
  expect(areasOf('dono')).toEqual([...PANEL_AREAS])
  expect(areasOf('atendimento')).toEqual(['hoje', 'pessoas', 'vendas', 'numeros', 'registro'])
  expect(areasOf('leitura')).toEqual(['hoje', 'numeros'])
})

test('only the owner changes settings, and nobody but the owner sees all of the register', () => {
  const may = (changes: boolean) =>
    OPERATOR_ROLES.flatMap((role) =>
      PANEL_AREAS.filter((area) => mayUse(role, area, { changes })).map((area) => `${role} ${area}`),
    )
  expect(may(true).filter((found) => !found.startsWith('dono'))).toEqual([
    'atendimento pessoas',
    'atendimento vendas',
  ])
  expect(may(true).filter((found) => found.startsWith('dono'))).toHaveLength(PANEL_AREAS.length)
  expect(may(false)).toHaveLength(6 + 5 + 2)
  expect(OPERATOR_ROLES.map((role) => accessTo(role, 'registro'))).toEqual(['all', 'own', null])
})
