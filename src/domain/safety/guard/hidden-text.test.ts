import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/support/texts/growth.ts'
import { createHiddenTextFilter } from './hidden-text.ts'

function visible(...packets: readonly string[]): string {
  const filter = createHiddenTextFilter()
  return packets.map((packet) => filter.push(packet)).join('') + filter.end()
}

const HIDDEN = [
  ['<think>Ela parece triste.</think>\n\nOi, tudo bem?', 'Oi, tudo bem?'],
  ['<THINKING mode="deep">plano</THINKING>Oi.', 'Oi.'],
  ['Oi. <think>e agora?</think>Conta mais.', 'Oi. Conta mais.'],
  ['Oi.<tool_call>{"name":"ligar","arguments":{"para":"192"}}</tool_call>', 'Oi.'],
  ['[THINK]vou pensar[/THINK]Oi.', 'Oi.'],
  ['[TOOL_CALLS][{"name":"x"}][/TOOL_CALLS]Oi.', 'Oi.'],
  ['<|channel|>analysis<|message|>plano<|end|><|start|>assistant<|channel|>final<|message|>Oi.', 'Oi.'],
  ['</think>Oi.', 'Oi.'],
  ['<think>nunca termina', ''],
  ['Oi.<think>', 'Oi.'],
  ['<think><think>a</think>Oi.', 'Oi.'],
] as const

describe('text that is no reply', () => {
  it.each(HIDDEN)('%j is shown as %j', (text, shown) => expect(visible(text)).toBe(shown))

  it('stays hidden however it is cut into packets', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HIDDEN), fc.integer({ min: 1, max: 9 }), ([text, shown], size) => {
        const packets = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
        expect(visible(...packets)).toBe(shown)
      }),
    )
  })

  it('is counted', () => {
    const filter = createHiddenTextFilter()
    filter.push('<think>a</think>b<think>c</think>')
    expect(filter.hidden()).toBe(2)
  })
})

describe('text of the reply', () => {
  it.each([
    'a < b',
    '<3 você',
    'x <b>forte</b>',
    '[link](https://cvv.org.br)',
    '<thinker>',
    '< pensa >',
    '[x]',
    '<',
    '[',
  ])('keeps %j', (text) => {
    expect(visible(text)).toBe(text)
    expect(visible(...text)).toBe(text)
  })

  it('is not held back when it holds no tag', () => {
    const filter = createHiddenTextFilter()
    expect(filter.push('Oi <3 como')).toBe('Oi <3 como')
    expect(filter.push(' vai [aqui](x)')).toBe(' vai [aqui](x)')
  })

  it('passes as it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '[', '>', 'th', 'i', 'b', ' ', '\n', '/', '|'), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('')
          expect(visible(...parts)).toBe(visible(text))
        },
      ),
    )
  })
})

it.each(['<', '[', '<think ', '<think>', '<|', '</think>', '[/think', '< '])(
  'takes linear time for %j',
  (mark) => {
    expectLinear(
      (text) => visible(text),
      (length) => mark.repeat(Math.ceil(length / mark.length)),
      1000,
    )
  },
)
