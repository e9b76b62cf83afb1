import { expect, test } from 'vitest'
import { followCall, type MeteredCall } from './meter.ts'

test('a service is not believed more tokens than a call can have taken', () => {
  const calls: MeteredCall[] = []
  const meter = {
    begin(call: MeteredCall) {
      calls.push(call)
      return async () => {}
    },
  }
  const call = followCall(meter, { service: 'um', isReply: true, messages: [{ content: 'Oi' }] })
  call.begun()
  call.received('Olá!')
  call.used({ input: 9e15, output: 9e15, cached: 9e15 })
  const { input, output, cached } = calls[0]?.taken() ?? { input: 0, output: 0, cached: 0 }
  for (const told of [input, output, cached]) expect(told).toBeLessThan(100_000)
  call.used({ input: 1_200, output: 300, cached: 1_000 })
  expect(calls[0]?.taken()).toEqual({ input: 1_200, output: 300, cached: 1_000, isEstimate: false })
})
