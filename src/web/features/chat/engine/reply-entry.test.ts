import { describe, expect, it } from 'vitest'
import { replyMessage as message } from '#tests/support/reply-message.ts'
import {
  entryOf,
  entryWithMessage,
  isRevealing,
  type ReplyEntry,
  revealStep,
  skip,
  withEvent,
} from './reply-entry.ts'

const text = 'a'.repeat(500)
const texto = (pos: number, words: string) => ({ type: 'texto', pos, text: words }) as const
const seen = ({ reply, revealed }: ReplyEntry) => reply.text.slice(0, revealed)

describe('a reply on the screen', () => {
  it('is typed out from its first letter when it has just begun', () => {
    let entry = entryOf(message('', 'escrevendo'), true, 0)
    entry = withEvent(entry, texto(0, text), 1000)
    expect(revealStep(entry, 1500, false).revealed).toBe(50)
  })

  it('is typed out when it comes live and is already complete', () => {
    const entry = entryOf(message(text, 'completa'), true, 0)
    expect(isRevealing(entry)).toBe(true)
    expect(revealStep(entry, 1000, false).revealed).toBe(100)
  })

  it('shows at once what was stored before a reload, and types on', () => {
    let entry = entryOf(message(text, 'escrevendo'), false, 0)
    expect(entry.revealed).toBe(500)
    entry = withEvent(entry, texto(500, 'b'.repeat(100)), 2000)
    expect(seen(revealStep(entry, 2200, false))).toBe(text + 'b'.repeat(20))
  })

  it('shows history as it is', () => {
    expect(isRevealing(entryOf(message(text, 'completa'), false, 0))).toBe(false)
  })

  it('counts no time while there is nothing to type', () => {
    let entry = entryOf(message('', 'escrevendo'), true, 0)
    entry = withEvent(entry, texto(0, text), 60_000)
    expect(revealStep(entry, 60_100, false).revealed).toBe(10)
  })

  it('catches up after being out of sight', () => {
    const entry = entryOf(message(text, 'completa'), true, 0)
    expect(revealStep(revealStep(entry, 100, false), 60_000, false).revealed).toBe(500)
  })

  it('shows whole sentences when the person wants no motion', () => {
    const entry = entryOf(message('Oi. Tudo bem com você hoje?', 'completa'), true, 0)
    expect(seen(revealStep(entry, 100, true))).toBe('Oi. ')
  })

  it('shows the rest at once, and what comes later as it comes', () => {
    let entry = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, text), 0)
    entry = skip(entry, 10)
    expect(entry.revealed).toBe(499)
    entry = revealStep(withEvent(entry, texto(500, 'bb'), 20), 21, false)
    expect(entry.revealed).toBe(501)
  })

  it('stops where it was paused, goes on from there, and ends there', () => {
    let entry = revealStep(entryOf(message(text, 'completa'), true, 0), 1000, false)
    entry = withEvent(entry, { type: 'pausa', shown: entry.revealed }, 1000)
    expect(revealStep(entry, 9000, false).revealed).toBe(100)
    const on = withEvent(entry, { type: 'continua' }, 9000)
    expect(revealStep(on, 9100, false).revealed).toBe(110)
    const ended = withEvent(entry, { type: 'fim', status: 'completa', text: text.slice(0, 100) }, 9000)
    expect([seen(ended), ended.reply.status, isRevealing(ended)]).toEqual([
      text.slice(0, 100),
      'completa',
      false,
    ])
  })

  it('stays paused while the server has not heard of the pause yet', () => {
    let entry = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, text), 0)
    entry = withEvent(revealStep(entry, 1000, false), { type: 'pausa', shown: 100 }, 1000)
    entry = { ...entry, commandPending: true }
    const late = {
      type: 'instantaneo',
      text: `${text}b`,
      status: 'escrevendo',
      shown: null,
      whole: false,
    } as const
    entry = withEvent(entry, late, 1010)
    expect([entry.reply.status, entry.revealed]).toEqual(['pausada', 100])
    const ended = { ...late, status: 'completa', whole: true } as const
    entry = withEvent(entry, ended, 1020)
    expect([entry.reply.status, entry.reply.whole, entry.revealed]).toEqual(['pausada', true, 100])
  })

  it('ignores an older version that arrives late', () => {
    const paused = entryOf(message(text, 'pausada', { shown: 100, version: 2 }), false, 0)
    const on = entryWithMessage(paused, message(text, 'escrevendo', { version: 3 }), 10)
    expect(entryWithMessage(on, message(text, 'pausada', { shown: 100, version: 2 }), 20)).toBe(on)
  })

  it('lets the welcome wait for its dots, however early the text is there', () => {
    let entry = entryOf(message('', 'escrevendo', { onboarding: true }), true, 0)
    entry = revealStep(withEvent(entry, texto(0, text), 200), 1490, false)
    expect(entry.revealed).toBe(0)
    entry = revealStep(entry, 1500, false)
    expect(revealStep(entry, 1600, false).revealed).toBe(11)
  })

  it('does not type out a failure', () => {
    const entry = entryOf(message('', 'escrevendo'), true, 0)
    const failed = {
      type: 'instantaneo',
      text: 'Desculpe',
      status: 'erro',
      shown: null,
      whole: false,
    } as const
    expect(seen(withEvent(entry, failed, 10))).toBe('Desculpe')
  })
})
