import { describe, expect, test } from 'vitest'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { asNew, changeOf, exerciseWith, unchanged, unsavedAfter, withAnswer } from './use-exercises.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const kept: KeptExercise = {
  id: '1',
  kind: 'pensamento',
  answers: { situacao: 'a reunião' },
  aiMayRead: false,
  aiAsks: false,
  createdAt: NOW.toISOString(),
}

describe('an exercise that is only in this browser', () => {
  test('is shown with what was answered, and sent as one thing', () => {
    const blank: KeptExercise = { ...kept, id: '2', kind: 'carta', answers: {}, aiAsks: true }
    const answered = withAnswer(blank, asNew(blank), 'para', 'meu pai')
    expect(exerciseWith('2', null, answered)).toMatchObject({
      id: '2',
      kind: 'carta',
      answers: { para: 'meu pai' },
      aiAsks: true,
    })
    expect(changeOf(answered)).toEqual({
      answers: { para: 'meu pai' },
      before: { para: '' },
      aiMayRead: false,
      aiAsks: true,
    })
  })
})

describe('a change', () => {
  test('remembers what the answer was when it began', () => {
    const first = withAnswer(kept, unchanged(kept), 'situacao', 'a reunião de')
    const second = withAnswer(
      exerciseWith('1', kept, first) ?? kept,
      first,
      'situacao',
      'a reunião de quinta',
    )
    expect(changeOf(second)).toEqual({
      answers: { situacao: 'a reunião de quinta' },
      before: { situacao: 'a reunião' },
    })
  })

  test('is gone once it was kept, and continues from there if more was typed meanwhile', () => {
    const sent = withAnswer(kept, unchanged(kept), 'pensamento', 'vão')
    expect(unsavedAfter(sent, sent)).toBeNull()
    const more = withAnswer(kept, sent, 'pensamento', 'vão rir')
    expect(unsavedAfter(more, sent)?.answers).toEqual({ pensamento: { text: 'vão rir', before: 'vão' } })
    expect(unsavedAfter(undefined, sent)).toBeNull()
  })

  test('of a switch back and forth sends the last word', () => {
    const on = { ...unchanged(kept), aiMayRead: true }
    const off = { ...on, aiMayRead: false }
    expect(unsavedAfter(off, on)).toMatchObject({ aiMayRead: false, isNew: false })
  })

  test('does not hide what another device wrote in other steps', () => {
    const mine = withAnswer(kept, unchanged(kept), 'pensamento', 'vão rir')
    const theirs = { ...kept, answers: { situacao: 'a reunião de quinta', forca: 'Forte' } }
    expect(exerciseWith('1', theirs, mine)?.answers).toEqual({
      situacao: 'a reunião de quinta',
      forca: 'Forte',
      pensamento: 'vão rir',
    })
  })
})
