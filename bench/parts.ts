import { createSecretKey, randomBytes } from 'node:crypto'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { open, seal } from '#server/platform/crypto/seal.ts'
import { seededText } from '#tests/support/product/seed-archive.ts'
import { quantile } from './support/quantile.ts'
import { scriptedReply } from './support/script.ts'
import { printTable } from './support/table.ts'

const key = createSecretKey(randomBytes(32))
const MESSAGE = Array.from({ length: 5 }, (_, at) => seededText(at))
  .join(' ')
  .slice(0, 500)
const SEALED = seal(key, 'bench', MESSAGE)
const REPLY = scriptedReply(200)

const PARTS: Record<string, () => void> = {
  'guarding a reply of 200 tokens': () => {
    const guard = createOutputGuard({ level: 'nenhum' })
    for (const token of REPLY.split(/(?<= )/)) guard.push(token)
    guard.end()
  },
  'sealing a message of 500 characters': () => seal(key, 'bench', MESSAGE),
  'opening it again': () => open(key, 'bench', SEALED),
}

/** What single steps cost, without a server around them. Reading the risk of a message has a chapter of its own. */
export function benchParts(): void {
  const rows = Object.entries(PARTS).map(([name, work]) => {
    measure(work, 300)
    const times = measure(work, 1_000)
    return [name, ...[0.5, 0.99].map((share) => (quantile(times, share) * 1000).toFixed(1))]
  })
  printTable(['', 'p50 µs', 'p99 µs'], rows)
}

function measure(work: () => void, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
}
