/** How grave a message is. The words are on the wire, in the card and in `npm run risco`. */
export type RiskLevel = 'nenhum' | 'atencao' | 'risco' | 'emergencia' | 'violencia' | 'vitima'

/** From lightest to gravest: when one message has several, the gravest decides who answers. */
export const riskLevels = [
  'nenhum',
  'atencao',
  'vitima',
  'risco',
  'violencia',
  'emergencia',
] as const satisfies readonly RiskLevel[]

/** What a level counts as that can't be read, or that a newer server knows: the protocol speaks, and help is within reach. */
export const UNREADABLE_LEVEL = 'risco' satisfies RiskLevel

export const knownLevel = (level: RiskLevel): RiskLevel =>
  riskLevels.find((known) => known === level) ?? UNREADABLE_LEVEL

export const gravity = (level: RiskLevel): number => riskLevels.indexOf(knownLevel(level))

export const isGraver = (level: RiskLevel, than: RiskLevel): boolean => gravity(level) > gravity(than)

export const gravest = (levels: readonly RiskLevel[]): RiskLevel =>
  levels.reduce<RiskLevel>((most, level) => (isGraver(level, most) ? knownLevel(level) : most), 'nenhum')

/** From `risco` on the persona steps back and the protocol speaks. */
export const usesProtocol = (level: RiskLevel): boolean => level !== 'nenhum' && level !== 'atencao'
