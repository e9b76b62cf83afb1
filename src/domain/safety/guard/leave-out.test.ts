import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ordinaryReplies } from '#tests/fixtures/ordinary-replies.ts'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { protocolReply } from '../protocol/protocol-reply.ts'
import { PROTOCOL_LEVELS, type RiskLevel } from '../risk-level.ts'
import { createReplyComposer } from './compose-reply.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import { createOutputGuard } from './output-guard.ts'
import { safeReply } from './safe-sentences.ts'

const OPTIONS = {
  isFarewell: () => false,
  hasPlan: false,
  hasWords: false,
  isMidSentence: false,
  holdsFirstBlock: false,
} as const

/** What is shown of a reply when the sentences that hold one of these words are left out. */
function without(reply: string, words: readonly string[], level: RiskLevel = 'nenhum'): string {
  const cutter = createSentenceCutter()
  const composer = createReplyComposer({ ...OPTIONS, level })
  const sentences = [...cutter.push(reply), ...cutter.end()]
  const shown = sentences.map((text) =>
    composer.add({
      text,
      finding: null,
      help: () => null,
      isLeftOut: words.some((word) => text.includes(word)),
    }),
  )
  return shown.join('') + composer.end()
}

describe('a sentence that is left out', () => {
  it.each([
    ['Um dia longo, esse. Fora daqui agora. O que pesou mais?', 'Um dia longo, esse. O que pesou mais?'],
    ['Fora daqui agora. O que pesou mais hoje?', 'O que pesou mais hoje?'],
    ['Um dia longo, esse.\n\nFora daqui agora. O que pesou?', 'Um dia longo, esse.\n\nO que pesou?'],
    [
      'Um dia longo, esse.\n\nFora daqui agora.\n\nO que pesou mais?',
      'Um dia longo, esse.\n\nO que pesou mais?',
    ],
    ['Fora daqui agora.\n\nO que pesou mais?', 'O que pesou mais?'],
    ['Um dia longo, esse. O que pesou mais? Fora daqui agora.', 'Um dia longo, esse. O que pesou mais?'],
  ])('takes nothing else with it: %s', (reply, shown) => {
    expect(without(reply, ['Fora'])).toBe(shown)
  })

  it('takes those with it that lean on it', () => {
    const reply = 'Um dia longo, esse. Fora daqui agora. Por isso não conte nada. O que pesou mais?'
    expect(without(reply, ['Fora'])).toBe('Um dia longo, esse. O que pesou mais?')
  })

  it('keeps the mark of its line', () => {
    const reply =
      'Um dia longo, esse.\n\n- Fora daqui agora. Beba um copo de água.\n- Abra a janela um pouco.'
    expect(without(reply, ['Fora'])).toBe(
      'Um dia longo, esse.\n\n- Beba um copo de água.\n- Abra a janela um pouco.',
    )
  })

  it.each([
    [
      'Um dia longo, esse. **Fora daqui agora. Beba um copo de água.**',
      'Um dia longo, esse. **Beba um copo de água.**',
    ],
    [
      '**Beba um copo de água. Fora daqui agora.** O que pesou mais?',
      '**Beba um copo de água.** O que pesou mais?',
    ],
  ])('leaves a bold pair whole: %s', (reply, shown) => {
    expect(without(reply, ['Fora'])).toBe(shown)
  })

  it('is followed by words of ours that name nothing when there is no other', () => {
    expect(without('Fora daqui agora.', ['Fora'])).toBe(safeReply('nenhum', null))
    for (const level of PROTOCOL_LEVELS)
      expect(without('Fora daqui agora.', ['Fora'], level)).toBe(protocolReply(level))
  })

  it.each([
    [
      '1. Você é ridícula. Beba um copo de água.\n2. Abra a janela.',
      '1. Beba um copo de água.\n2. Abra a janela.',
    ],
    ['- Puxa! Você é ridícula.\n- Abra a janela.', '- Puxa!\n- Abra a janela.'],
    [
      '**Para hoje:**\n1. Puxa! Você é ridícula. Beba um copo de água.',
      '**Para hoje:**\n1. Puxa! Beba um copo de água.',
    ],
    [
      '**Duas coisas pequenas**\n1. **Sono.** Você é ridícula.\n2. Beba um copo de água.',
      '**Duas coisas pequenas**\n1. Beba um copo de água.',
    ],
  ])('as the guard finds it, leaves the mark of its line once, below its heading: %j', (reply, shown) => {
    for (const begin of ['', 'Oi.\n\n']) {
      const guard = createOutputGuard({ level: 'nenhum' })
      expect(guard.push(begin + reply) + guard.end()).toBe(begin + shown)
    }
  })

  it.each([
    ['Oi.\n\n## Para os próximos dias\n\nVocê é ridícula.', 'Oi.'],
    ['Oi.\n\n## Sono\n\nVocê é ridícula.', 'Oi.'],
    ['Oi.\n\n**Para os próximos dias**\n\nVocê é ridícula.', 'Oi.'],
    [
      'Oi.\n\n## Para os próximos dias\n\nVocê é ridícula.\n\n## Para a casa toda\n\nBeba um copo de água.',
      'Oi.\n\n## Para a casa toda\n\nBeba um copo de água.',
    ],
    [
      'Oi.\n\n## Para os próximos dias\n\nVocê é ridícula. Beba um copo de água.',
      'Oi.\n\n## Para os próximos dias\n\nBeba um copo de água.',
    ],
    ['Oi.\n\n## Sono\n\nVocê é ridícula. Beba um copo de água.', 'Oi.\n\n## Sono\n\nBeba um copo de água.'],
  ])('below a heading behind a greeting leaves no heading without a body: %j', (reply, shown) => {
    const guard = createOutputGuard({ level: 'nenhum' })
    expect(guard.push(reply) + guard.end()).toBe(shown)
  })

  it('leaves no other trace: what is shown is the rest of the reply, word by word', () => {
    const wordsOf = (text: string) => (text.match(/\S+/g) ?? []).filter((word) => !/^\d+[.)]$/.test(word))
    const picked = fc.tuple(fc.constantFrom(...ordinaryReplies), fc.nat(7))
    fc.assert(
      fc.property(picked, ([reply, at]) => {
        const cutter = createSentenceCutter()
        const sentences = [...cutter.push(reply), ...cutter.end()]
        const gone = sentences[at % sentences.length] ?? ''
        fc.pre(sentences.length > 2)
        const shown = wordsOf(without(reply, [gone]).toLowerCase())
        const rest = wordsOf(
          sentences
            .filter((sentence) => !sentence.includes(gone))
            .join('')
            .toLowerCase(),
        )
        expect(rest).toEqual(expect.arrayContaining(shown))
        expect(shown.length).toBeLessThanOrEqual(rest.length)
      }),
      { numRuns: 200, ...PROPERTY_BUDGET },
    )
  })
})

describe('a reply from which sentences were taken reads as one text', () => {
  const plain = fc.constantFrom(
    'O dia de hoje pesou bastante.',
    'Beba um copo de água fresca.',
    'Abra a janela por uns minutos.',
    'Quem da sua casa já sabe disso?',
    'Anote o que passou pela cabeça.',
  )
  const gone = fc.constant('Fora daqui agora mesmo.')
  const joining = fc.constantFrom(
    'Mas o corpo também pede descanso.',
    'E a noite costuma ser mais longa.',
    'Por isso convém ir devagar.',
    'Além disso, o sono ajuda.',
  )
  const paragraph = fc
    .tuple(
      plain,
      fc.array(
        fc.oneof(
          plain,
          gone,
          fc.tuple(gone, joining).map((pair) => pair.join(' ')),
        ),
        { maxLength: 3 },
      ),
    )
    .map(([first, rest]) => [first, ...rest].join(' '))
  const list = fc
    .array(fc.oneof(plain, gone), { minLength: 2, maxLength: 5 })
    .map((items) => items.map((item, at) => `${at + 1}. ${item}`).join('\n'))
  const headed = fc
    .array(fc.oneof(plain, gone), { minLength: 1, maxLength: 2 })
    .chain((body) =>
      fc.constantFrom('Para os próximos dias', 'Sono').map((title) => `## ${title}\n\n${body.join(' ')}`),
    )
  const reply = fc
    .tuple(
      fc.oneof(paragraph, headed),
      fc.array(fc.oneof(paragraph, list, headed), { minLength: 1, maxLength: 4 }),
    )
    .map(([first, rest]) => [first, ...rest].join('\n\n'))

  it('in a hundred generated cuts: no orphaned word, no list that begins at two, no heading without a body', () => {
    fc.assert(
      fc.property(reply, (text) => {
        const shown = without(text, ['Fora'])
        expect(shown).not.toContain('Fora')
        expectOneText(shown)
      }),
      { numRuns: 100, ...PROPERTY_BUDGET },
    )
  })

  it('the same where the guard itself finds what must go, behind a word of greeting too', () => {
    fc.assert(
      fc.property(reply, fc.constantFrom('', 'Oi.\n\n', 'Puxa! '), (text, greeting) => {
        // Once: the same twice ends the reply.
        const line = text.startsWith('#') ? greeting.replace(/ $/, '\n') : greeting
        const once = (line + text)
          .replace('Fora daqui agora mesmo.', 'Você é ridícula.')
          .replaceAll(
            /Fora daqui agora mesmo\.(?: (?:Mas|E|Por isso|Além)[^.]*\.)?/g,
            'Beba um copo de água fresca.',
          )
        const guard = createOutputGuard({ level: 'nenhum' })
        const shown = guard.push(once) + guard.end()
        expect(shown).not.toContain('ridícula')
        expectOneText(shown)
      }),
      { numRuns: 300, ...PROPERTY_BUDGET },
    )
  })

  function expectOneText(shown: string): void {
    expect(shown).not.toMatch(/(?:^|[.?!]\s+|\n)(?:Mas|E|Por isso|Além disso)[ ,]/)
    expect(shown).not.toMatch(/## [^\n]*\s*(?:$|\n+##)/)
    expect(shown).not.toMatch(/\d\.(?! )|[.?!]\p{L}/u)
    const numbers = shown.split('\n').map((line) => line.match(/^(\d+)\. /)?.[1])
    for (const [at, number] of numbers.entries())
      if (number !== undefined) {
        const before = numbers[at - 1]
        expect(Number(number)).toBe(before === undefined ? 1 : Number(before) + 1)
      }
  }
})
