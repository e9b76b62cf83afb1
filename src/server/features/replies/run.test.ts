import { expect, test } from 'vitest'
import { hear, newRun, unread } from './run.ts'

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
  expect(unread(one, 900)).toBeNull()
  hear(one, 'a'.repeat(50), 1_000)
  expect(unread(one, 1_000)).toBe(500)
  hear(one, 'a'.repeat(30), 1_200)
  expect(unread(one, 1_200)).toBe(600)
  expect(unread(one, 9_000)).toBe(0)
  hear(one, 'a'.repeat(10), 9_000)
  expect(unread(one, 9_050)).toBe(50)
})
