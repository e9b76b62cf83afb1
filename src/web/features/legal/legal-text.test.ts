import { describe, expect, test } from 'vitest'
import {
  ACCOUNT_ERASED_AFTER,
  BROWSER_KNOWN_FOR,
  ENTRY_LINK_LASTS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECEIPT_TRIED_FOR,
  RESET_LINK_LASTS,
  SESSION_LASTS,
  UNDO_LASTS,
  UNDO_LINK_LASTS,
} from '#domain/limits.ts'
import { type LegalText, readLegalText, WHO_ANSWERS } from './legal-text.ts'
import { PRIVACY } from './privacy-text.ts'
import { TERMS } from './terms-text.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

function allWords(text: LegalText): string {
  const wordsOf = (section: LegalText['sections'][number]) =>
    section.blocks.flatMap((block) => (block === WHO_ANSWERS ? [] : block))
  return text.sections.flatMap((section) => [section.heading, ...wordsOf(section)]).join('\n')
}

describe.each([TERMS, PRIVACY])('$title', (text) => {
  test('is dated and has an address of its own for every section', () => {
    const ids = text.sections.map((section) => section.id)
    expect(text.date).toBe('Abril de 2025')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true)
  })

  test('has a place for who answers for the data', () => {
    expect(text.sections.flatMap(({ blocks }) => blocks)).toContain(WHO_ANSWERS)
  })

  test('shows that it is for adults and that the secrecy is not absolute', () => {
    expect(allWords(text)).toContain('18 anos')
    expect(allWords(text)).toContain('não prometemos sigilo absoluto')
  })
})

// A dated text does not change by itself when a constant does: these fail instead, and a new version is written.
test('the terms name the password rule and the help lines as they are', () => {
  expect(allWords(TERMS)).toContain(`de ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres`)
  for (const line of ['188, CVV', '192, SAMU']) expect(allWords(TERMS)).toContain(line)
})

test('the privacy policy names how long sessions, cookies and links last as it is', () => {
  expect(allWords(PRIVACY)).toContain(`Vale ${SESSION_LASTS / DAY} dias`)
  expect(allWords(PRIVACY)).toContain(`vale ${BROWSER_KNOWN_FOR / DAY} dias`)
  expect(allWords(PRIVACY)).toContain(`navegador novo vale ${ENTRY_LINK_LASTS / HOUR} hora;`)
  expect(allWords(PRIVACY)).toContain(`o de nova senha vale ${RESET_LINK_LASTS / HOUR} hora;`)
  expect(allWords(PRIVACY)).toContain(`a criação da conta, ${UNDO_LINK_LASTS / DAY} dias`)
})

test('both texts name what erasing does and how long it takes as it is', () => {
  for (const text of [TERMS, PRIVACY]) {
    expect(allWords(text)).toContain(`${ACCOUNT_ERASED_AFTER / DAY} dias para mudar de ideia`)
    expect(allWords(text)).toContain(`Por ${UNDO_LASTS / 1000} segundos`)
    expect(allWords(text)).toContain('“Apagar agora”')
  }
  expect(allWords(PRIVACY)).toContain(`por até ${RECEIPT_TRIED_FOR / DAY} dias`)
})

test('a document is read as its title, date, summary and sections', () => {
  const document =
    '# Termos\n\nAbril\n\n- Um.\n- Dois.\n\n## Quem {#quem}\n\n{quem responde}\n\nUm parágrafo.\n\n- a\n- b\n'
  expect(readLegalText(document)).toEqual({
    title: 'Termos',
    date: 'Abril',
    summary: ['Um.', 'Dois.'],
    sections: [{ id: 'quem', heading: 'Quem', blocks: [WHO_ANSWERS, 'Um parágrafo.', ['a', 'b']] }],
  })
})
