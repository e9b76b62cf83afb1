/** How grave a message is. The words are on the wire, in the card and in `npm run risco`. */
export type RiskLevel = 'nenhum' | 'atencao' | 'risco' | 'emergencia' | 'violencia' | 'vitima'

/** From lightest to gravest: when one message says several things, the gravest decides who answers. */
export const riskLevels = [
  'nenhum',
  'atencao',
  'vitima',
  'risco',
  'violencia',
  'emergencia',
] as const satisfies readonly RiskLevel[]

export const gravity = (level: RiskLevel): number => riskLevels.indexOf(level)

export const isGraver = (level: RiskLevel, than: RiskLevel): boolean => gravity(level) > gravity(than)

export const gravest = (levels: readonly RiskLevel[]): RiskLevel =>
  riskLevels.findLast((level) => levels.includes(level)) ?? 'nenhum'

/** From `risco` on the persona steps back and the protocol speaks. */
export const usesProtocol = (level: RiskLevel): boolean => level !== 'nenhum' && level !== 'atencao'
