import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { cpuSeconds } from '#tests/support/process/programs.ts'
import { measureReplies } from './replies.ts'
import { startMeasuredProduct, startProductSubject } from './subjects/product.ts'
import { quantile } from './support/quantile.ts'
import type { WarmUp } from './support/run-replies.ts'
import { printTable } from './support/table.ts'

const NO_MODEL = 'http://127.0.0.1:9'
const REQUESTS = 20_000
const AT_ONCE = 8
/** Shorter than for the other servers: both are compared with each other only, and in turn. */
const CARE: WarmUp = { warmUp: { replies: 500, tokens: 10, ramp: 5_000 }, calm: 1_000 }

type Load = { replies: number; tokens: number; pause: number; ramp: number; rounds: number }
type Found = { off: number[]; on: number[] }

/** What metrics cost when they are on: processor time of replies and of a request that asks for no database, in turn. */
export async function benchMetrics({ rounds, ...load }: Load): Promise<void> {
  const replies: Found = { off: [], on: [] }
  const requests: Found = { off: [], on: [] }
  for (let round = 0; round < rounds; round += 1) {
    const results = await measureReplies({ ...load, subjects: ['product', 'measured'], flags: [] }, CARE)
    const { product, measured } = Object.fromEntries(results)
    if (product?.failed || measured?.failed) throw new Error('replies failed')
    replies.off.push(product?.cpuPer100k ?? Number.NaN)
    replies.on.push(measured?.cpuPer100k ?? Number.NaN)
    requests.off.push(await perRequest(startProductSubject))
    requests.on.push(await perRequest(startMeasuredProduct))
  }
  console.info(`\n${load.replies} replies at once, ${REQUESTS} requests, ${rounds} rounds in turn, medians\n`)
  printTable(
    ['', 'off', 'on', 'on/off'],
    [row('CPU s/100k tokens', replies), row('CPU µs a request', requests)],
  )
}

function row(name: string, { off, on }: Found): string[] {
  const [before, after] = [quantile(off, 0.5), quantile(on, 0.5)]
  return [name, before.toFixed(2), after.toFixed(2), (after / before).toFixed(3)]
}

async function perRequest(start: typeof startMeasuredProduct): Promise<number> {
  const product = await start(NO_MODEL)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const asking = async (count: number) => {
    for (let asked = 0; asked < count; asked += 1) {
      const [response] = await once(get(`${product.url}/api/account/session`, { agent }), 'response')
      response.resume()
      await once(response, 'end')
    }
  }
  const all = (count: number) => Promise.all(Array.from({ length: AT_ONCE }, () => asking(count / AT_ONCE)))
  await all(REQUESTS / 4)
  const before = cpuSeconds(product.pid)
  await all(REQUESTS)
  const used = cpuSeconds(product.pid) - before
  agent.destroy()
  await product.stop()
  return (used / REQUESTS) * 1e6
}
