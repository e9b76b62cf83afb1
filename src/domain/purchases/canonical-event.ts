import { z } from 'zod'
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
export const SoldItem = z.object({
  produtoId: z.string(),
  ofertaId: z.string().nullable(),
  planoId: z.string().nullable(),
})
export type SoldItem = z.infer<typeof SoldItem>

/** One event in our own words, whatever platform it came from. Times are in milliseconds. */
export const CanonicalEvent = z.object({
  plataforma: z.enum(PLATFORMS),
  tipo: z.enum(EVENT_KINDS),
  ocorridoEm: z.number(),
  /** The subscription or contract if there is one, else the order; null when only the charge is known. */
  compraId: z.string().nullable(),
  /** Each payment has its own; null for what concerns the whole subscription. */
  cobrancaId: z.string().nullable(),
  email: z.string().nullable(),
  itens: z.array(SoldItem),
  /** Our own plan's name, where the operator writes it into the sale themselves. */
  plano: z.string().nullable(),
  fimAcesso: z.number().nullable(),
  /** `vinculo` only: another id of the same charge. */
  apelido: z.string().nullable(),
  /** It came without a signature, so it may create a purchase and never change one. */
  soAcrescenta: z.boolean(),
})
export type CanonicalEvent = z.infer<typeof CanonicalEvent>

/** The sender's clock decides nothing for long: an event dated in the future happened when it came. */
export const notInTheFuture = (event: CanonicalEvent, receivedAt: number): CanonicalEvent =>
  event.ocorridoEm > receivedAt + WEBHOOK_WINDOW ? { ...event, ocorridoEm: receivedAt } : event
