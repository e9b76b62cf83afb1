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
import type { Call } from './spending.ts'
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
  /** The contents of the VERA target whose people were brought along. */
  vera?: string
}

/** A simulated person left her role: her talk with this seed does not count. */
export type LeftRole = { cenario: string; semente: number; turno: number; motivo: string }

const FILES = {
  key: 'opcoes.json',
  turns: 'conversas.jsonl',
  judgements: 'juizo.jsonl',
  leftRole: 'simulador.jsonl',
  calls: 'chamadas.jsonl',
  report: 'relatorio.html',
  summary: 'resumo.json',
}

export type RunFolder = ReturnType<typeof openFolder>

const nameOf = (model: string) => model.replaceAll(/[^A-Za-z0-9._-]/g, '-')

const keyText = (key: RunKey) => `${JSON.stringify(key, null, 2)}\n`

/** `avaliacao/AAAA-MM-DD-MODELO`, with a number from the second run of the day on. */
export function createFolder(root: string, day: string, key: RunKey): RunFolder {
  const base = path.join(root, `${day}-${nameOf(key.modelo)}`)
  let at = base
  for (let number = 2; existsSync(at); number += 1) at = `${base}-${number}`
  mkdirSync(at, { recursive: true })
  writeFileSync(path.join(at, FILES.key), keyText(key))
  return openFolder(at)
}

/** The newest folder of this run that has no summary yet. */
export function findUnfinished(root: string, key: RunKey): RunFolder | null {
  if (!existsSync(root)) return null
  const isSame = (name: string) => {
    const file = path.join(root, name, FILES.key)
    if (!existsSync(file) || existsSync(path.join(root, name, FILES.summary))) return false
    return readFileSync(file, 'utf8') === keyText(key)
  }
  const name = inOrder(readdirSync(root)).findLast(isSame)
  return name === undefined ? null : openFolder(path.join(root, name))
}

function openFolder(at: string) {
  const file = (name: keyof typeof FILES) => path.join(at, FILES[name])
  const turns = openLog<Turn>(file('turns'))
  const judgements = openLog<Judgement>(file('judgements'))
  const leftRole = openLog<LeftRole>(file('leftRole'))
  const calls = openLog<Call>(file('calls'))
  return {
    at,
    turns: turns.all,
    addTurn: turns.add,
    judgements: judgements.all,
    addJudgement: judgements.add,
    leftRole: leftRole.all,
    addLeftRole: leftRole.add,
    calls: calls.all,
    addCall: calls.add,
    /** Writes files into a folder below `vera`. */
    addTranscripts(name: string, transcripts: readonly { file: string; text: string }[]): void {
      const folder = path.join(at, 'vera', name)
      mkdirSync(folder, { recursive: true })
      for (const { file: own, text } of transcripts) writeFileSync(path.join(folder, own), text)
    },
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

/** A run that has ended: its summary, and the scenario and seed of every talk. */
export type FinishedRun = { summary: Summary; talks: string[] }

/** Throws where there is none. */
export function readRun(at: string): FinishedRun {
  const turns = linesOf<Turn>(path.join(at, FILES.turns))
  return {
    summary: JSON.parse(readFileSync(path.join(at, FILES.summary), 'utf8')),
    talks: [...new Set(turns.map(talkKey))],
  }
}

export const talkKey = ({ cenario, semente }: Pick<Turn, 'cenario' | 'semente'>) => `${cenario}/${semente}`

/** Finished runs in the same place, newest last; what can't be read is none. */
export function finishedRuns(root: string): FinishedRun[] {
  if (!existsSync(root)) return []
  return inOrder(readdirSync(root)).flatMap((name) => {
    try {
      return [readRun(path.join(root, name))]
    } catch {
      return []
    }
  })
}

/** '-10' comes after '-9'. */
const inOrder = (names: string[]) =>
  names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
