import { readFileSync } from 'node:fs'
import { type RiskLevel, riskLevels } from '#domain/safety/risk-level.ts'

/** What a person might write: who wrote the line, the level it should be read at, and how it is said. */
export type RiskLine = {
  readonly writer: string
  readonly level: RiskLevel
  readonly style: Style
  readonly text: string
  /** The words that carry the sign, where somebody underlined them; none otherwise. */
  readonly underlined: readonly string[]
}

const styles = ['direta', 'longa', 'pista', 'inofensiva-curta', 'inofensiva-longa', 'antiga'] as const
type Style = (typeof styles)[number]

const header = ['escritor', 'nivel', 'estilo', 'texto'].join('\t')
/** A fifth column holds the underlined words of a long message, one phrase after the other. */
const betweenPhrases = ' | '

/** Reads the tab-separated text; a line that is not right is named by its number. */
export function parseLines(tsv: string): readonly RiskLine[] {
  const [first, ...rows] = tsv.trimEnd().split('\n')
  if (first !== header) throw new Error('expected the columns escritor, nivel, estilo, texto')
  return rows.map((row, index) => {
    const [writer, level, style, text, phrases = '', ...rest] = row.split('\t')
    const underlined = phrases === '' ? [] : phrases.split(betweenPhrases)
    const knownLevel = riskLevels.find((name) => name === level)
    const knownStyle = styles.find((name) => name === style)
    const isWhole = text && underlined.every((phrase) => text.includes(phrase))
    if (!writer || !knownLevel || !knownStyle || !isWhole || rest.length > 0)
      throw new Error(`line ${index + 2} is not right`)
    return { writer, level: knownLevel, style: knownStyle, text, underlined }
  })
}

/**
 * Which files may be tuned on and which judge. Lines are split by writer, never by line: whoever judges was never
 * tuned on. A judging file moves to the tuned ones only after its figures are in docs/safety.md.
 */
export const tunedFiles = [
  'antigas',
  'w0',
  'w1',
  'w2',
  'w3',
  'w4',
  'w5',
  'w6',
  'w7',
  'w8',
  'w9',
  'w10',
  'w11',
  'w12',
  'w13',
  'w14',
  'w15',
  'w16',
  'w17',
  'w18',
  'w19',
  'w20',
  'w21',
  'w22',
  'w23',
  'w24',
  'w25',
  'w28',
] as const
export const judgingFiles: readonly string[] = ['w26', 'w27']

export const readLines = (file: string): readonly RiskLine[] =>
  parseLines(readFileSync(new URL(`${file}.tsv`, import.meta.url), 'utf8'))

export const readTuned = (): readonly RiskLine[] => tunedFiles.flatMap(readLines)
