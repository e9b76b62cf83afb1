import { readFileSync } from 'node:fs'
import { readRisk } from '#domain/safety/read-risk.ts'

// `npm run risco -- ARQUIVO` reads a text file, one message a line, and prints `NIVEL<TAB>line` for each.

const [argument] = process.argv.slice(2)

try {
  if (argument === undefined) fail('Diga que arquivo ler: npm run risco -- ARQUIVO.')
  else printLevels(argument)
} catch (error) {
  fail(reasonOf(error, argument))
}

function printLevels(file: string): void {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  process.stdout.write(lines.map((line) => `${readRisk(line).level}\t${line}\n`).join(''))
}

function reasonOf(error: unknown, file: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `O arquivo não existe: ${file}`
  if (code === 'EISDIR') return `Isto é uma pasta, não um arquivo: ${file}`
  if (code === 'EACCES') return `Sem permissão para ler o arquivo: ${file}`
  return `Não foi possível ler o arquivo: ${file}`
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
