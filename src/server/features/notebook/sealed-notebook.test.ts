import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EXERCISE_KEYS, EXERCISES } from '#domain/exercises/exercises.ts'
import { CHECK_IN_WORDS_MAX, FEELINGS_MAX, NOTE_MAX, PLAN_STEP_MAX } from '#domain/limits.ts'
import { FEELINGS, MOODS } from '#domain/notebook/moods.ts'
import { PLAN_STEPS } from '#domain/notebook/pages.ts'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import { openPadded, sealPadded } from '#server/platform/crypto/seal.ts'
import {
  openedPlan,
  sealedCheckIns,
  sealedExercises,
  sealedNotes,
  sealedPlan,
  sealedSummaries,
} from './sealed-notebook.ts'

const key = createSecretKey(randomBytes(32))
const owner: Owner = {
  id: 'ana',
  cipher: {
    seal: ({ name, size }, text) => sealPadded(key, name, text, size),
    open: ({ name }, sealed) => {
      try {
        return sealed && openPadded(key, name, sealed)
      } catch {
        return null
      }
    },
  },
}

/** Takes more room than any other text of so many UTF-16 units. */
const longest = (units: number) => '€'.repeat(units)

describe('every value of one table has one size, whatever it shows', () => {
  test('notes', () => {
    const short = sealedNotes.seal(owner, '1', { text: 'a', aiMayRead: false, isName: false })
    const long = sealedNotes.seal(owner, '1', { text: longest(NOTE_MAX), aiMayRead: true, isName: true })
    expect(long.length).toBe(short.length)
  })

  test('check-ins', () => {
    const long = [...FEELINGS].sort((a, b) => b.length - a.length).slice(0, FEELINGS_MAX)
    const sizes = MOODS.flatMap((mood) => [
      sealedCheckIns.seal(owner, '1', { day: '2026-01-01', mood, feelings: [], words: '' }).length,
      sealedCheckIns.seal(owner, '1', {
        day: '2026-01-01',
        mood,
        feelings: long,
        words: longest(CHECK_IN_WORDS_MAX),
      }).length,
    ])
    expect(new Set(sizes).size).toBe(1)
  })

  test('exercises, whichever it is and however much of it is done', () => {
    const sizes = EXERCISE_KEYS.flatMap((kind) => {
      const full = Object.fromEntries(EXERCISES[kind].steps.map(({ key, max }) => [key, longest(max)]))
      return [{}, full].map(
        (answers) =>
          sealedExercises.seal(owner, '1', { kind, answers, aiMayRead: true, aiAsks: false }).length,
      )
    })
    expect(new Set(sizes).size).toBe(1)
  })

  test('plans, also of those who have none', () => {
    const updatedAt = new Date(0).toISOString()
    const full = sealedPlan(owner, {
      plan: { updatedAt, ...safetyPlanOf(() => longest(PLAN_STEP_MAX)) },
      dismissedDay: '2026-11-16',
    })
    expect(full.length).toBe(sealedPlan(owner, { plan: null, dismissedDay: null }).length)
  })
})

describe('what was sealed is what is opened', () => {
  test('with its line breaks', () => {
    const note = { text: 'a\nb', aiMayRead: true, isName: false }
    expect(sealedNotes.open(owner, '1', sealedNotes.seal(owner, '1', note))).toEqual(note)
    const checkIn = { day: '2026-01-01', mood: 'bem' as const, feelings: ['calma', 'amor'], words: 'a\n\nb' }
    expect(sealedCheckIns.open(owner, '1', sealedCheckIns.seal(owner, '1', checkIn))).toEqual(checkIn)
    const summary = { conversationId: 'c', text: 'um\ndois' }
    expect(sealedSummaries.open(owner, '1', sealedSummaries.seal(owner, '1', summary))).toEqual(summary)
    const exercise = {
      kind: 'passo' as const,
      answers: { passo: 'a\nb', possivel: 'Dá' },
      aiMayRead: true,
      aiAsks: false,
    }
    expect(sealedExercises.open(owner, '1', sealedExercises.seal(owner, '1', exercise))).toEqual(exercise)
    const plan = { updatedAt: '2026', ...safetyPlanOf((step) => `${step}\nlinha`) }
    for (const dismissedDay of ['2026-11-16', null])
      expect(openedPlan(owner, sealedPlan(owner, { plan, dismissedDay }))).toEqual({ plan, dismissedDay })
    expect(Object.keys(plan.steps)).toEqual([...PLAN_STEPS])
    const none = { plan: null, dismissedDay: null }
    expect(openedPlan(owner, sealedPlan(owner, none))).toEqual(none)
  })

  test('and opens neither under another id nor as another kind', () => {
    const note = sealedNotes.seal(owner, '1', { text: 'a', aiMayRead: true, isName: false })
    expect(sealedNotes.open(owner, '2', note)).toBeNull()
    expect(sealedSummaries.open(owner, '1', note)).toBeNull()
    expect(sealedCheckIns.open(owner, '1', note)).toBeNull()
    expect(sealedExercises.open(owner, '1', note)).toBeNull()
    expect(openedPlan(owner, note)).toBeNull()
  })
})
