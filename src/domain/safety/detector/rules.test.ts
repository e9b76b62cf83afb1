import { describe, expect, it } from 'vitest'
import { readRisk } from '../read-risk.ts'
import { gravest, gravity } from '../risk-level.ts'
import { levelOfSign, readMessage } from './find-signs.ts'
import { planCues } from './plan-grammar.ts'
import { rules } from './rules.ts'

const rulesIn = (text: string) =>
  readMessage(text).flatMap(({ signs }) =>
    signs.filter(({ context }) => context === 'stands').map(({ rule }) => rule.id),
  )

describe('the rules', () => {
  it('have names of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it.each(rules)('$id is written down whole', ({ says, catches, spares, patterns, beside }) => {
    expect(catches.length).toBeGreaterThanOrEqual(2)
    for (const part of [says, spares, ...patterns]) expect(part).not.toBe('')
    for (const cue of beside.flat()) expect(planCues.has(cue), cue).toBe(true)
  })

  it.each(rules)('$id catches its two lines at its level and spares the third', (rule) => {
    for (const line of rule.catches) {
      expect(rulesIn(line)).toContain(rule.id)
      if (rule.weak) expect(statedLevel(line)).toBe('nenhum')
      else expect(gravity(readRisk(line).level)).toBeGreaterThanOrEqual(gravity(rule.level))
    }
    expect(rulesIn(rule.spares)).toEqual([])
  })
})

const statedLevel = (text: string) =>
  gravest(readMessage(text).flatMap(({ signs }) => signs.map(levelOfSign)))

describe('a negation', () => {
  it.each([
    ['nunca quis tanto me matar', 'nunca quis me matar'],
    ['nunca tive tanta vontade de morrer', 'nunca tive vontade de morrer'],
    ['fazia tempo que eu não queria tanto morrer', 'faz tempo que eu não quero morrer'],
    ['tô tentando não me matar hoje', 'não tô tentando me matar'],
  ])('that means more than ever is none: %j is read, %j is not', (stated, denied) => {
    expect(['risco', 'emergencia']).toContain(statedLevel(stated))
    expect(statedLevel(denied)).toBe('nenhum')
  })
})

describe('the subject of a wish', () => {
  it.each([
    ['eu queria me matar', 'meu chefe queria me matar'],
    ['tô querendo me matar', 'minha prima tá querendo me matar'],
    ['terminei com meu namorado e queria me matar', 'o meu namorado queria me matar'],
    ['tenho vontade de me matar', 'a vizinha tem vontade de me matar'],
    ['eu podia me matar agora mesmo', 'esse susto podia me matar'],
    ['meu marido quer me matar', 'minha turma quer me matar'],
    ['meu ex quer me matar, tô com medo', 'esse teclado quer me matar'],
  ])('decides: %j is read, %j is not', (own, other) => {
    expect(['risco', 'emergencia', 'vitima']).toContain(statedLevel(own))
    expect(statedLevel(other)).toBe('nenhum')
  })
})

describe('a figure of speech', () => {
  it.each([
    'kkkk se meu chefe mandar mais uma planilha eu me mato',
    'quero morrer kkkk esqueci a senha de novo',
    'é modo de dizer, mas dá vontade de morrer',
    'se meu time perder hoje eu me mato kkkk brincadeira',
    'minha franja ficou torta, quero morrer',
    'perdi o último episódio, vou me matar',
  ])('is asked about, not answered with an ambulance: %j', (text) =>
    expect(statedLevel(text)).toBe('atencao'),
  )

  it.each([
    'kkkk hoje à noite eu me mato com a corda do varal',
    'rsrs tô na ponte e vou pular',
    'kkk tomei a cartela toda de rivotril',
    'haha juntei os comprimidos e vou me matar',
    'tô rindo mas é sério, quero morrer kkkk',
  ])('is none where means, place or time are told, or where it is meant: %j', (text) =>
    expect(['risco', 'emergencia']).toContain(statedLevel(text)),
  )
})
