import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { isEmail, normalizeEmail } from '#domain/account/credentials.ts'
import { CsvError, planoProblem } from '#server/features/allow-list/read-allowed-csv.ts'
import { isCode } from '#server/platform/files.ts'

export function readEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) throw new Error(`"${typed}" não é um e-mail válido.`)
  return email
}

export function readPlan(typed: string, name: string): string {
  const plano = typed.trim()
  const problem = planoProblem(plano)
  if (problem) throw new Error(`${name}: ${problem}`)
  return plano
}

export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`${file}: não foi possível ler o arquivo. Nada foi alterado.`)
  }
}

export function readCsvFile<T>(file: string, read: (text: string) => T): T {
  const bytes = readBytes(file)
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}, ${error.message} Nada foi alterado.`)
    if (isCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA'))
      throw new Error(`${file}: salve o arquivo como CSV em UTF-8. Nada foi alterado.`)
    throw error
  }
}

/** What begins with a single dash is a word, as the id of an integration or a secret may: no option of ours has a short form. */
const hideDash = (arg: string): string => arg.replace(/^-(?!-)/, '\0-')
const showDash = <T>(value: T) => (typeof value === 'string' ? value.replace(/^\0/, '') : value) as T

/** Reads a command line; `problem` is the line for the operator when it can't be read. */
export function parseOptions<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  problem = '',
) {
  try {
    const { values, positionals } = parseArgs({ args: args.map(hideDash), options, allowPositionals: true })
    const shown = Object.entries(values).map(([name, value]) => [name, showDash(value)])
    return { values: Object.fromEntries(shown) as typeof values, positionals: positionals.map(showDash) }
  } catch {
    throw new Error(problem)
  }
}
