import type { Tokens } from './service.ts'

/** US dollars per million tokens in and out, by model. */
export type Prices = ReadonlyMap<string, readonly [input: number, output: number]>

/** Reads 'modelo=2.50/10; outro=0.15/0.60'; null when it is not like that. */
export function readPrices(text: string): Prices | null {
  const entries = text.split(';').filter((entry) => entry.trim() !== '')
  const read = entries.map((entry) =>
    /^\s*(\S+?)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(entry),
  )
  if (read.includes(null)) return null
  return new Map(read.map((match) => [match?.[1] ?? '', [Number(match?.[2]), Number(match?.[3])]]))
}

export function costOf(prices: Prices, model: string, [input, output]: Tokens): number | null {
  const price = prices.get(model)
  return price ? (input * price[0] + output * price[1]) / 1_000_000 : null
}
