import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Judgement } from './judge.ts'
import type { Summary } from './summary.ts'
import type { Turn } from './talk.ts'

/** What makes two runs the same run. */
export type RunKey = {
  perfil: string
  nu: boolean
  modelo: string
  juiz: string | null
  pessoa: string | null
  prompt: string
}

/** A simulated person left her role: her talk with this seed does not count. */
export type LeftRole = { cenario: string; semente: number; turno: number; motivo: string }

const FILES = {
  key: 'opcoes.json',
  turns: 'conversas.jsonl',
  judgements: 'juizo.jsonl',
  leftRole: 'simulador.jsonl',
  report: 'relatorio.html',
  summary: 'resumo.json',
}

export type RunFolder = ReturnType<typeof openFolder>

const nameOf = (model: string) => model.replaceAll(/[^A-Za-z0-9._-]/g, '-')

/** `avaliacao/AAAA-MM-DD-MODELO`, with a number from the second run of the day on. */
export function createFolder(root: string, day: string, key: RunKey): RunFolder {
  const base = path.join(root, `${day}-${nameOf(key.modelo)}`)
  let at = base
  for (let number = 2; existsSync(at); number += 1) at = `${base}-${number}`
  mkdirSync(at, { recursive: true })
  writeFileSync(path.join(at, FILES.key), `${JSON.stringify(key, null, 2)}\n`)
  return openFolder(at)
}

/** The newest folder of this run that has no summary yet. */
export function findUnfinished(root: string, key: RunKey): RunFolder | null {
  if (!existsSync(root)) return null
  const isSame = (name: string) => {
    const file = path.join(root, name, FILES.key)
    if (!existsSync(file) || existsSync(path.join(root, name, FILES.summary))) return false
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) === JSON.stringify(key)
  }
  // '-10' comes after '-9'.
  const inOrder = readdirSync(root).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const name = inOrder.findLast(isSame)
  return name === undefined ? null : openFolder(path.join(root, name))
}

function openFolder(at: string) {
  const file = (name: keyof typeof FILES) => path.join(at, FILES[name])
  const turns = openLog<Turn>(file('turns'))
  const judgements = openLog<Judgement>(file('judgements'))
  const leftRole = openLog<LeftRole>(file('leftRole'))
  return {
    at,
    turns: turns.all,
    addTurn: turns.add,
    judgements: judgements.all,
    addJudgement: judgements.add,
    leftRole: leftRole.all,
    addLeftRole: leftRole.add,
    /** The summary is last and appears whole: a folder that has it is finished. */
    finish(summary: Summary, report: string): void {
      writeFileSync(file('report'), report)
      writeFileSync(`${file('summary')}.tmp`, `${JSON.stringify(summary, null, 2)}\n`)
      renameSync(`${file('summary')}.tmp`, file('summary'))
    },
  }
}

/** Lines that are only ever added: on disk before anything follows from them, and read from disk once. */
function openLog<T>(file: string) {
  endLastLine(file)
  const lines = linesOf<T>(file)
  return {
    all: (): readonly T[] => lines,
    add(line: T): void {
      appendFileSync(file, `${JSON.stringify(line)}\n`)
      lines.push(line)
    },
  }
}

/** The line at which a process was killed is whole or is ignored; the next one begins after it. */
function endLastLine(file: string): void {
  if (existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'))) appendFileSync(file, '\n')
}

function linesOf<T>(file: string): T[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as T]
      } catch {
        return []
      }
    })
}

export function readSummary(at: string): Summary {
  return JSON.parse(readFileSync(path.join(at, FILES.summary), 'utf8'))
}

/** The scenario and seed of every talk of a run. */
export function talksIn(at: string): string[] {
  const turns = linesOf<Turn>(path.join(at, FILES.turns))
  return [...new Set(turns.map(({ cenario, semente }) => `${cenario}/${semente}`))]
}

/** Finished runs in the same place, newest last. */
export function finishedRuns(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, FILES.summary)))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => path.join(root, name))
}
