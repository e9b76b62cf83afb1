import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeam, joinSeam } from './join-seam.ts'

describe('joinSeam', () => {
  it.each([
    ['Você está sen', 'tindo isso', 'tindo isso'],
    ['Você está', ' sentindo', ' sentindo'],
    ['Você está ', ' sentindo', 'sentindo'],
    ['Respire.', 'Depois conte.', ' Depois conte.'],
    ['Respire.\n\n', 'Depois conte.', 'Depois conte.'],
    ['Hoje você disse que dormiu', 'você disse que dormiu pouco', ' pouco'],
    ['Hoje você disse que dormiu', 'Hoje você disse que dormiu pouco', ' pouco'],
    ['é o que', ' o que importa', ' o que importa'],
    ['Tudo bem', '', ''],
  ])('%j and %j', (partial, head, appended) => {
    expect(joinSeam(partial, head)).toBe(appended)
  })
})

describe('a continuation', () => {
  const word = fc.constantFrom(
    'hoje',
    'você',
    'disse',
    'que',
    'dormiu',
    'pouco',
    'e',
    'isso',
    'pesa',
    'agora',
  )
  const words = fc.array(word, { minLength: 2, maxLength: 60 })
  /** A reply that was cut somewhere in the middle, and its rest, of which nothing is like the end of the first by chance. */
  const cutReply = fc.tuple(words, fc.nat()).map(([said, at]) => {
    const whole = said.map((one, index) => `${one}${index}${index % 7 === 6 ? '.' : ''}`).join(' ')
    const cut = 1 + (at % whole.length)
    return { partial: whole.slice(0, cut), rest: whole.slice(cut) }
  })
  const pieces = (text: string, size: number) =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
  const joined = (partial: string, said: string, size: number) => {
    const seam = createSeam(partial)
    return partial + pieces(said, size).map(seam.push).join('') + seam.end()
  }
  const oneBlank = (text: string) => text.replaceAll(/\s+/g, ' ').trimEnd()

  it('repeats nothing and lacks no blank, whether the model continues, repeats the end or begins anew', () => {
    fc.assert(
      fc.property(cutReply, fc.nat(), fc.integer({ min: 1, max: 30 }), ({ partial, rest }, back, size) => {
        const end = partial.slice(-Math.max(20, back % 200))
        for (const said of [rest, end + rest, partial + rest].filter(
          (text) => text === rest || partial.length >= 40,
        ))
          expect(oneBlank(joined(partial, said, size))).toBe(oneBlank(partial + rest))
      }),
    )
  })

  it('is the same however it is cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        fc.integer({ min: 1, max: 60 }),
        (partial, said, size) => {
          expect(joined(partial, said, size)).toBe(joined(partial, said, 1000))
        },
      ),
    )
  })

  it('that begins anew and then differs shows no sentence twice', () => {
    const partial = 'Eu sei que isso é muito difícil para você hoje. Você tentou muito e'
    const said = 'Eu sei que isso é muito difícil para você hoje. Você já fez bastante por agora.'
    expect(joined(partial, said, 7)).toBe(`${partial}…\n\nVocê já fez bastante por agora.`)
  })
})
