import { expect, test } from 'vitest'
import { replyMessage } from '#tests/support/product/reply-message.ts'
import {
  entryOf,
  type ReplyEntry,
  revealStep,
  skip,
  withEvent,
} from '#web/features/chat/engine/reply-entry.ts'
import { type Announced, announcedBefore, whatToSay } from './announcer.tsx'

const WAITING = 'Esperando o resto da resposta'
const texto = (pos: number, text: string) => ({ type: 'texto', pos, text }) as const

/** Reads a reply out, and keeps what was announced. */
function listener(start: ReplyEntry) {
  let announced: Announced = announcedBefore(start)
  return (entry: ReplyEntry, now: number) => {
    const next = whatToSay(entry, announced, now)
    announced = next.announced
    return next.words.map((words) => words.trim())
  }
}

test('a reply is read out by sentences, and its end once', () => {
  const start = entryOf(replyMessage('', 'escrevendo'), true, 0)
  const hear = listener(start)
  const begun = skip(withEvent(start, texto(0, 'Oi, **Ana**. Tudo'), 0), 10)
  expect(hear(begun, 20)).toEqual(['Oi, Ana.'])
  const ended = skip(
    withEvent(begun, { type: 'fim', status: 'completa', text: 'Oi, **Ana**. Tudo bem?' }, 30),
    40,
  )
  expect(hear(ended, 50)).toEqual(['Tudo bem?', 'Resposta completa'])
  expect(hear(ended, 60)).toEqual([])
})

test('that a reply halts is announced once, after what has come of it', () => {
  const start = entryOf(replyMessage('', 'escrevendo'), true, 0)
  const hear = listener(start)
  const halted = revealStep(skip(withEvent(start, texto(0, 'Oi. Tu'), 0), 10), 600, false)
  expect(hear(halted, 1900)).toEqual(['Oi.'])
  expect(hear(halted, 2100)).toEqual(['Tu', WAITING])
  expect(hear(halted, 9000)).toEqual([])
  const again = revealStep(skip(withEvent(halted, texto(6, 'do bem? Si'), 10_000), 10_010), 10_600, false)
  expect(hear(again, 20_000)).toEqual(['do bem? Si'])
})

test('what was there from the start is not read out', () => {
  const found = entryOf(replyMessage('Oi. Tu', 'escrevendo'), false, 0)
  expect(listener(found)(found, 100)).toEqual([])
  expect(listener(found)(found, 2100)).toEqual([WAITING])
})
