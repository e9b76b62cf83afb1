import { WEBHOOK_WINDOW } from '../limits.ts'

/** Where sales come from. `generico` is our own endpoint, signed or with a token, for everything that has no adapter. */
export const PLATFORMS = ['kiwify', 'hotmart', 'eduzz', 'cakto', 'stripe', 'generico'] as const
export type Platform = (typeof PLATFORMS)[number]

export const isPlatform = (name: unknown): name is Platform => PLATFORMS.some((platform) => platform === name)

/** What can happen to a purchase. `vinculo`: two ids name one charge; `mover` is the operator's own. */
export const EVENT_KINDS = [
  'pago',
  'reembolso',
  'reembolso_parcial',
  'chargeback',
  'disputa',
  'reintegrado',
  'atrasada',
  'cancelada',
  'ativa',
  'troca_plano',
  'vinculo',
  'mover',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** A sold thing, by the platform's ids. Names are never compared. */
export type SoldItem = { produtoId: string; ofertaId: string | null; planoId: string | null }

/** One event in our own words, whatever platform it came from. Times are in milliseconds. */
export type CanonicalEvent = {
  plataforma: Platform
  tipo: EventKind
  ocorridoEm: number
  /** The subscription or contract if there is one, else the order; null when only the charge is known. */
  compraId: string | null
  /** Each payment has its own; null for what concerns the whole subscription. */
  cobrancaId: string | null
  email: string | null
  itens: SoldItem[]
  /** Our own plan's name, where the operator writes it into the sale themselves. */
  plano: string | null
  fimAcesso: number | null
  /** `vinculo` only: another id of the same charge. */
  apelido: string | null
  /** It came without a signature, so it may create a purchase and never change one. */
  soAcrescenta: boolean
}

/** The sender's clock decides nothing for long: an event dated in the future happened when it came. */
export const notInTheFuture = (event: CanonicalEvent, receivedAt: number): CanonicalEvent =>
  event.ocorridoEm > receivedAt + WEBHOOK_WINDOW ? { ...event, ocorridoEm: receivedAt } : event
