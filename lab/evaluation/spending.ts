import type { Judgement } from './judge.ts'
import type { Options } from './options.ts'
import { costOf } from './prices.ts'
import type { Tokens } from './service.ts'
import type { TokenCount } from './summary.ts'
import type { Turn } from './talk.ts'

/** The most that may be spent has been spent. */
export class CeilingReached extends Error {}

/** Counts tokens, money and repeated calls of a run, also those of the part that was done before. */
export function createSpending({ model, judge, person, prices, ceiling }: Options) {
  const tokens = { modelo: none(), juiz: none(), pessoa: none() }
  let retries = 0

  function cost(): number | null {
    const used = [
      [model, tokens.modelo],
      [judge, tokens.juiz],
      [person, tokens.pessoa],
    ] as const
    const costs = used.map(([address, { entrada, saida }]) =>
      address ? costOf(prices, address.name, [entrada, saida]) : 0,
    )
    return costs.includes(null) ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  }

  function stopAtCeiling(): void {
    if (ceiling !== null && (cost() ?? 0) >= ceiling) throw new CeilingReached()
  }

  return {
    turn({ tokens: own, tokensPessoa, repetida = 0 }: Turn): void {
      add(tokens.modelo, own)
      add(tokens.pessoa, tokensPessoa)
      retries += repetida
    },
    judgement({ tokens: own, repetida }: Judgement): void {
      add(tokens.juiz, own)
      retries += repetida
    },
    stopAtCeiling,
    cost,
    tokens: () => tokens,
    retries: () => retries,
  }
}

const none = (): TokenCount => ({ entrada: 0, saida: 0 })

function add(count: TokenCount, tokens: Tokens | undefined): void {
  count.entrada += tokens?.[0] ?? 0
  count.saida += tokens?.[1] ?? 0
}
