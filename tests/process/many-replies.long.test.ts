import { expect, test } from 'vitest'
import { measureReplies } from '../../bench/replies.ts'

// Without a clock: what a reply costs beside a bare pipe is measured and bounded by `npm run bench -- replies`.
const LOAD = { replies: 60, tokens: 100, pause: 20, ramp: 1_000, subjects: ['product'], flags: [] }
const NO_CARE = { warmUp: { replies: 1, tokens: 1, ramp: 0 }, calm: 0 }

test('of sixty replies at once through a server of its own, none fails', async () => {
  const [[, product] = []] = await measureReplies(LOAD, NO_CARE)
  expect(product?.failed).toBe(0)
})
