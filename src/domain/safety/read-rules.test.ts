import { expect, it } from 'vitest'
import { readRules } from './read-rules.ts'

it.each([
  ['tô pensando em me matar', 'risco'],
  ['já separei os remédios e vou tomar tudo hoje à noite pra morrer', 'emergencia'],
  ['eu vou matar meu vizinho, já peguei a faca', 'violencia'],
  ['meu marido me bateu de novo ontem', 'vitima'],
  ['às vezes eu queria não acordar mais', 'atencao'],
  ['hoje fiz um bolo', 'nenhum'],
] as const)('reads %s by its rules', (message, level) => {
  expect(readRules(message)).toBe(level)
})

it('takes the gravest of several sentences', () => {
  expect(readRules('hoje fiz um bolo. meu marido me bateu de novo. tô pensando em me matar')).toBe('risco')
})

it.each(['não vou me matar', 'no filme ele diz que vai se matar', 'tô morrendo de rir', ''])(
  'leaves %j alone',
  (message) => {
    expect(readRules(message)).toBe('nenhum')
  },
)
