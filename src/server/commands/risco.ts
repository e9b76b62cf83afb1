import { readFileSync } from 'node:fs'
import { signOfMinor } from '#domain/age/age-signs.ts'
import { readRisk } from '#domain/safety/read-risk.ts'
import { type Command, Misuse } from './run-command.ts'

const AGE = '--idade'

/** Reads a text file, one message a line, and gives `NIVEL<TAB>line` for each; with --idade the sign of a minor, or '-'. */
async function act(args: string[]): Promise<string[]> {
  const [file = '', ...more] = args.filter((one) => one !== AGE)
  if (file === '' || more.length > 0) throw new Misuse()
  const today = new Date()
  const read = args.includes(AGE)
    ? (line: string) => signOfMinor(line, today) ?? '-'
    : (line: string) => readRisk(line).level
  const lines = contentOf(file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${read(line)}\t${line}`)
}

const REASONS = new Map([
  ['ENOENT', 'O arquivo não existe'],
  ['EISDIR', 'Isto é uma pasta, não um arquivo'],
  ['EACCES', 'Sem permissão para ler o arquivo'],
])

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Error(`${REASONS.get(code) ?? 'Não foi possível ler o arquivo'}: ${file}`)
  }
}

export const riscoCommand: Command = {
  usage: 'Diga que arquivo ler: npm run risco -- [--idade] ARQUIVO.',
  act,
}
