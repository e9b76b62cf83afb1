import { expect, test } from 'vitest'
import { followCall, type MeteredCall } from './meter.ts'

test('a report of more tokens than a call can have taken counts as none', () => {
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
  const estimate = calls[0]?.taken()
  expect(estimate).toMatchObject({ isEstimate: true })
  for (const one of ['input', 'output', 'cached']) {
    call.used({ input: 0, output: 0, cached: 0, [one]: 9e15 })
    expect(calls[0]?.taken()).toEqual(estimate)
  }
  call.used({ input: 1_200, output: 300, cached: 1_000 })
  expect(calls[0]?.taken()).toEqual({ input: 1_200, output: 300, cached: 1_000, isEstimate: false })
})
