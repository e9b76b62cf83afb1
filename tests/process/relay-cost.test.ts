import { expect, test } from 'vitest'
import { measureReplies } from '../../bench/replies.ts'

// The short version of `npm run bench -- replies`: processor time and counts, no clocks. Beside a bare pipe in the same
// run; the bound is wide, because the code is hardly warm and the machine may be busy.
const LOAD = { replies: 60, tokens: 100, pause: 40, ramp: 1_000, flags: [] }
const CARE = { warmUp: { replies: 300, tokens: 5, ramp: 3_000 }, calm: 0 }

test('a reply costs a few times what a bare pipe costs, and none fails', async () => {
  const results = await measureReplies({ ...LOAD, subjects: ['pipe', 'product'] }, CARE)
  const { pipe, product } = Object.fromEntries(results)
  expect(product?.failed).toBe(0)
  expect((product?.cpuPer100k ?? Number.NaN) / (pipe?.cpuPer100k ?? 0)).toBeLessThan(5)
})
