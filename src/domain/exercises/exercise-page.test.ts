import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXERCISE_LINE_MAX } from '../limits.ts'
import { notesSection } from '../notebook/notes-section.ts'
import { exercisePage, exerciseText, withExercises } from './exercise-page.ts'

const exercise = (answers: Record<string, string>, more: { aiMayRead?: boolean } = {}) => ({
  id: 'exercicio',
  kind: 'pensamento' as const,
  answers,
  aiMayRead: true,
  createdAt: '2026-11-16T12:00:00.000Z',
  ...more,
})
const note = (text: string, createdAt: string) => ({
  id: text,
  text,
  aiMayRead: true,
  isName: false,
  createdAt,
})

describe('the page of an exercise', () => {
  test('has what was written, in the order of the steps and under their titles', () => {
    const parts = exercisePage('pensamento', { contra: 'ela ligou', situacao: 'a reunião', forca: '' })
    expect(parts.map(({ title, text }) => [title, text])).toEqual([
      ['O que aconteceu', 'a reunião'],
      ['O que fala contra', 'ela ligou'],
    ])
    expect(exerciseText('pensamento', { situacao: 'a reunião' })).toBe('O que aconteceu: a reunião')
  })

  test('shows a time in words', () => {
    expect(exercisePage('preocupacao', { hora: '2026-11-17T18:00' })[0]?.text).toBe('17/11/2026, 18h')
    expect(exercisePage('preocupacao', { hora: '2026-11-17T08:30' })[0]?.text).toBe('17/11/2026, 8h30')
    expect(exercisePage('preocupacao', { hora: 'logo' })).toEqual([])
  })

  test('leaves out a step that is no longer asked', () => {
    expect(exercisePage('passo', { possivel: 'Dá', menor: 'metade' }).map(({ key }) => key)).toEqual([
      'possivel',
    ])
  })
})

describe('what the model gets of exercises', () => {
  const sent = (...exercises: ReturnType<typeof exercise>[]) =>
    notesSection({ notes: withExercises([], exercises), level: 'nenhum', notesRead: true })

  test('is one line each, among the notes by age', () => {
    const notes = [note('nova', '2026-11-17T12:00:00.000Z'), note('velha', '2026-11-15T12:00:00.000Z')]
    const { ids, section } = notesSection({
      notes: withExercises(notes, [exercise({ situacao: 'a\nreunião' })]),
      level: 'nenhum',
      notesRead: true,
    })
    expect(ids).toEqual(['nova', 'exercicio', 'velha'])
    expect(section).toContain('- «Registro de pensamento. O que aconteceu: a reunião»')
  })

  test('has each part as a sentence of its own', () => {
    const { section } = sent(exercise({ situacao: 'a reunião.', forca: 'Forte', favor: 'sumi' }))
    expect(section).toContain('O que aconteceu: a reunião. A força disso: Forte. O que fala a favor: sumi»')
  })

  test('is nothing of one that is off, empty, or while there is risk', () => {
    expect(sent(exercise({ situacao: 'a' }, { aiMayRead: false })).ids).toEqual([])
    expect(sent(exercise({})).ids).toEqual([])
    const notes = withExercises([], [exercise({ situacao: 'a' })])
    expect(notesSection({ notes, level: 'risco', notesRead: true }).section).toBe('')
  })

  test('is never longer than its share', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 300, maxLength: 900 }), (text) => {
        const [line] = withExercises([], [exercise({ situacao: text })])
        expect(line?.text.length).toBeLessThanOrEqual(EXERCISE_LINE_MAX)
        expect(line?.text.isWellFormed()).toBe(true)
      }),
    )
  })
})
