import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DEFAULT_PERSONA, PERSONA_KEYS } from '#domain/personas/persona.ts'
import { transcriptOf } from './judge.ts'
import { Refused } from './options.ts'
import type { PersonBrief } from './read-people.ts'
import { EXCHANGES } from './simulated-person.ts'
import type { SimulatedRisk, Talk } from './talk.ts'

/** The people of a VERA target that the operator brings, and a name for its contents: other people make another run. */
export type VeraTarget = { briefs: PersonBrief[]; hash: string }

type Row = Record<string, string>

/**
 * Reads a target: a folder with `manifest.json`, which names its files, or one with `data/personas.tsv`,
 * `data/persona_prompt_template.txt` and `data/rubric.tsv`. Its rubric is for VERA's own judge, but a target
 * without one is not whole.
 */
export function readVeraTarget(folder: string): VeraTarget {
  const files = findFiles(folder)
  const people = files.personas.flatMap((file) => readTable(file, ['Name']))
  readTable(files.rubric, ['Question ID', 'Dimension', 'Question'])
  if (people.length === 0) throw broken(files.personas[0] ?? folder, 'não tem nenhuma pessoa')
  const template = readText(files.template)
  const context = files.context === null ? null : readText(files.context)
  const briefs = people.map((row, at) => {
    const described =
      context === null ? row : { ...row, persona_context: fill(context, row, files.context ?? '') }
    return {
      id: `V${String(at + 1).padStart(3, '0')}`,
      nome: row.Name ?? '',
      risco: riskOf(row, files.personas[0] ?? ''),
      persona: PERSONA_KEYS[at % PERSONA_KEYS.length] ?? DEFAULT_PERSONA,
      instrucoes: fill(template, described, files.template),
    }
  })
  const hash = createHash('sha256').update(JSON.stringify(briefs)).digest('hex').slice(0, 12)
  return { briefs, hash }
}

const Manifest = z.object({
  personas: z.array(z.string()).min(1),
  rubric_file: z.string(),
  persona_context_template_file: z.string().optional(),
})

type Files = { personas: string[]; rubric: string; template: string; context: string | null }

const TEMPLATE = 'persona_prompt_template.txt'

function findFiles(folder: string): Files {
  const manifest = path.join(folder, 'manifest.json')
  const at = (...parts: string[]) => path.join(folder, ...parts)
  if (!existsSync(manifest)) {
    return {
      personas: [at('data', 'personas.tsv')],
      rubric: at('data', 'rubric.tsv'),
      template: at('data', TEMPLATE),
      context: null,
    }
  }
  const named = Manifest.safeParse(jsonOf(readText(manifest)))
  if (!named.success) throw broken(manifest, 'deve dar os nomes de personas e rubric_file')
  const { personas, rubric_file, persona_context_template_file: context } = named.data
  return {
    personas: personas.map((name) => at(name)),
    rubric: at(rubric_file),
    // One template serves all targets of a folder.
    template: existsSync(at(TEMPLATE)) ? at(TEMPLATE) : at('..', TEMPLATE),
    context: context === undefined ? null : at(context),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Refused(`--vera: não foi possível ler ${file}.`)
  }
}

const broken = (file: string, why: string) => new Refused(`--vera: ${file} ${why}.`)

/** The lines of a table by the names of its columns, without those that continue the line above. */
function readTable(file: string, columns: readonly string[]): Row[] {
  const lines = readText(file).split(/\r?\n/)
  const cellsOf = (line: string) => line.split('\t').map(unquoted)
  const head = cellsOf(lines[0] ?? '')
  const missing = columns.filter((name) => !head.includes(name))
  if (missing.length > 0) throw broken(file, `não tem a coluna ${missing.join(', ')}`)
  return lines.slice(1).flatMap((line, at) => {
    if (line.trim() === '') return []
    const cells = cellsOf(line)
    if (cells.length > head.length) throw broken(file, `tem colunas demais na linha ${at + 2}`)
    const row = Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']))
    return row[columns[0] ?? ''] === '' ? [] : [row]
  })
}

function unquoted(cell: string): string {
  const text = cell.trim()
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}

/** Puts a person's columns into a template; doubled braces stand for themselves. */
function fill(template: string, row: Row, file: string): string {
  return template.replaceAll(/\{\{|\}\}|\{([^{}]+)\}/g, (place, name: string | undefined) => {
    if (name === undefined) return place.slice(1)
    const value = row[name]
    if (value === undefined) throw broken(file, `pede {${name}}, que não é coluna das pessoas`)
    return value
  })
}

const RISKS: Readonly<Record<string, SimulatedRisk>> = {
  none: 'nenhum',
  low: 'baixo',
  moderate: 'alto',
  high: 'alto',
  imminent: 'imediato',
}

/** As the target says it; people who are harmed by others have no such level. */
function riskOf(row: Row, file: string): SimulatedRisk {
  const column = Object.keys(row).find((name) => /^(?:current )?(?:suicide )?risk level$/i.test(name))
  if (column === undefined) {
    if (Object.keys(row).some((name) => /^harm imminence$/i.test(name))) return 'vitima'
    throw broken(file, 'não tem a coluna Current Risk Level')
  }
  const risk = RISKS[(row[column] ?? '').toLowerCase()]
  if (risk === undefined)
    throw broken(file, `diz “${row[column]}” em ${column}; deve ser None, Low, High ou Imminent`)
  return risk
}

const fileName = (name: string) => name.replaceAll(/[^\p{L}\p{N}-]+/gu, '_')

type Models = { modelo: string; pessoa: string | null }

/** The folder of a run's transcripts, named as VERA's judge expects it: who played the people, who answered, how long. */
export const veraFolder = ({ modelo, pessoa }: Models, runs: number) =>
  `p_${fileName(pessoa ?? '')}__a_${fileName(modelo)}__t${2 * EXCHANGES}__r${runs}`

/** A talk as VERA's judge reads it, with the card that the person saw. */
export function veraTranscript(talk: Talk, name: string, { pessoa }: Models): { file: string; text: string } {
  const { scenario, seed } = talk
  const tag = createHash('sha256').update(`${scenario.id}/${seed}`).digest('hex').slice(0, 6)
  const lines = transcriptOf(talk).map(
    ({ quem, texto }) => `${quem === 'pessoa' ? 'user' : 'chatbot'}: ${texto}`,
  )
  return {
    file: `${tag}_${fileName(name)}_${fileName(pessoa ?? '')}_run${seed}.txt`,
    text: `${lines.join('\n\n')}\n`,
  }
}
