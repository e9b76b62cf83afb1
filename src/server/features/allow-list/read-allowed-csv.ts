import { isEmail, normalizeEmail } from '#domain/account/credentials.ts'
import { PLANO_MAX } from '#domain/limits.ts'
import type { Allowed } from './store.ts'

export class CsvError extends Error {
  constructor(line: number, problem: string) {
    super(`linha ${line}: ${problem}`)
    this.name = 'CsvError'
  }
}

/** How a field begins that a spreadsheet takes for a formula. */
export const FORMULA = /^[=+\-@]/

/** The lines that are not empty, with their numbers. */
export const filledLines = (text: string): { content: string; line: number }[] =>
  text.split(/\r\n?|\n/).flatMap((content, at) => (content.trim() === '' ? [] : { content, line: at + 1 }))

/**
 * Reads a list of e-mails and plans: two columns, separated by `,` or `;`, with or without the header
 * `email,plano`. The first line that is wrong is thrown, so that a file counts whole or not at all.
 */
export function readAllowedCsv(text: string): Allowed[] {
  const planos = new Map<string, { plano: string; line: number }>()
  for (const [at, { content, line }] of filledLines(text).entries()) {
    const fields = csvFields(content, line).map((field) => withoutApostrophe(field.trim()))
    if (at === 0 && isHeader(fields)) continue
    const { email, plano } = readEntry(fields, line)
    const before = planos.get(email)
    if (before && before.plano !== plano) {
      throw new CsvError(line, `${email} já está na linha ${before.line} com outro plano.`)
    }
    if (!before) planos.set(email, { plano, line })
  }
  return [...planos].map(([email, { plano }]) => ({ email, plano }))
}

/** `liberados list` puts one in front of what a spreadsheet would take for a formula. */
const withoutApostrophe = (field: string): string =>
  field.startsWith("'") && FORMULA.test(field.slice(1)) ? field.slice(1) : field

export function planoProblem(plano: string): string | null {
  if (plano.trim() === '') return 'falta o plano.'
  if ([...plano].length > PLANO_MAX) return `o plano pode ter no máximo ${PLANO_MAX} caracteres.`
  return /\p{Cc}/u.test(plano) ? 'o plano tem caracteres que não podem ser usados.' : null
}

function readEntry([email = '', plano = '', ...more]: string[], line: number): Allowed {
  if (more.length > 0) throw new CsvError(line, 'há colunas demais; são só e-mail e plano.')
  const normalized = normalizeEmail(email)
  if (!isEmail(normalized)) throw new CsvError(line, 'não começa com um e-mail válido.')
  const problem = planoProblem(plano)
  if (problem) throw new CsvError(line, problem)
  return { email: normalized, plano }
}

const isHeader = ([first = '', second = '', ...more]: string[]): boolean =>
  /^e-?mail$/i.test(first) && /^plano$/i.test(second) && more.length === 0

/** The fields of one line. No e-mail holds a `,` or `;`, so the first one of them is the separator of its line. */
export function csvFields(content: string, line: number): string[] {
  const separator = /^(?:\s*"(?:[^"]|"")*"\s*|[^,;"]*)([,;])/.exec(content)?.[1] ?? ','
  const field = new RegExp(
    `\\s*"((?:[^"]|"")*)"\\s*(?:${separator}|$)|([^${separator}"]*)(?:${separator}|$)`,
    'y',
  )
  const fields: string[] = []
  while (field.lastIndex < content.length || content[field.lastIndex - 1] === separator) {
    const match = field.exec(content)
    if (!match) throw new CsvError(line, 'as aspas não fecham ou estão no lugar errado.')
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[0] === '') break
  }
  return fields
}
