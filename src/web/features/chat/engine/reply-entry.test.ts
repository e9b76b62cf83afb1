import { describe, expect, it } from 'vitest'
import { replyMessage as message } from '#tests/support/product/reply-message.ts'
import {
  entryOf,
  entryWithMessage,
  isRevealing,
  type ReplyEntry,
  revealStep,
  skip,
  waitsFrom,
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

  it('shows another version that was chosen at once, and types one out that is being written', () => {
    const first = entryOf(message('Uma resposta.', 'completa'), false, 0)
    const versions = { number: 2, total: 2 }
    const begun = entryWithMessage(first, { ...message('', 'escrevendo'), version: 5, versions }, 10)
    expect(seen(begun)).toBe('')
    const written = withEvent(begun, texto(0, text), 20)
    expect(isRevealing(written)).toBe(true)
    const back = entryWithMessage(written, { ...message('Uma resposta.', 'completa'), version: 6 }, 30)
    expect(seen(back)).toBe('Uma resposta.')
    const chosen = { ...message(text, 'completa'), version: 7, versions }
    expect(isRevealing(entryWithMessage(back, chosen, 40))).toBe(false)
  })

  it('does not go back to a version that an older message tells of', () => {
    const versions = { number: 2, total: 2 }
    const now = entryOf({ ...message('Outra.', 'completa'), version: 7, versions }, false, 0)
    expect(seen(entryWithMessage(now, { ...message('Uma.', 'completa'), version: 3 }, 10))).toBe('Outra.')
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

  it('holds the last letter back for half a second and no longer', () => {
    let entry = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, 'Oi, Ana'), 1000)
    entry = revealStep(entry, 1100, false)
    expect(seen(entry)).toBe('Oi, An')
    entry = revealStep(entry, 1590, false)
    expect(seen(entry)).toBe('Oi, An')
    entry = revealStep(entry, 1620, false)
    expect([seen(entry), isRevealing(entry)]).toEqual(['Oi, Ana', false])
  })

  it('shows a sentence without its end after two seconds when the person wants no motion', () => {
    let entry = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, 'Oi, Ana'), 1000)
    entry = revealStep(revealStep(entry, 1500, true), 2990, true)
    expect(seen(entry)).toBe('')
    expect(seen(revealStep(entry, 3000, true))).toBe('Oi, Ana')
  })

  it('stops where it was paused, continues from there, and ends there', () => {
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

  it('stays paused while the server has not received the pause yet', () => {
    let entry = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, text), 0)
    entry = withEvent(revealStep(entry, 1000, false), { type: 'pausa', shown: 100 }, 1000)
    entry = { ...entry, commandPending: true }
    const late = {
      type: 'instantaneo',
      version: 1,
      text: `${text}b`,
      status: 'escrevendo',
      shown: null,
      whole: false,
    } as const
    entry = withEvent(entry, late, 1010)
    expect([entry.reply.status, entry.revealed]).toEqual(['pausada', 100])
    const ended = { ...late, version: 2, status: 'completa', whole: true } as const
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
      version: 1,
      text: 'Desculpe',
      status: 'erro',
      shown: null,
      whole: false,
    } as const
    expect(seen(withEvent(entry, failed, 10))).toBe('Desculpe')
  })
})

describe('a model that is silent in the middle of a reply', () => {
  const typed = () => {
    const begun = withEvent(entryOf(message('', 'escrevendo'), true, 0), texto(0, 'Oi, Ana'), 1000)
    return revealStep(revealStep(begun, 1100, false), 1620, false)
  }

  it('is waited for two seconds after the last letter before the one held back', () => {
    expect(waitsFrom(typed())).toBe(3100)
  })

  it('is waited for on a screen that was opened in the middle of the silence', () => {
    expect(waitsFrom(entryOf(message('Oi, Ana', 'escrevendo'), false, 9000))).toBe(11_000)
  })

  it('is not waited for while there is something to type, or nothing yet', () => {
    expect(waitsFrom(entryOf(message('', 'escrevendo'), true, 0))).toBeNull()
    expect(waitsFrom(withEvent(typed(), texto(7, ', tudo bem?'), 9000))).toBeNull()
  })

  it('is waited for anew after each word', () => {
    const later = withEvent(typed(), texto(7, '!!'), 9000)
    expect(waitsFrom(revealStep(revealStep(later, 9010, false), 9600, false))).toBe(11_010)
  })

  it.each([
    ['a pause', { type: 'pausa', shown: 7 }],
    ['the end', { type: 'fim', status: 'completa', text: 'Oi, Ana' }],
    ['a break', { type: 'fim', status: 'interrompida', text: 'Oi, Ana' }],
  ] as const)('is not waited for after %s', (_, event) => {
    expect(waitsFrom(withEvent(typed(), event, 9000))).toBeNull()
  })

  it('is not kept from being waited for by half of a character', () => {
    const half = withEvent(typed(), texto(7, '👩'.slice(0, 1)), 9000)
    expect(waitsFrom(half)).toBe(11_000)
  })

  it('is waited for when a paused reply continues and stays silent', () => {
    const paused = withEvent(typed(), { type: 'pausa', shown: 7 }, 9000)
    expect(waitsFrom(withEvent(paused, { type: 'continua' }, 20_000))).toBe(22_000)
  })
})
