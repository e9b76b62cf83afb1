import { PLANO_MAX } from '../../limits.ts'
import { isStorable } from './delivery.ts'

/** A plan's name that the operator wrote into the sale; null when it could not be one. */
export function planNameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plano = value.trim()
  return plano === '' || [...plano].length > PLANO_MAX || !isStorable(plano) ? null : plano
}
