import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { reveal, revealAll, revealSentences } from './reveal.ts'

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
const boundaries = (text: string) =>
  new Set([0, ...[...segmenter.segment(text)].map((s) => s.index + s.segment.length)])

const hardText = fc
  .array(
    fc.constantFrom(
      'oi ',
      'não',
      'na\u0303o',
      '👩‍👩‍👧‍👦',
      '🏳️‍🌈',
      '🇧🇷',
      '👍🏽',
      '. ',
      '! ',
      '\n\n',
      '— ',
      '1️⃣',
      'É',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

describe('reveal', () => {
  it('shows one character every 10 ms', () => {
    expect(reveal({ text: 'abcdefgh', shown: 0, elapsedMs: 30, writing: false })).toEqual({
      shown: 3,
      leftMs: 0,
    })
    expect(reveal({ text: 'abcdefgh', shown: 3, elapsedMs: 25, writing: false })).toEqual({
      shown: 5,
      leftMs: 5,
    })
  })

  it('keeps the pace at any frame rate', () => {
    const text = 'a'.repeat(1000)
    for (const frame of [4, 16.67, 33, 100]) {
      let shown = 0
      let leftMs = 0
      for (let time = 0; time + frame <= 2000; time += frame) {
        ;({ shown, leftMs } = reveal({ text, shown, elapsedMs: frame + leftMs, writing: false }))
      }
      expect(Math.abs(shown - 200)).toBeLessThanOrEqual(Math.ceil(frame / 10))
    }
  })

  it('shows an emoji family or an accented letter in one step', () => {
    expect(reveal({ text: '👩‍👩‍👧‍👦!', shown: 0, elapsedMs: 10, writing: false }).shown).toBe(
      '👩‍👩‍👧‍👦'.length,
    )
    expect(reveal({ text: 'a\u0303o', shown: 0, elapsedMs: 10, writing: false }).shown).toBe(2)
  })

  it('holds the last character back while more may come', () => {
    expect(revealAll({ text: 'Oi 👩', shown: 0, writing: true })).toBe(3)
    expect(revealAll({ text: 'Oi 👩‍👧', shown: 3, writing: true })).toBe(3)
    expect(revealAll({ text: 'Oi 👩‍👧 e', shown: 3, writing: true })).toBe('Oi 👩‍👧 '.length)
    expect(revealAll({ text: 'Oi 👩‍👧 e', shown: 3, writing: false })).toBe('Oi 👩‍👧 e'.length)
  })

  it('shows the last character when nothing more comes for a while, but never half of one', () => {
    const quiet = { shown: 3, writing: true, quiet: true }
    expect(revealAll({ ...quiet, text: 'Oi 👩' })).toBe('Oi 👩'.length)
    expect(revealAll({ ...quiet, text: 'Oi e👩'.slice(0, -1) })).toBe('Oi e'.length)
    // It grew after all.
    expect(revealAll({ text: 'Oi 👩‍👧 e', shown: 'Oi 👩'.length, writing: true })).toBe('Oi 👩‍👧 '.length)
  })

  it('saves up time for no more than the character it holds back while it waits for text', () => {
    expect(reveal({ text: 'ab', shown: 1, elapsedMs: 5000, writing: true })).toEqual({ shown: 1, leftMs: 10 })
    expect(reveal({ text: 'ab', shown: 2, elapsedMs: 5000, writing: true })).toEqual({ shown: 2, leftMs: 0 })
  })

  it('catches up after the tab was hidden', () => {
    expect(reveal({ text: 'a'.repeat(5000), shown: 10, elapsedMs: 30_000, writing: false }).shown).toBe(3010)
  })

  it('costs the same at the end of a long text as at its beginning', () => {
    const typeOut = (text: string) => {
      for (let shown = 0; shown < text.length; )
        shown = reveal({ text, shown, elapsedMs: 20, writing: false }).shown
    }
    expectLinear(typeOut, repeated('É noite… '), 2_000)
  })
})

describe.each([
  ['reveal', reveal],
  ['revealSentences', revealSentences],
])('%s', (_, step) => {
  it('reaches the end and stops only between characters, however the text arrives', () => {
    fc.assert(
      fc.property(hardText, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (text, arrivals) => {
        const safe = boundaries(text)
        let shown = 0
        let leftMs = 0
        let arrived = 0
        for (let i = 0; i < 5000 && shown < text.length; i += 1) {
          arrived = Math.min(text.length, arrived + (arrivals[i % arrivals.length] ?? 1))
          const writing = arrived < text.length
          const before = shown
          const elapsedMs = 50 + leftMs
          ;({ shown, leftMs } = step({ text: text.slice(0, arrived), shown, elapsedMs, writing }))
          expect(shown).toBeGreaterThanOrEqual(before)
          expect(safe.has(shown)).toBe(true)
        }
        expect(shown).toBe(text.length)
      }),
    )
  })
})

describe('revealSentences', () => {
  const text = 'Oi, tudo bem? Estou aqui. Sem pressa'

  it('shows whole sentences, each when it would have been typed', () => {
    expect(revealSentences({ text, shown: 0, elapsedMs: 100, writing: false })).toEqual({
      shown: 0,
      leftMs: 100,
    })
    expect(revealSentences({ text, shown: 0, elapsedMs: 150, writing: false })).toEqual({
      shown: 14,
      leftMs: 10,
    })
    expect(revealSentences({ text, shown: 0, elapsedMs: 9999, writing: false })).toEqual({
      shown: 36,
      leftMs: 0,
    })
  })

  it('waits for the end of a sentence that is being written', () => {
    expect(revealSentences({ text, shown: 0, elapsedMs: 9999, writing: true })).toEqual({
      shown: 26,
      leftMs: 100,
    })
  })

  it('shows a sentence without its end when nothing more comes for long', () => {
    const { shown } = revealSentences({ text, shown: 26, elapsedMs: 100, writing: true, quiet: true })
    expect(shown).toBe(text.length)
  })

  it('shows a long stretch without the end of a sentence in parts, at the end of a word', () => {
    const verse = 'um verso depois do outro '.repeat(60)
    const { shown } = revealSentences({ text: verse, shown: 0, elapsedMs: 5120, writing: true })
    expect(shown).toBeGreaterThan(480)
    expect(shown).toBeLessThanOrEqual(512)
    expect(verse[shown - 1]).toBe(' ')
  })

  it('stops only between characters where there is no space either', () => {
    for (const unit of ['👩‍👩‍👧‍👦', '🇧🇷', 'na\u0303o', '>']) {
      const wall = unit.repeat(600)
      const { shown } = revealSentences({ text: wall, shown: 0, elapsedMs: 5120, writing: true })
      expect(shown).toBeGreaterThan(400)
      expect(boundaries(wall).has(shown)).toBe(true)
    }
  })
})
