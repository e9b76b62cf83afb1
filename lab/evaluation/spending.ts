import { costOf, priceOf } from '#domain/services/model-prices.ts'
import { labelOf } from '#server/model/services/model-service.ts'
import type { Options } from './options.ts'
import type { Account } from './patience.ts'
import type { ServiceAddress } from './service.ts'
import type { TokenCount } from './summary.ts'

/** The most that may be spent has been spent. */
export class CeilingReached extends Error {}

/** Who is asked: the tested model, the judge, the simulated person. */
const ROLES = ['modelo', 'juiz', 'pessoa'] as const
export type Role = (typeof ROLES)[number]

/** A line of `chamadas.jsonl`: what a call took, by the service's own count where it tells, or that one had to be made again. */
export type Call =
  | { papel: Role; entrada: number; saida: number; cache: number }
  | { papel: Role; repetida: true }

type CallLog = { calls: () => readonly Call[]; addCall: (call: Call) => void }

/** Counts tokens, money and repeated calls of a run, also those of the part that was done before. */
export function createSpending({ model, judge, person, prices, ceiling }: Options, log: CallLog) {
  const addresses = { modelo: model, juiz: judge, pessoa: person }
  const none = () => ({ input: 0, output: 0, cached: 0 })
  const taken = { modelo: none(), juiz: none(), pessoa: none() }
  let retries = 0

  function count(call: Call): void {
    if ('repetida' in call) {
      retries += 1
      return
    }
    const sum = taken[call.papel]
    sum.input += call.entrada
    sum.output += call.saida
    sum.cached += call.cache
  }
  log.calls().forEach(count)

  function add(call: Call): void {
    log.addCall(call)
    count(call)
  }

  /** Null when a model that is used has no price. */
  function cost(): number | null {
    let sum = 0
    for (const role of ROLES) {
      const address = addresses[role]
      if (!address) continue
      const price = priceOfService(prices, address)
      if (!price) return null
      sum += costOf(taken[role], price)
    }
    return sum
  }

  const stopAtCeiling = () => {
    if (ceiling !== null && (cost() ?? 0) >= ceiling) throw new CeilingReached()
  }
  const tokensOf = ({ input, output }: { input: number; output: number }): TokenCount => ({
    entrada: input,
    saida: output,
  })

  return {
    accountOf: (papel: Role): Account => ({
      meter: {
        begin: (call) => async () => {
          const { input, output, cached } = call.taken()
          add({ papel, entrada: input, saida: output, cache: cached })
        },
      },
      retried: () => add({ papel, repetida: true }),
      stopAtCeiling,
    }),
    cost,
    tokens: () => ({
      modelo: tokensOf(taken.modelo),
      juiz: tokensOf(taken.juiz),
      pessoa: tokensOf(taken.pessoa),
    }),
    retries: () => retries,
  }
}

export const priceOfService = (prices: Options['prices'], address: ServiceAddress) =>
  prices && priceOf(prices, labelOf(address))

/** As on the page and on the progress line. */
export const moneyText = (dollars: number | null): string =>
  dollars === null ? 'sem preço' : `US$ ${dollars.toFixed(2).replace('.', ',')}`
