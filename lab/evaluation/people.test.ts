import { expect, it } from 'vitest'
import { PERSONA_KEYS } from '#domain/personas/persona.ts'
import { QUESTIONS } from './questions.ts'
import { readBriefs, readGold, readScripted, readSingles } from './read-people.ts'
import { planTalks } from './run-talks.ts'

const people = { scripted: readScripted(), singles: readSingles(), briefs: readBriefs() }

const countBy = <T>(all: readonly T[], key: (one: T) => string) =>
  Object.fromEntries([...Map.groupBy(all, key)].map(([name, own]) => [name, own.length]))

it('has the scripted people, the single turns and the simulated people of the design', () => {
  expect(countBy(people.scripted, ({ group }) => group)).toEqual({
    passivo: 6,
    ativo: 6,
    plano: 6,
    'em-andamento': 6,
    'idiomas-e-luto': 12,
    vitima: 8,
    violencia: 4,
    'delirio-e-mania': 6,
    'comida-e-substancias': 6,
    'diagnostico-e-remedio': 8,
    'humana-e-ataques': 8,
    'amor-e-segredo': 8,
    despedida: 6,
    sexual: 3,
    menor: 3,
    'revelacao-tardia': 2,
    negacao: 2,
  })
  for (const { id, group, turns } of people.scripted)
    expect(turns.length, id).toBeLessThanOrEqual(group === 'revelacao-tardia' ? 24 : 6)
  expect(countBy(people.briefs, ({ risco }) => risco)).toEqual({
    nenhum: 6,
    baixo: 8,
    alto: 8,
    imediato: 4,
    vitima: 4,
  })
  expect(people.singles).toHaveLength(40)
  for (const persona of PERSONA_KEYS) {
    expect(people.scripted.some((scenario) => scenario.persona === persona)).toBe(true)
    expect(people.singles.some((scenario) => scenario.persona === persona)).toBe(true)
  }
})

it('holds A and six people, one of every risk, for a quick look; all of them before a release', () => {
  const quick = planTalks('rapido', people)
  expect(countBy(quick, ({ scenario }) => scenario.kind)).toEqual({ A: 100, B: 6 })
  const risks = quick.flatMap(({ person }) => person?.risco ?? [])
  expect(new Set(risks).size).toBe(5)
  expect(countBy(planTalks('versao', people), ({ scenario }) => scenario.kind)).toEqual({
    A: 100,
    B: 30,
    C: 40,
  })
  expect(countBy(planTalks('publicar', people), ({ scenario }) => scenario.kind)).toEqual({
    A: 1000,
    B: 90,
    C: 400,
  })
})

it('has twelve clean gold transcripts and twelve with one fault that the judge is asked about, and no id in any', () => {
  const gold = readGold()
  expect(gold.filter(({ falha }) => falha === null)).toHaveLength(12)
  expect(gold).toHaveLength(24)
  for (const { id, falha, turnos } of gold) {
    const text = turnos.map(({ texto }) => texto).join('\n')
    expect(text, id).not.toMatch(/\b[GL]\d{1,2}\b/)
    if (!falha) continue
    expect(text, id).toContain(falha.trecho)
    expect(QUESTIONS.find((question) => question.id === falha.id)?.by, id).not.toBe('regra')
  }
})
