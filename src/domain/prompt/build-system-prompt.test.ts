import { describe, expect, it } from 'vitest'
import { formProblems } from '#tests/support/texts/form-problems.ts'
import { PERSONA_KEYS } from '../personas/persona.ts'
import { PERSONA_BY_KEY } from '../personas/personas.ts'
import { createOutputGuard } from '../safety/guard/output-guard.ts'
import { protocolPrompt } from '../safety/protocol/protocol-prompt.ts'
import { PROTOCOL_LEVELS } from '../safety/risk-level.ts'
import {
  buildProtocolPrompt,
  buildSystemPrompt,
  GOODBYE_ADDENDUM,
  THERAPIST_PROMPT,
  withoutExamples,
} from './build-system-prompt.ts'
import { OUTPUT_CONTRACT } from './prompt-sections.ts'

// At most 1,800 tokens by the tokenizers of GPT-4 and of Llama 3 (docs/model-at-home.md).
const MOST_CHARACTERS = 5_950

/** Words that a reply must not say, or that are worn: quoted in a prompt, models repeat them. */
const NOT_TO_BE_QUOTED =
  /entre nós|ninguém (?:jamais )?vai saber|cem por cento|me prometa|\bjure\b|pense na sua família|é egoísmo|vai passar|seja forte|pense positivo|por um motivo|não está só|já passei por isso|não é nada|já viu muita coisa|parece depressão|por que você|só eu te/i

describe.each(PERSONA_KEYS)('the system prompt for %s', (persona) => {
  const prompt = buildSystemPrompt({ persona })
  const { styleInstruction } = PERSONA_BY_KEY[persona]

  it('sets the five rules', () => {
    expect(prompt).toContain('Nunca sugira diagnóstico')
    expect(prompt).toContain('Sempre feche com um fecho simbólico')
    expect(prompt).toContain('Sempre lembre da confidencialidade')
    expect(prompt).toContain('Emojis com moderação')
    expect(prompt).toContain('Termine com uma ou duas perguntas investigativas')
  })

  it('names CVV 188 and shows what it is: an AI, no psychologist', () => {
    expect(prompt).toMatch(/CVV, telefone 188/)
    expect(prompt).toContain('Você é uma inteligência artificial')
    expect(prompt).toContain('Não é psicóloga, psicólogo')
    expect(prompt).toContain('18 anos ou mais')
    expect(prompt).toContain('a primeira frase diz que é uma inteligência artificial, em qualquer estilo')
  })

  it('begins with what is the same for all, and ends with the contract', () => {
    expect(prompt.startsWith(`${THERAPIST_PROMPT}\n\n# Seu estilo`)).toBe(true)
    expect(prompt.endsWith(`\n\n${OUTPUT_CONTRACT}`)).toBe(true)
    expect(OUTPUT_CONTRACT.length).toBeLessThan(700)
    expect(prompt.length).toBeLessThanOrEqual(MOST_CHARACTERS)
  })

  it('has its own style and examples and no others', () => {
    for (const other of PERSONA_KEYS) {
      const isIts = other === persona
      expect(prompt.includes(PERSONA_BY_KEY[other].styleInstruction)).toBe(isIts)
      for (const { reply } of PERSONA_BY_KEY[other].examples) expect(prompt.includes(reply)).toBe(isIts)
    }
  })

  it('leaves length, number of questions and number of emoji to the rules for all', () => {
    expect(styleInstruction).not.toMatch(/palavras\)|\d+ a \d+|\b(?:um|uma) ou (?:dois|duas)\b/)
    expect(styleInstruction).not.toMatch(/vinte e poucos|já viu|na vida dos outros/)
    expect(prompt.match(/\d+ palavras/g)).toHaveLength(1)
  })

  it('carries what holds for this turn after all that never changes, so that caches hit', () => {
    const turn = buildSystemPrompt({ persona, addenda: [GOODBYE_ADDENDUM, ' ', 'Sem ironia.'] })
    const untilContract = prompt.slice(0, -OUTPUT_CONTRACT.length)
    expect(turn.startsWith(untilContract)).toBe(true)
    expect(turn.slice(untilContract.length)).toContain(GOODBYE_ADDENDUM)
    expect(turn.endsWith(`- Sem ironia.\n\n${OUTPUT_CONTRACT}`)).toBe(true)
    expect(buildSystemPrompt({ persona, addenda: [] })).toBe(prompt)
  })

  it('loses nothing but the examples where a context is small', () => {
    const turn = buildSystemPrompt({ persona, notes: '# Notas\n- Uma.', addenda: ['Sem ironia.'] })
    const short = withoutExamples(turn)
    expect(short.startsWith(THERAPIST_PROMPT)).toBe(true)
    expect(short).toContain(styleInstruction)
    expect(short).toContain('# Notas\n- Uma.')
    expect(short.endsWith(`- Sem ironia.\n\n${OUTPUT_CONTRACT}`)).toBe(true)
    for (const { reply } of PERSONA_BY_KEY[persona].examples) expect(short).not.toContain(reply)
    expect(prompt.length - withoutExamples(prompt).length).toBeGreaterThan(700)
  })

  it('quotes nothing that a reply must not say', () => {
    expect(prompt).not.toMatch(NOT_TO_BE_QUOTED)
    for (const [, quoted = ''] of prompt.matchAll(/["“]([^"”\n]+)["”]/g)) expectPasses(`${quoted}.`)
  })
})

describe('the two examples of each persona', () => {
  const exchanges = PERSONA_KEYS.flatMap((persona) =>
    PERSONA_BY_KEY[persona].examples.map((exchange) => ({ persona, ...exchange })),
  )
  const closings = exchanges.map(({ reply }) => reply.split('\n\n').at(-1) ?? '')

  it.each(exchanges)('$persona: $message', ({ persona, message, reply }) => {
    expect(formProblems(reply)).toEqual([])
    expectPasses(reply, message)
    const hasEmoji = /\p{Extended_Pictographic}/u.test(reply)
    if (/Emoji: nenhum/.test(PERSONA_BY_KEY[persona].styleInstruction)) expect(hasEmoji).toBe(false)
  })

  it('do not all close in one shape', () => {
    const firstWords = closings.map((closing) => closing.split(' ').slice(0, 2).join(' '))
    expect(new Set(firstWords).size).toBe(closings.length)
    expect(closings.filter((closing) => closing.includes(':')).length).toBeLessThanOrEqual(4)
  })

  it('say the word of confidentiality each in another way', () => {
    const lines = exchanges.map(
      ({ reply }) => reply.match(/[^.!?\n]*(?:confiden|criptograf|sigilo|protegid)[^.\n]*\./i)?.[0],
    )
    expect(new Set(lines).size).toBeGreaterThanOrEqual(8)
  })
})

describe('the check of the form', () => {
  const good = PERSONA_BY_KEY.acolhedora.examples[0].reply

  it.each([
    ['an emoji after the question', `${good} 🌷`, 'something after the question'],
    ['a question in the body', good.replace('inteiro.', 'inteiro?'), 'a question before the last paragraph'],
    ['three questions', `${good} E depois? E hoje?`, '3 questions at the end'],
    ['two emoji', good.replace('🤍', '🤍🌷'), 'too many emoji'],
    ['nothing of confidentiality', good.replace(/ O que você conta.*\n/, '\n'), 'no word of confidentiality'],
    ['a list', good.replace('Se der', '- Se der'), 'a heading, a list or a link'],
    ['one paragraph', good.replaceAll('\n\n', ' '), '1 paragraphs'],
    ['too few words', 'Entendi. Há sigilo.\n\nE agora?', '5 words'],
    ['too many words', good.replace('Chorar', 'Chorar '.repeat(150)), '213 words'],
  ])('sees %s', (_, reply, problem) => {
    expect(formProblems(reply)).toContain(problem)
  })
})

describe('the protocol prompt', () => {
  const prompt = buildProtocolPrompt({
    protocol: 'Pergunte: tem alguém com você agora?',
    addenda: ['Seja breve.'],
  })

  it('puts the protocol in the place of persona, closing, emoji and confidentiality line', () => {
    expect(prompt).toContain('Pergunte: tem alguém com você agora?')
    expect(prompt).toContain('Seja breve.')
    expect(prompt).toContain('Estão suspensos')
    for (const key of PERSONA_KEYS) expect(prompt).not.toContain(PERSONA_BY_KEY[key].displayName)
    expect(prompt).not.toContain('Sempre feche')
    expect(prompt).not.toContain('Sempre lembre')
    expect(prompt).not.toContain(OUTPUT_CONTRACT)
  })

  it('keeps the truth about itself, the numbers and the limits', () => {
    expect(prompt).toContain('Você é uma inteligência artificial')
    expect(prompt).toContain('188')
    expect(prompt).toContain('SAMU 192')
    expect(prompt).toContain('Nunca sugira diagnóstico')
    expect(withoutExamples(prompt)).toBe(prompt)
  })

  it.each(PROTOCOL_LEVELS)('quotes nothing that a reply must not say, in %s', (level) => {
    expect(buildProtocolPrompt({ protocol: protocolPrompt(level) })).not.toMatch(NOT_TO_BE_QUOTED)
  })
})

function expectPasses(reply: string, message = ''): void {
  for (const level of ['nenhum', 'atencao'] as const) {
    const guard = createOutputGuard({ level, message })
    expect(guard.push(reply) + guard.end()).toBe(reply)
  }
}
