import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { readRisk } from '../read-risk.ts'
import { gravest, usesProtocol } from '../risk-level.ts'
import { levelOfSign, readMessage } from './find-signs.ts'

// Phrases that fill the slots of the grammar, put together by the properties in any order and parted in any way.
const wills = [
  'vou acabar com tudo',
  'vou me matar',
  'decidi tirar a minha vida',
  'eu acabo com isso de uma vez',
  'vou dar um fim em mim',
  'resolvi ir embora dessa vida',
]
const wishes = ['quero morrer', 'só penso em me matar', 'tenho vontade de acabar com tudo', 'quero me matar']
const means = [
  'com a corda',
  'com os comprimidos da minha mãe',
  'com o revólver do meu pai',
  'com veneno de rato',
]
const places = ['na ponte', 'no trilho do trem', 'no telhado do prédio', 'no viaduto']
const times = ['hoje à noite', 'amanhã cedo', 'no domingo', 'daqui a pouco', 'às 23h', 'no dia 20']
const atHand = [
  'comprei a corda',
  'separei os comprimidos',
  'tenho veneno aqui',
  'o revólver tá na minha mão',
  'tô na ponte',
  'subi no telhado do prédio',
]

const oneOf = (phrases: readonly string[]) => fc.constantFrom(...phrases)
/** Two slots in either order, in one sentence or in two, typed with care or on a phone. */
const together = (one: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc
    .tuple(one, other, fc.constantFrom(' e ', ', ', '. ', '... '), fc.boolean(), fc.boolean())
    .map(([first, second, join, isTurned, isPhone]) => {
      const text = isTurned ? `${second}${join}${first}` : `${first}${join}${second}`
      return isPhone
        ? text.normalize('NFD').replace(/\p{M}/gu, '')
        : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    })
const statedLevel = (text: string) =>
  gravest(readMessage(text).flatMap(({ signs }) => signs.map(levelOfSign)))
const budget = { numRuns: 300, ...PROPERTY_BUDGET }

describe('means, place and time near an intent', () => {
  it('make what somebody will do an emergency', () => {
    fc.assert(
      fc.property(together(oneOf(wills), oneOf([...means, ...places, ...times])), (text) => {
        expect(readRisk(text).level, text).toBe('emergencia')
      }),
      budget,
    )
  })

  it('make what somebody wishes an emergency when the means is at hand', () => {
    fc.assert(
      fc.property(together(oneOf(wishes), oneOf(atHand)), (text) => {
        expect(readRisk(text).level, text).toBe('emergencia')
      }),
      budget,
    )
  })

  it('make what somebody wishes more than a slim card', () => {
    fc.assert(
      fc.property(together(oneOf(wishes), oneOf([...means, ...places, ...times])), (text) => {
        expect(['risco', 'emergencia'], text).toContain(statedLevel(text))
        expect(usesProtocol(readRisk(text).level), text).toBe(true)
      }),
      budget,
    )
  })
})

describe('means, place and time without an intent', () => {
  it.each([
    'acabei de tomar dipirona',
    'acabei de tomar um paracetamol',
    'tomei meu remédio na hora certa',
    'ele me liga quando pode',
    'hoje vou me deitar com sono',
    'tô na ponte, trânsito parado',
    'comprei corda pro varal',
    'domingo vou na casa da minha mãe',
  ])('are everyday life: %j', (text) => expect(readRisk(text).level).toBe('nenhum'))
})
