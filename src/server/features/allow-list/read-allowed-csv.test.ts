import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { casesOf, PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { filledLines, readAllowedCsv } from './read-allowed-csv.ts'

const MARIA = { email: 'maria@exemplo.com', plano: 'anual' }
const JOANA = { email: 'joana@exemplo.com', plano: 'mensal' }

describe('a list may be written', () => {
  test.each([
    ['without a header', 'maria@exemplo.com,anual\njoana@exemplo.com,mensal'],
    ['with a header', 'email,plano\nmaria@exemplo.com,anual\njoana@exemplo.com,mensal\n'],
    [
      'with a header in capitals and quotes',
      '"E-mail";"PLANO"\nmaria@exemplo.com;anual\njoana@exemplo.com;mensal',
    ],
    ['with semicolons', 'email;plano\nmaria@exemplo.com;anual\njoana@exemplo.com;mensal'],
    [
      'with the line ends of Windows',
      'email,plano\r\nmaria@exemplo.com,anual\r\njoana@exemplo.com,mensal\r\n',
    ],
    ['with the line ends of old Macs', 'maria@exemplo.com,anual\rjoana@exemplo.com,mensal'],
    [
      'with the mark that Excel puts first',
      '\ufeffemail;plano\nmaria@exemplo.com;anual\njoana@exemplo.com;mensal',
    ],
    ['with blank lines', '\n\nemail,plano\n\nmaria@exemplo.com,anual\n   \n\t\njoana@exemplo.com,mensal\n\n'],
    ['with quotes', '"maria@exemplo.com","anual"\n joana@exemplo.com , "mensal" '],
    ['with capitals and blanks', ' MARIA@Exemplo.com ,  anual \nJoana@EXEMPLO.COM;mensal'],
    ['with a line twice', 'maria@exemplo.com,anual\njoana@exemplo.com,mensal\nMaria@exemplo.com,anual'],
  ])('%s', (_, text) => {
    expect(readAllowedCsv(text)).toEqual([MARIA, JOANA])
  })

  test.each([
    ['maria@exemplo.com;Plano A, com desconto', 'Plano A, com desconto'],
    ['maria@exemplo.com,"Plano A, com desconto"', 'Plano A, com desconto'],
    ['maria@exemplo.com,"O ""melhor"" plano"', 'O "melhor" plano'],
    ['maria@exemplo.com,Plano Ção 💜', 'Plano Ção 💜'],
    ['"maria@exemplo.com";email', 'email'],
  ])('and %j has the plan %j', (text, plano) => {
    expect(readAllowedCsv(text)).toEqual([{ email: 'maria@exemplo.com', plano }])
  })

  test.each(['', '\n', '\ufeff', 'email,plano', 'email;plano\n\n'])('and may be empty: %j', (text) => {
    expect(readAllowedCsv(text)).toEqual([])
  })
})

describe('the line that is wrong is named', () => {
  test.each([
    ['maria@exemplo.com,anual\nnada,mensal', 'linha 2: não começa com um e-mail válido.'],
    ['email,plano\n\nmaria@exemplo.com,anual\n,mensal', 'linha 4: não começa com um e-mail válido.'],
    ['plano,email\nanual,maria@exemplo.com', 'linha 1: não começa com um e-mail válido.'],
    ['maria@exemplo.com,anual\nemail,plano', 'linha 2: não começa com um e-mail válido.'],
    ['maria@exemplo.com', 'linha 1: falta o plano.'],
    ['maria@exemplo.com,', 'linha 1: falta o plano.'],
    ['maria@exemplo.com;""', 'linha 1: falta o plano.'],
    ['maria@exemplo.com;  ', 'linha 1: falta o plano.'],
    ['maria@exemplo.com,anual,mais', 'linha 1: há colunas demais; são só e-mail e plano.'],
    ['maria@exemplo.com;anual;', 'linha 1: há colunas demais; são só e-mail e plano.'],
    ['email,plano,preço\nmaria@exemplo.com,anual,10', 'linha 1: há colunas demais; são só e-mail e plano.'],
    ['maria@exemplo.com,"anual', 'linha 1: as aspas não fecham ou estão no lugar errado.'],
    ['maria@exemplo.com,an"ual"', 'linha 1: as aspas não fecham ou estão no lugar errado.'],
    ['maria@exemplo.com,"anual" x', 'linha 1: as aspas não fecham ou estão no lugar errado.'],
    ['"maria@exemplo.com,anual', 'linha 1: as aspas não fecham ou estão no lugar errado.'],
    [`maria@exemplo.com,${'x'.repeat(101)}`, 'linha 1: o plano pode ter no máximo 100 caracteres.'],
    ['maria@exemplo.com,a\0b', 'linha 1: o plano tem caracteres que não podem ser usados.'],
    [
      'maria@exemplo.com,anual\r\njoana@exemplo.com,x\r\nMARIA@exemplo.com,mensal',
      'linha 3: maria@exemplo.com já está na linha 1 com outro plano.',
    ],
  ])('%j', (text, message) => {
    expect(() => readAllowedCsv(text)).toThrow(message)
  })
})

test('whatever was written is read back, and anything else is refused with a line, never worse', () => {
  const entry = fc.record({
    email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.com$/),
    plano: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((plano) => /^(?!\s)[^\p{Cc}]+(?<!\s)$/u.test(plano)),
  })
  const lists = fc.uniqueArray(entry, { selector: ({ email }) => email })
  const written = fc.constantFrom(',', ';').chain((separator) =>
    lists.map((list) => ({
      list,
      text: list.map(({ email, plano }) => `${email}${separator}"${plano.replaceAll('"', '""')}"`).join('\n'),
    })),
  )
  fc.assert(
    fc.property(written, ({ list, text }) => {
      expect(readAllowedCsv(text)).toEqual(list)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a@.b,;"\n\r \t\0é') }), (text) => {
      try {
        readAllowedCsv(text)
      } catch (error) {
        expect(String(error)).toMatch(/^CsvError: linha \d+: .+$/)
      }
    }),
    { numRuns: casesOf(2_000), ...PROPERTY_BUDGET },
  )
})

test('a hundred thousand lines are read', () => {
  const text = Array.from({ length: 100_000 }, (_, n) => `p${n}@exemplo.com;mensal`).join('\n')
  expect(readAllowedCsv(text)).toHaveLength(100_000)
})

test('a line made to take for ever is refused', () => {
  for (const nasty of [
    `"${'"'.repeat(50_001)}`,
    `${' '.repeat(100_000)}x`,
    `${'" '.repeat(30_000)}`,
    `"${'a"'.repeat(30_000)}`,
  ]) {
    expect(() => readAllowedCsv(nasty)).toThrow('linha 1')
  }
})

test('of millions of empty lines nothing is kept, and the lines after them have their numbers', () => {
  expect(filledLines(`${'\n'.repeat(2_000_000)}a\r\n\rb`)).toEqual([
    { content: 'a', line: 2_000_001 },
    { content: 'b', line: 2_000_003 },
  ])
})
