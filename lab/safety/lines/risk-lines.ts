import { type RiskLevel, riskLevels } from '#domain/safety/risk-level.ts'

/**
 * One line of tuned.tsv or reported.tsv: what a person might write, the level it should be read at, who writes
 * (`register`), which kind of harmless line it is (`theme`) and where it comes from.
 */
export type RiskLine = {
  readonly level: RiskLevel
  readonly register: string
  readonly theme: string
  readonly source: string
  readonly text: string
}

export const riskLinesHeader = ['nivel', 'registro', 'tema', 'fonte', 'linha'] as const

/** Reads the tab-separated text; a line that is not right is named by its number. */
export function parseRiskLines(tsv: string): readonly RiskLine[] {
  const [header, ...rows] = tsv.trimEnd().split('\n')
  if (header !== riskLinesHeader.join('\t'))
    throw new Error(`expected the columns ${riskLinesHeader.join(', ')}`)
  return rows.map((row, index) => {
    const [level, register, theme, source, text, ...rest] = row.split('\t')
    const known = riskLevels.find((name) => name === level)
    if (!known || !register || !theme || !source || !text || rest.length > 0)
      throw new Error(`line ${index + 2} is not right`)
    return { level: known, register, theme, source, text }
  })
}
