import type { Tokens } from './tokens.ts'

type Price = { input: number; output: number; cached: number }

/** Prices by service: its model's name, or `host/model` where two services have models of one name. */
export type ModelPrices = { ofAll: Price | null; byName: ReadonlyMap<string, Price> }

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,6})?$/
const MILLION = 1_000_000

/** Reads `model=in/out/cached; model=in/out`, or one price for all services; null when any part cannot be used. */
export function readModelPrices(value: string): ModelPrices | null {
  const byName = new Map<string, Price>()
  let ofAll: Price | null = null
  for (const entry of value.split(';').map((part) => part.trim())) {
    if (entry === '') continue
    // Names of models may hold an equals sign, prices do not.
    const equals = entry.lastIndexOf('=')
    const name = entry.slice(0, Math.max(equals, 0)).trim()
    const price = readPrice(entry.slice(equals + 1))
    if (!price || (equals >= 0 && !/^\S+$/.test(name)) || byName.has(name) || (equals < 0 && ofAll))
      return null
    if (equals < 0) ofAll = price
    else byName.set(name, price)
  }
  return ofAll || byName.size > 0 ? { ofAll, byName } : null
}

/** Without a price of their own, cached tokens cost what others cost. */
function readPrice(text: string): Price | null {
  const amounts = text.split('/').map((amount) => amount.trim())
  if (amounts.length < 2 || amounts.length > 3 || !amounts.every((amount) => AMOUNT.test(amount))) return null
  const [input = 0, output = 0, cached = input] = amounts.map((amount) => Number(amount.replace(',', '.')))
  return { input, output, cached }
}

/** `label` is `host/model`. Null for a service that has no price. */
export const priceOf = ({ ofAll, byName }: ModelPrices, label: string): Price | null =>
  byName.get(label) ?? byName.get(label.slice(label.indexOf('/') + 1)) ?? ofAll

export const costOf = ({ input, output, cached }: Tokens, price: Price): number =>
  ((input - cached) * price.input + cached * price.cached + output * price.output) / MILLION
