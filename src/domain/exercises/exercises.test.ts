import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXERCISE_ANSWER_MAX, EXERCISE_LETTER_MAX } from '../limits.ts'
import { EXERCISE_KEYS, EXERCISES, openStep, restsUntil, stepsAsked, takesAnswer } from './exercises.ts'

const keysOf = (kind: (typeof EXERCISE_KEYS)[number], answers = {}) =>
  stepsAsked(kind, answers).map(({ key }) => key)

describe('the five exercises', () => {
  test('are called what the person looks for', () => {
    expect(EXERCISE_KEYS.map((key) => EXERCISES[key].name)).toEqual([
      'Registro de pensamento',
      'Próximo passo pequeno',
      'Resolver um problema',
      'Hora da preocupação',
      'Carta que não se envia',
    ])
  })

  test.each(EXERCISE_KEYS)('%s has steps with keys of their own, one question each, and an end', (kind) => {
    const { steps, end, about } = EXERCISES[kind]
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
    for (const { question, title } of steps) {
      expect(question.match(/\?/g)).toHaveLength(1)
      expect(question).toMatch(/\?$/)
      expect(title).not.toMatch(/[?:.]$/)
    }
    expect(`${about} ${end}`).not.toMatch(/parab[eé]ns|pontos|nota\b/i)
  })

  test('a thought is looked at from what happened to another way of seeing it', () => {
    expect(keysOf('pensamento')).toEqual(['situacao', 'pensamento', 'forca', 'favor', 'contra', 'outro'])
  })

  test('a step that is still too large is made smaller; one that is not ends there', () => {
    expect(keysOf('passo', { possivel: 'Dá' })).toEqual(['passo', 'obstaculo', 'possivel'])
    expect(keysOf('passo', { possivel: 'Ainda está grande' })).toEqual([
      'passo',
      'obstaculo',
      'possivel',
      'menor',
    ])
  })
})

describe('an exercise that was left', () => {
  test('is taken up again at its first step without an answer', () => {
    expect(openStep('pensamento', {})?.key).toBe('situacao')
    expect(openStep('pensamento', { situacao: 'a', pensamento: 'b' })?.key).toBe('forca')
    expect(openStep('pensamento', { situacao: 'a', pensamento: ' ', forca: 'Forte' })?.key).toBe('pensamento')
    expect(openStep('carta', { para: 'a', carta: 'b', fica: 'c' })).toBeNull()
  })

  test('whatever was answered, every further answer leads nearer to the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXERCISE_KEYS), (kind) => {
        const answers: Record<string, string> = {}
        for (let left = EXERCISES[kind].steps.length; left >= 0; left -= 1) {
          const step = openStep(kind, answers)
          if (!step) return
          answers[step.key] = step.choices?.at(-1) ?? '2026-11-17T18:00'
        }
        throw new Error('no end')
      }),
    )
  })
})

describe('a worry', () => {
  const put = { preocupacao: 'a prova', agora: 'nada', hora: '2026-11-18T18:00' }

  test('is not said to be due while no time was chosen', () => {
    const keys = (answers: Record<string, string>) => stepsAsked('preocupacao', answers).map(({ key }) => key)
    expect(keys({ preocupacao: 'a prova' })).toEqual(['preocupacao', 'agora', 'hora'])
    expect(keys(put)).toContain('volta')
    // Written before a time was asked for: the words stay on the page.
    expect(keys({ volta: 'passou' })).toContain('volta')
  })

  test('rests until the time that was chosen, and not after', () => {
    expect(restsUntil('preocupacao', put, '2026-11-18T17:59')).toBe('2026-11-18T18:00')
    expect(restsUntil('preocupacao', put, '2026-11-18T18:00')).toBeNull()
    expect(openStep('preocupacao', put)?.key).toBe('volta')
  })

  test('does not rest before a time was chosen, nor once it was looked at again', () => {
    expect(restsUntil('preocupacao', { preocupacao: 'a' }, '2026-11-18T17:59')).toBeNull()
    expect(restsUntil('preocupacao', { ...put, volta: 'passou' }, '2026-11-18T17:59')).toBeNull()
    expect(restsUntil('carta', { para: 'x' }, '2026-11-18T17:59')).toBeNull()
  })
})

describe('an answer', () => {
  const step = (kind: (typeof EXERCISE_KEYS)[number], key: string) => {
    const found = EXERCISES[kind].steps.find((one) => one.key === key)
    if (!found) throw new Error(key)
    return found
  }

  test('has a length, of which the letter has more', () => {
    expect(takesAnswer(step('carta', 'para'), 'a'.repeat(EXERCISE_ANSWER_MAX))).toBe(true)
    expect(takesAnswer(step('carta', 'para'), 'a'.repeat(EXERCISE_ANSWER_MAX + 1))).toBe(false)
    expect(takesAnswer(step('carta', 'carta'), 'a'.repeat(EXERCISE_LETTER_MAX))).toBe(true)
  })

  test('is one of the words, where there are words to choose from', () => {
    expect(takesAnswer(step('pensamento', 'forca'), 'Forte')).toBe(true)
    expect(takesAnswer(step('pensamento', 'forca'), '7 de 10')).toBe(false)
    expect(takesAnswer(step('pensamento', 'forca'), '')).toBe(true)
  })

  test.each(['2026-11-17T18:30', ''])('%j is taken as a moment', (moment) =>
    expect(takesAnswer(step('preocupacao', 'hora'), moment)).toBe(true),
  )
  test.each(['amanhã', '2026-13-01T10:00', '2026-11-17T24:00', '2026-11-17'])('%j is no moment', (moment) =>
    expect(takesAnswer(step('preocupacao', 'hora'), moment)).toBe(false),
  )
})
