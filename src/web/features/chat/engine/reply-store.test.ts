import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FRAME_TIMERS, stubFrames } from '#tests/support/browser/stub-frames.ts'
import { replyMessage as message } from '#tests/support/product/reply-message.ts'
import { waitsFrom } from './reply-entry.ts'
import { createReplyStore } from './reply-store.ts'

const texto = (pos: number, text: string) =>
  ({ type: 'texto', conversationId: 'c', id: 'r', pos, text }) as const

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('document', new EventTarget())
})

afterEach(() => void vi.useRealTimers())

function setUp() {
  const onBehind = vi.fn()
  const replies = createReplyStore({ onBehind, prefersStill: () => false })
  return { replies, onBehind, text: () => replies.get('r')?.reply.text }
}

describe('the store of replies', () => {
  it('asks for a snapshot once when something is missing, and puts later text behind it', () => {
    const { replies, onBehind, text } = setUp()
    replies.receiveMessage(message('', 'escrevendo'), { live: true })
    replies.receiveText(texto(0, 'Que '))
    replies.receiveText(texto(8, 'que '))
    replies.receiveText(texto(12, 'veio'))
    expect(onBehind).toHaveBeenCalledOnce()
    expect(text()).toBe('Que ')
    replies.receiveMessage(message('Que bom ', 'escrevendo'), { live: false })
    expect(text()).toBe('Que bom que veio')
  })

  it('keeps text that arrives before its reply is loaded', () => {
    const { replies, text } = setUp()
    replies.receiveText(texto(4, 'bom'))
    replies.receiveMessage(message('Que ', 'escrevendo'), { live: false })
    expect(text()).toBe('Que bom')
  })

  it('waits for the rest of a reply that is found in the middle of a silence', () => {
    const { replies } = setUp()
    replies.receiveHistory([message('Que bom', 'escrevendo')])
    const entry = replies.get('r')
    expect(entry && waitsFrom(entry)).toBeTypeOf('number')
    replies.receiveText(texto(7, ' que veio'))
    const later = replies.get('r')
    expect(later && waitsFrom(later)).toBeNull()
  })

  it('leaves history alone', () => {
    const { replies } = setUp()
    replies.receiveMessage(message('Que bom', 'completa'), { live: false })
    expect(replies.get('r')).toBeUndefined()
  })

  it('shows at once what was history and is only changed now', () => {
    const { replies } = setUp()
    replies.receiveMessage(message('Que bom', 'escrevendo'), {
      live: true,
      known: message('Que bom', 'interrompida'),
    })
    expect(replies.get('r')).toMatchObject({ revealed: 7, reply: { status: 'escrevendo' } })
  })

  it('draws nothing just after a key, but does not stand still while somebody writes', () => {
    stubFrames()
    vi.useFakeTimers({ toFake: [...FRAME_TIMERS] })
    const { replies } = setUp()
    let drawn = 0
    replies.subscribe('r', () => drawn++)
    replies.receiveMessage(message('', 'escrevendo'), { live: true })
    replies.receiveText(texto(0, 'a'.repeat(400)))
    vi.advanceTimersByTime(1000)
    const idle = drawn
    for (let key = 0; key < 25; key++) {
      document.dispatchEvent(new Event('keydown'))
      vi.advanceTimersByTime(40)
    }
    const writing = drawn - idle
    expect(idle).toBeGreaterThan(20)
    expect(writing).toBeGreaterThanOrEqual(7)
    expect(writing).toBeLessThan(idle / 2)
  })

  it('continues out of sight, where no frames are drawn', () => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
    const { replies } = setUp()
    replies.subscribe('r', () => {})
    replies.receiveMessage(message('', 'escrevendo'), { live: true })
    replies.receiveText(texto(0, 'Que bom que você veio.'))
    vi.advanceTimersByTime(2000)
    expect(replies.get('r')?.revealed).toBeGreaterThan(10)
  })

  it('tells only those who follow that very reply', () => {
    const { replies } = setUp()
    const own = vi.fn()
    const other = vi.fn()
    replies.subscribe('r', own)
    replies.subscribe('x', other)
    replies.receiveMessage(message('', 'escrevendo'), { live: true })
    replies.receiveText(texto(0, 'Que'))
    expect(own).toHaveBeenCalledTimes(2)
    expect(other).not.toHaveBeenCalled()
  })
})
