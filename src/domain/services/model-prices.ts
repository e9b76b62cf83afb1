import { readByName } from './read-by-name.ts'
import type { Tokens } from './tokens.ts'

type Price = { input: number; output: number; cached: number }

/** Prices by service: its model's name, or `host/model` where two services have models of one name. */
export type ModelPrices = ReadonlyMap<string, Price>

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,6})?$/
const MILLION = 1_000_000

/** Reads `model=in/out/cached; model=in/out`, or one price for all services; null when any part cannot be used. */
export const readModelPrices = (setting: string): ModelPrices | null =>
  readByName(setting, (name) => /^\S+$/.test(name), readPrice)

/** Without a price of their own, cached tokens cost what others cost. */
function readPrice(text: string): Price | null {
  const amounts = text.split('/').map((amount) => amount.trim())
  if (amounts.length < 2 || amounts.length > 3 || !amounts.every((amount) => AMOUNT.test(amount))) return null
  const [input = 0, output = 0, cached = input] = amounts.map((amount) => Number(amount.replace(',', '.')))
  return { input, output, cached }
}

/** `label` is `host/model`. Null for a service that has no price. */
export const priceOf = (prices: ModelPrices, label: string): Price | null =>
  prices.get(label) ?? prices.get(label.slice(label.indexOf('/') + 1)) ?? prices.get('') ?? null

export const costOf = ({ input, output, cached }: Tokens, price: Price): number =>
  ((input - cached) * price.input + cached * price.cached + output * price.output) / MILLION
