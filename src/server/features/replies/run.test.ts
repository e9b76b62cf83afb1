import { expect, test } from 'vitest'
import { hear, newRun } from './run.ts'

const run = () =>
  newRun({
    owner: { id: 'ana', safe: { seal: () => Buffer.of(), open: () => '' } },
    conversationId: 'uma',
    replyId: 'outra',
    text: 'Eu ia dizer',
    known: null,
    source: () => {},
  })

test('a reply is read as fast as it is typed out, and not before it came', () => {
  const one = run()
  hear(one, 'a'.repeat(50), 1_000)
  expect(one.readAt).toBe(1_500)
  hear(one, 'a'.repeat(30), 1_200)
  expect(one.readAt).toBe(1_800)
  hear(one, 'a'.repeat(10), 9_000)
  expect(one.readAt).toBe(9_100)
})
