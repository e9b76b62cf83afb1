import { expect, test } from 'vitest'
import { collectText, newRun, nextPiece, overdue, takeUnsent, unread } from './run.ts'

const run = () =>
  newRun({
    owner: { id: 'ana', cipher: { seal: () => Buffer.of(), open: () => '' } },
    reply: { id: 'outra', conversationId: 'uma', seq: 1 },
    version: 0,
    text: 'Eu ia dizer',
    scriptedText: null,
    source: () => {},
  })

test('a reply is read as fast as it is typed out, and not before it came', () => {
  const one = run()
  expect(unread(one, 900)).toBeNull()
  collectText(one, 'a'.repeat(50), 1_000)
  expect(unread(one, 1_000)).toBe(500)
  collectText(one, 'a'.repeat(30), 1_200)
  expect(unread(one, 1_200)).toBe(600)
  expect(unread(one, 9_000)).toBe(0)
  collectText(one, 'a'.repeat(10), 9_000)
  expect(unread(one, 9_050)).toBe(50)
})

test('what is stored is shown, each character once', () => {
  const one = run()
  collectText(one, ' uma coisa', 1_000)
  expect(takeUnsent(one, 15, 1_010)).toBe(' uma')
  expect(takeUnsent(one, 15, 1_020)).toBe('')
  collectText(one, ' e outra', 1_030)
  expect(takeUnsent(one, one.text.length, 1_040)).toBe(' coisa e outra')
  expect(takeUnsent(one, 15, 1_050)).toBe('')
  expect(one.sent).toBe(one.text.length)
})

test('a piece grows while the smallest padding has room for it; a longer one is followed by a new one', () => {
  const one = run()
  const store = (said: string) => {
    collectText(one, said, 1_000)
    const { pos, text } = nextPiece(one)
    one.pieceAt = pos
    one.saved = pos + text.length
    return [pos, text.length]
  }
  const begun = 'Eu ia dizer'.length
  expect(store('a'.repeat(200))).toEqual([begun, 200])
  expect(store('ã'.repeat(26))).toEqual([begun, 226])
  expect(store('a')).toEqual([begun + 226, 1])
  expect(store('a'.repeat(300))).toEqual([begun + 227, 300])
  expect(store('a')).toEqual([begun + 527, 1])
})

test('what could not be stored for a second is shown all the same', () => {
  const one = run()
  expect(overdue(one, 9_000)).toBe(false)
  collectText(one, ' uma coisa', 10_000)
  collectText(one, ' e outra', 10_900)
  expect([10_999, 11_000].map((now) => overdue(one, now))).toEqual([false, true])
  takeUnsent(one, 15, 10_950)
  expect([11_949, 11_950].map((now) => overdue(one, now))).toEqual([false, true])
  takeUnsent(one, one.text.length, 12_000)
  expect(overdue(one, 99_000)).toBe(false)
})
