import { isEmail, normalizeEmail } from '../../account/credentials.ts'
import { PLANO_MAX } from '../../limits.ts'
import type { CanonicalEvent, EventKind, Platform, SoldItem } from '../canonical-event.ts'

export type DeliveryContext = {
  receivedAt: number
  signedAt: number | null
  /** Eduzz: the person who uses the product instead of the one who paid. */
  student: boolean
}

/** Reads a delivery of one platform; no event where there is nothing in it for us. */
export type Adapter = (
  body: unknown,
  context: DeliveryContext,
) => { name: unknown; id?: unknown; events: CanonicalEvent[]; problem?: string | undefined }

type EventFields = Partial<Omit<CanonicalEvent, 'plataforma' | 'tipo' | 'email' | 'soAcrescenta'>> & {
  email?: unknown
}

const NOTHING = { compraId: null, cobrancaId: null, itens: [], plano: null, fimAcesso: null, apelido: null }

export const canonicalEvent = (
  plataforma: Platform,
  tipo: EventKind,
  ocorridoEm: number,
  { email, ...fields }: EventFields,
): CanonicalEvent => ({
  ...NOTHING,
  plataforma,
  tipo,
  ocorridoEm,
  ...fields,
  email: emailIn(email),
  soAcrescenta: false,
})

function emailIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const email = normalizeEmail(value)
  return isEmail(email) ? email : null
}

export function soldItem(produtoId: unknown, ofertaId?: unknown, planoId?: unknown): SoldItem[] {
  const id = idIn(produtoId)
  return id === null ? [] : [{ produtoId: id, ofertaId: idIn(ofertaId), planoId: idIn(planoId) }]
}

const ID_MAX = 200

/** Ids come as texts or numbers; anything else names nothing. */
export function idIn(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value !== 'string') return null
  const id = value.trim()
  return id === '' || id.length > ID_MAX || !isStorable(id) ? null : id
}

export const idAt = (value: unknown, ...path: (string | number)[]): string | null =>
  idIn(valueAt(value, ...path))

/** Half of a surrogate pair is a text in JSON and none in the database. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)

/** A plan's name that the operator wrote into the sale; null when it could not be one. */
export function planNameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plano = value.trim()
  return plano === '' || [...plano].length > PLANO_MAX || !isStorable(plano) ? null : plano
}

/** A value inside nested objects and lists; undefined when the way there does not exist. */
export const valueAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) return undefined
    return (inside as Record<string, unknown>)[key]
  }, value)

export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A moment that is written as a date; without a zone it is UTC, so that every server reads the same. */
export function dateIn(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    value.trim(),
  )
  if (!written) return null
  const [, day, time = '00:00', zone = 'Z'] = written
  return plausible(Date.parse(`${day}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`))
}

/** The end of access: one that is written as a day, without a time, counts with all of that day in Brasília. */
export function endIn(value: unknown): number | null {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value.trim())
  return dateIn(isDay ? `${value.trim()}T23:59:59.999-03:00` : value)
}

export const epochIn = (value: unknown, unit: 'ms' | 's'): number | null =>
  typeof value === 'number' ? plausible(unit === 's' ? value * 1000 : value) : null

const EARLIEST = Date.parse('2015-01-01T00:00:00Z')
const LATEST = Date.parse('2200-01-01T00:00:00Z')

const plausible = (time: number): number | null =>
  time >= EARLIEST && time <= LATEST ? Math.floor(time) : null

/** What a name of the platform's stands for; names are not ours, so only those of the table count. */
export const meaningOf = <T>(table: Record<string, T>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
