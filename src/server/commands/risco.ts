import { readFileSync } from 'node:fs'
import { readRisk } from '#domain/safety/read-risk.ts'
import type { Command } from './run-command.ts'

/** Reads a text file, one message a line, and gives `NIVEL<TAB>line` for each. */
async function act([file = '']: string[]): Promise<string[]> {
  const lines = read(file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${readRisk(line).level}\t${line}`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(reasonOf(error, file))
  }
}

function reasonOf(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `O arquivo não existe: ${file}`
  if (code === 'EISDIR') return `Isto é uma pasta, não um arquivo: ${file}`
  if (code === 'EACCES') return `Sem permissão para ler o arquivo: ${file}`
  return `Não foi possível ler o arquivo: ${file}`
}

export const riscoCommand: Command = { usage: 'Diga que arquivo ler: npm run risco -- ARQUIVO.', act }
