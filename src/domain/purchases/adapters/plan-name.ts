import { PLANO_MAX } from '../../limits.ts'

/** A plan's name that the operator wrote into the sale; null when it could not be one. */
export function planNameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plano = value.trim()
  return plano === '' || [...plano].length > PLANO_MAX || /\p{Cc}/u.test(plano) ? null : plano
}
