/**
 * How grave a message is, from lightest to gravest: when one message has several, the gravest decides who answers. The words are
 * on the wire, in the card and in `npm run risco`.
 */
export const riskLevels = ['nenhum', 'atencao', 'vitima', 'risco', 'violencia', 'emergencia'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** What a level counts as that can't be read, or that a newer server knows: the protocol speaks, and help is within reach. */
export const UNREADABLE_LEVEL = 'risco' as const satisfies RiskLevel

export const knownLevel = (level: RiskLevel): RiskLevel =>
  riskLevels.find((known) => known === level) ?? UNREADABLE_LEVEL

export const gravity = (level: RiskLevel): number => riskLevels.indexOf(knownLevel(level))

export const isGraver = (level: RiskLevel, than: RiskLevel): boolean => gravity(level) > gravity(than)

export const gravest = (levels: readonly RiskLevel[]): RiskLevel =>
  levels.reduce<RiskLevel>((most, level) => (isGraver(level, most) ? knownLevel(level) : most), 'nenhum')

/** The levels in which the persona steps back and the protocol speaks. */
export type ProtocolLevel = Exclude<RiskLevel, 'nenhum' | 'atencao'>

export const usesProtocol = (level: RiskLevel): level is ProtocolLevel =>
  level !== 'nenhum' && level !== 'atencao'

// Marked, so that what a browser loads to read with the rules does without it.
export const PROTOCOL_LEVELS = /* @__PURE__ */ riskLevels.filter(usesProtocol)
