import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { countGraphemes, firstGraphemes, nextGrapheme } from './graphemes.ts'

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
const boundaries = (text: string) => [...segmenter.segment(text)].map((s) => s.index + s.segment.length)

/** Text that is hard to cut: families, flags, skin tones, keycaps, stacked accents, line breaks. */
const tricky = fc
  .array(
    fc.constantFrom(
      'a',
      'ã',
      'a\u0303',
      'e\u0301\u0323',
      '👩‍👩‍👧‍👦',
      '🏳️‍🌈',
      '🇧🇷',
      '🇧',
      '👍🏽',
      '🏽',
      '1️⃣',
      '\u200D',
      '\r\n',
      '\r',
      '\n',
      '—',
      '…',
      '“',
      ' ',
      'ẹ́',
      '한',
      '\uD83D',
      'नि',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('graphemes', () => {
  it('counts what a person would count', () => {
    expect(countGraphemes('')).toBe(0)
    expect(countGraphemes('coração')).toBe(7)
    expect(countGraphemes('corac\u0327a\u0303o')).toBe(7)
    expect(countGraphemes('👩‍👩‍👧‍👦🇧🇷👍🏽')).toBe(3)
    expect(countGraphemes('a\r\nb')).toBe(3)
  })

  it('never cuts an emoji or an accent in half', () => {
    expect(firstGraphemes('oi 👩‍👩‍👧‍👦!', 4)).toBe('oi 👩‍👩‍👧‍👦')
    expect(firstGraphemes('sa\u0303o', 2)).toBe('sa\u0303')
    expect(firstGraphemes('curto', 30)).toBe('curto')
    expect(firstGraphemes('nada', 0)).toBe('')
  })

  it('finds a grapheme longer than its window', () => {
    const stacked = `a${'\u0301'.repeat(500)}`
    expect(nextGrapheme(`${stacked}b`, 0)).toBe(stacked.length)
    expect(countGraphemes(`${stacked}b`)).toBe(2)
  })

  it('agrees with the segmenter of the whole text', () => {
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 80 })), (text) => {
        const found: number[] = []
        for (let at = 0; at < text.length; ) {
          at = nextGrapheme(text, at)
          found.push(at)
        }
        expect(found).toEqual(boundaries(text))
      }),
      { numRuns: 200, ...PROPERTY_BUDGET },
    )
  })
})
