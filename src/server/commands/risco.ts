import { readFileSync } from 'node:fs'
import { signOfMinor } from '#domain/age/age-signs.ts'
import { verdictOn } from '#domain/safety/guard/judge-reply.ts'
import { readRisk } from '#domain/safety/read-risk.ts'
import { type Command, Misuse } from './run-command.ts'

/** What precedes each line: of a message its level, with the reason or with the sign of a minor; of a reply the verdict. */
const readings: Readonly<Record<string, (line: string, today: Date) => string>> = {
  '--porque': readWithReason,
  '--idade': (line, today) => signOfMinor(line, today) ?? '-',
  '--resposta': readReply,
}

async function act(args: string[]): Promise<string[]> {
  const [option] = args.filter((one) => Object.hasOwn(readings, one))
  const [file = '', ...more] = args.filter((one) => one !== option)
  if (file === '' || more.length > 0) throw new Misuse()
  const today = new Date()
  const reading = readings[option ?? ''] ?? ((line: string) => readRisk(line).level)
  const read = (line: string) => reading(line, today)
  const lines = contentOf(file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${read(line)}\t${line}`)
}

/** The level, then the rules that count in the line, or the words that carried what only the model reads. */
function readWithReason(line: string): string {
  const { level, rules, words } = readRisk(line)
  return `${level}\t${(rules.length > 0 ? rules : words).join(' ')}`
}

function readReply(line: string): string {
  const { verdict, rule } = verdictOn(line)
  return `${verdict}\t${rule ?? ''}`
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
  usage: 'Diga que arquivo ler: npm run risco -- [--porque | --idade | --resposta] ARQUIVO.',
  act,
}
