import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#tests/support/product/listening.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { megabytes, say } from './say.ts'

const product = await createTestApp()
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})

type Reading = { bytes: number; seconds: number; peak: number }

/** Reads the export and throws it away, watching the memory of the process. */
function read(headers: Record<string, string>): Promise<Reading> {
  const start = performance.now()
  const before = process.memoryUsage().rss
  const reading: Reading = { bytes: 0, seconds: 0, peak: 0 }
  return new Promise((resolve, reject) => {
    request(`${server.url}/api/privacy/export`, { headers }, (response) => {
      response.on('data', (piece: Buffer) => {
        reading.bytes += piece.length
        reading.peak = Math.max(reading.peak, process.memoryUsage().rss - before)
      })
      response.on('end', () => resolve({ ...reading, seconds: (performance.now() - start) / 1000 }))
      response.on('error', reject)
    }).end()
  })
}

test('50,000 messages are exported without being held in memory', async () => {
  const person = await product.person()
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const headers = person.visitor.headers()
  await seedArchive(product.sql, owner, { conversations: 50, messages: 5_000 })
  const small = await read(headers)
  await product.sql`delete from conversas where "userId" = ${person.id}`
  await seedArchive(product.sql, owner, { conversations: 500, messages: 50_000 })
  const large = await read(headers)
  for (const [name, { bytes, seconds, peak }] of [
    ['5,000', small],
    ['50,000', large],
  ] as const) {
    say(
      `export of ${name} messages: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory +${megabytes(peak)} MB at most`,
    )
  }
  expect(megabytes(large.peak)).toBeLessThan(100)
  expect(large.peak - small.peak).toBeLessThan(50 * 1024 * 1024)
})
