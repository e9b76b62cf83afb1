import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { SENTENCE_OPINIONS_PER_REPLY } from '../../limits.ts'
import type { JudgedSentence } from './compose-reply.ts'
import { createDoubts } from './output-guard.ts'

const sentence = (text: string, certainty?: 'sure' | 'likely' | 'doubtful'): JudgedSentence => ({
  text,
  finding: certainty ? { rule: null, class: 'culpa', chance: 0.5, certainty } : null,
  help: () => null,
})

/** Sentences that may not be shown are set in brackets. */
const doubts = (asks = true) =>
  createDoubts({
    asks,
    settle: (judged, mayBeShown) => ({
      ...judged,
      isLeftOut: !(mayBeShown ?? judged.finding?.certainty === 'doubtful'),
    }),
    add: ({ text, isLeftOut }) => (isLeftOut ? `[${text}]` : text),
  })

describe('a sentence in doubt', () => {
  it('holds back itself and what follows until it is answered', () => {
    const guard = doubts()
    expect(guard.read(sentence('a'))).toBe('a')
    expect(guard.read(sentence('b', 'doubtful'))).toBe('')
    expect(guard.read(sentence('c'))).toBe('')
    const [doubt] = guard.take()
    expect(doubt).toMatchObject({ sentence: 'b', before: ['a'] })
    expect(guard.isWaiting()).toBe(true)
    expect(doubt?.answer(false)).toBe('[b]c')
    expect(guard.isWaiting()).toBe(false)
  })

  it('is settled at once without a judge', () => {
    const guard = doubts(false)
    expect(['likely', 'doubtful', 'sure'].map((how) => guard.read(sentence(how, how as 'sure')))).toEqual([
      '[likely]',
      'doubtful',
      'sure',
    ])
    expect(guard.take()).toEqual([])
  })

  it('is asked about only so often in a reply', () => {
    const guard = doubts()
    const many = SENTENCE_OPINIONS_PER_REPLY + 3
    for (let n = 0; n < many; n++) guard.read(sentence(`${n}`, 'doubtful'))
    const asked = guard.take()
    expect(asked).toHaveLength(SENTENCE_OPINIONS_PER_REPLY)
    expect(asked.map(({ answer }) => answer(null)).join('')).toBe(
      Array.from({ length: many }, (_, n) => n).join(''),
    )
  })

  it('comes out in its place, in whatever order the answers come', () => {
    const made = fc.tuple(
      fc.array(fc.constantFrom(undefined, 'likely' as const, 'doubtful' as const), { maxLength: 9 }),
      fc.array(fc.double({ noNaN: true }), { minLength: 9, maxLength: 9 }),
    )
    fc.assert(
      fc.property(made, ([certainties, order]) => {
        const guard = doubts()
        let shown = certainties.map((certainty, at) => guard.read(sentence(`${at}`, certainty))).join('')
        const asked = [...guard.take()].map((doubt, at) => ({ doubt, key: order[at] ?? 0 }))
        for (const { doubt } of asked.sort((a, b) => a.key - b.key))
          shown += doubt.answer(true) + doubt.answer(false)
        expect(guard.isWaiting()).toBe(false)
        expect(shown.replace(/[[\]]/g, '')).toBe(certainties.map((_, at) => at).join(''))
      }),
      PROPERTY_BUDGET,
    )
  })
})
