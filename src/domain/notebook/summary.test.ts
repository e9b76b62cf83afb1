import { describe, expect, test } from 'vitest'
import { SUMMARY_CHARACTERS, SUMMARY_MAX } from '../limits.ts'
import { boundedSummary, SUMMARY_PROMPT, summaryByRule, summaryWindow, withHelpLine } from './summary.ts'
import { typedText } from './typed-text.ts'

describe('a summary by rule', () => {
  const MESSAGES = [
    'Oi. Hoje briguei com a minha chefe por causa do plantão.',
    'Fiquei com um nó na garganta o dia inteiro.',
    'Percebi que eu não sei dizer não! Amanhã vou falar com ela com calma.',
  ]
  const never = () => false

  test('is made of the person’s own phrases and shows that it is', () => {
    const summary = summaryByRule(MESSAGES, never)
    expect(summary).toMatch(/^Este resumo foi feito por uma regra/)
    const quoted = [...summary.matchAll(/“([^”]+)”/g)].map(([, phrase]) => phrase)
    expect(quoted).toEqual([
      'Hoje briguei com a minha chefe por causa do plantão.',
      'Fiquei com um nó na garganta o dia inteiro.',
      'Percebi que eu não sei dizer não!',
      'Amanhã vou falar com ela com calma.',
    ])
    for (const phrase of quoted) expect(MESSAGES.join(' ')).toContain(phrase)
  })

  test('gives back no words of danger', () => {
    const summary = summaryByRule([...MESSAGES, 'Vou tomar todos os remédios hoje.'], (phrase) =>
      phrase.includes('remédios'),
    )
    expect(summary).not.toContain('remédios')
  })

  test('is empty when there is nothing to choose from, and never too long', () => {
    expect(summaryByRule(['oi', 'sim'], never)).toBe('')
    const long = Array.from(
      { length: 50 },
      (_, at) => `Hoje contei a história número ${at} ${'bem '.repeat(25)}.`,
    )
    expect(summaryByRule(long, never).length).toBeLessThanOrEqual(SUMMARY_MAX)
  })
})

describe('a summary by the model', () => {
  test('is asked for in the second person, without diagnosis, question or closing', () => {
    expect(SUMMARY_PROMPT).toMatch(/segunda pessoa/)
    expect(SUMMARY_PROMPT).toMatch(/Nunca sugira diagnóstico/)
    expect(SUMMARY_PROMPT).toMatch(/Sem pergunta, sem fecho simbólico/)
  })

  test('reads the newest messages that fit, in order, and at least one', () => {
    const message = (length: number) => ({ content: 'a'.repeat(length) })
    const third = message(SUMMARY_CHARACTERS / 3)
    expect(summaryWindow([message(5), third, third, third])).toEqual([third, third, third])
    expect(summaryWindow([message(SUMMARY_CHARACTERS + 1)])).toHaveLength(1)
    expect(summaryWindow([])).toEqual([])
  })

  test('is cut after a sentence when it is too long', () => {
    expect(boundedSummary('  Você falou do trabalho. ')).toBe('Você falou do trabalho.')
    const cut = boundedSummary('Uma frase inteira. '.repeat(200))
    expect(cut.length).toBeLessThanOrEqual(SUMMARY_MAX)
    expect(cut.endsWith('inteira.')).toBe(true)
    expect(boundedSummary('a'.repeat(5000))).toHaveLength(SUMMARY_MAX)
    expect(boundedSummary(' \n')).toBe('')
  })
})

test('of a conversation with danger the summary names the help line once, and is never too long', () => {
  expect(withHelpLine('Você falou do dia.')).toMatch(/^Você falou do dia\.\n\n.*188\.$/)
  expect(withHelpLine('O CVV (188) atende.')).toBe('O CVV (188) atende.')
  expect(withHelpLine('Você falou do dia. '.repeat(200)).length).toBeLessThanOrEqual(SUMMARY_MAX)
  expect(withHelpLine('')).toBe('')
})

test('what is typed is kept without marks that nobody sees, its line breaks stay', () => {
  expect(typedText(' a\r\nb\0\u001f\tc\ud800 ')).toBe('a\nb\tc\ufffd')
})
