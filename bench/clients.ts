import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { measureReplies } from './replies.ts'
import { quantile } from './support/quantile.ts'
import { FULL_CARE } from './support/run-replies.ts'
import { printTable } from './support/table.ts'

const USE = pathToFileURL(path.join(import.meta.dirname, 'clients/use-client.ts')).href

/** Flags of the product's Node, by what reads the model's stream. */
const CLIENTS: Record<string, string[]> = {
  own: [],
  'node:http': [`--import=${USE}?http.ts`],
  ...(hasPackage('undici') && { undici: [`--import=${USE}?undici.ts`] }),
}

type Load = { replies: number; tokens: number; pause: number; ramp: number; rounds: number }

/** What a whole reply costs the product with each client of the model's stream, one after the other, in rounds. */
export async function benchClients({ rounds, ...load }: Load): Promise<void> {
  const found: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, flags] of Object.entries(CLIENTS)) {
      const [[, result] = []] = await measureReplies({ ...load, subjects: ['product'], flags }, FULL_CARE)
      if (result?.failed) throw new Error(`${result.failed} replies failed with ${name}`)
      found[name] = [...(found[name] ?? []), result?.cpuPer100k ?? Number.NaN]
    }
  }
  const own = quantile(found.own ?? [], 0.5)
  console.info(`\n${load.replies} replies at once, ${load.tokens} tokens each, ${rounds} rounds\n`)
  printTable(
    ['', 'CPU s/100k tokens, median', 'all', 'own saves'],
    Object.entries(found).map(([name, times]) => {
      const median = quantile(times, 0.5)
      const saved = `${Math.round((1 - own / median) * 100)} %`
      return [name, median.toFixed(2), times.map((time) => time.toFixed(2)).join(', '), saved]
    }),
  )
}

function hasPackage(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}
