import { type RiskLevel, usesProtocol } from '../risk-level.ts'

/** The levels in which the protocol speaks in the persona's place. */
export type ProtocolLevel = Exclude<RiskLevel, 'nenhum' | 'atencao'>

export const PROTOCOL_LEVELS = [
  'vitima',
  'risco',
  'violencia',
  'emergencia',
] as const satisfies readonly ProtocolLevel[]

export function isProtocolLevel(level: RiskLevel): level is ProtocolLevel {
  return usesProtocol(level)
}
