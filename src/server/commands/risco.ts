import { readFileSync } from 'node:fs'
import { signOfMinor } from '#domain/age/age-signs.ts'
import { verdictOn } from '#domain/safety/guard/judge-reply.ts'
import { readRisk } from '#domain/safety/read-risk.ts'
import { type Command, Misuse } from './run-command.ts'

const AGE = '--idade'
const REPLY = '--resposta'

/**
 * Reads a text file, one message a line, and gives `NIVEL<TAB>line` for each; with --idade the sign of a minor, or '-'; with
 * --resposta, for a line of a reply, what the guard does with it and the id of the rule, if it is one.
 */
async function act(args: string[]): Promise<string[]> {
  const [file = '', ...more] = args.filter((one) => one !== AGE && one !== REPLY)
  if (file === '' || more.length > 0) throw new Misuse()
  const today = new Date()
  const read = (line: string): string => {
    if (args.includes(REPLY)) return readReply(line)
    return args.includes(AGE) ? (signOfMinor(line, today) ?? '-') : readRisk(line).level
  }
  const lines = contentOf(file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${read(line)}\t${line}`)
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
  usage: 'Diga que arquivo ler: npm run risco -- [--idade | --resposta] ARQUIVO.',
  act,
}
