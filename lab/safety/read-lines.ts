import { readFileSync } from 'node:fs'
import { type RiskLevel, riskLevels } from '#domain/safety/risk-level.ts'
import { labFile, setsOf } from '../manifest.ts'

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

export const tunedFiles = setsOf('lines', 'trains')
export const judgingFiles = setsOf('lines', 'judges')
/** `conversations` has no level for each message. */
export const tunedTalks = setsOf('talks', 'trains').filter((set) => set !== 'conversations')

export const readLines = (file: string): readonly RiskLine[] =>
  parseLines(readFileSync(labFile('lines', `${file}.tsv`), 'utf8'))

export const readTuned = (): readonly RiskLine[] => tunedFiles.flatMap(readLines)
