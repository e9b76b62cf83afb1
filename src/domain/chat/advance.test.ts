import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, endHere, newReply, type Reply, type ReplyEvent, visibleText } from './advance.ts'
import { REPLY_STATUSES } from './conversation.ts'

const fold = (events: readonly ReplyEvent[], from: Reply = newReply('r')) => events.reduce(advance, from)
const texto = (pos: number, text: string): ReplyEvent => ({ type: 'texto', pos, text })
const fim = (status: 'completa' | 'interrompida' | 'erro', text?: string): ReplyEvent =>
  text === undefined ? { type: 'fim', status } : { type: 'fim', status, text }

const writing = fold([texto(0, 'Olá, tudo bem')])
const paused = fold([{ type: 'pausa', shown: 4 }], writing)
const complete = fold([fim('completa', 'Olá, tudo bem?')], writing)
const interrupted = fold([fim('interrompida')], writing)
const failed = fold([fim('erro', 'Desculpe.')], writing)
const states = {
  escrevendo: writing,
  pausada: paused,
  completa: complete,
  interrompida: interrupted,
  erro: failed,
}

describe('text', () => {
  it('grows where it stopped', () => {
    expect(fold([texto(0, 'Olá'), texto(3, ', tudo')]).text).toBe('Olá, tudo')
  })

  it('ignores a repeat and trims an overlap', () => {
    expect(advance(writing, texto(0, 'Olá'))).toBe(writing)
    expect(advance(writing, texto(5, 'tudo bem?')).text).toBe('Olá, tudo bem?')
  })

  it('leaves the reply alone and asks for a reload over a gap', () => {
    const gap = advance(writing, texto(99, 'perdido'))
    expect(gap).toEqual({ ...writing, behind: true })
    expect(advance(gap, texto(99, 'perdido'))).toBe(gap)
  })

  it('asks for a reload when the overlap tells another story', () => {
    expect(advance(writing, texto(5, 'nada'))).toEqual({ ...writing, behind: true })
  })

  it('keeps what was on its way when the pause came, without showing it', () => {
    const more = advance(paused, texto(13, '?'))
    expect(more.text).toBe('Olá, tudo bem?')
    expect(visibleText(more, 14)).toBe('Olá,')
  })
})

describe('pause', () => {
  it('stops at what was shown, and keeps writing', () => {
    expect(paused).toMatchObject({ status: 'pausada', shown: 4, whole: false })
    expect(advance(paused, { type: 'continua' })).toEqual(writing)
  })

  it('can stop a complete reply that is still being typed out, which then needs no model to go on', () => {
    const stopped = advance(complete, { type: 'pausa', shown: 3 })
    expect(stopped).toMatchObject({ status: 'pausada', shown: 3, whole: true })
    expect(advance(stopped, { type: 'continua' })).toEqual(complete)
  })

  it('does nothing to a complete reply that was shown to its end', () => {
    expect(advance(complete, { type: 'pausa', shown: complete.text.length })).toBe(complete)
  })

  it('ends here with exactly what was shown', () => {
    expect(advance(paused, endHere(paused))).toMatchObject({
      status: 'completa',
      text: 'Olá,',
      shown: null,
      whole: true,
    })
  })

  it('stands when the source ended in the same moment', () => {
    const ended = advance(paused, fim('completa', 'Olá, tudo bem?'))
    expect(ended).toMatchObject({ status: 'pausada', shown: 4, text: 'Olá, tudo bem?', whole: true })
    expect(advance(ended, { type: 'continua' })).toMatchObject({ status: 'completa', text: 'Olá, tudo bem?' })
  })

  it('follows the last one when two screens pause', () => {
    expect(advance(paused, { type: 'pausa', shown: 3 })).toMatchObject({ status: 'pausada', shown: 3 })
    expect(advance(paused, { type: 'pausa', shown: 4 })).toBe(paused)
  })

  it('never claims to have shown more than there is', () => {
    expect(advance(writing, { type: 'pausa', shown: 999 }).shown).toBe(writing.text.length)
    expect(advance(writing, { type: 'pausa', shown: -1 }).shown).toBe(0)
  })
})

describe('end', () => {
  it('has the last word on the text', () => {
    expect(complete).toMatchObject({ status: 'completa', text: 'Olá, tudo bem?', whole: true })
    expect(interrupted).toMatchObject({ status: 'interrompida', text: writing.text, whole: false })
  })

  it('mends a gap only when it brings the text', () => {
    const gap = advance(writing, texto(99, 'x'))
    expect(advance(gap, fim('completa')).behind).toBe(true)
    expect(advance(gap, fim('completa', 'tudo')).behind).toBe(false)
  })

  it('lets an interrupted reply go on as one message', () => {
    const resumed = fold([{ type: 'continua' }, texto(13, '?'), fim('completa')], interrupted)
    expect(resumed).toEqual(complete)
  })

  it('lets a failed reply start again from nothing', () => {
    expect(advance(failed, { type: 'recomeca' })).toEqual(newReply('r'))
  })
})

describe('snapshot', () => {
  const snapshot = (over: Partial<Extract<ReplyEvent, { type: 'instantaneo' }>>): ReplyEvent => ({
    type: 'instantaneo',
    version: 0,
    status: 'escrevendo',
    text: 'Olá, tudo bem com',
    shown: null,
    ...over,
  })

  it('brings a reader up to date', () => {
    expect(advance(writing, snapshot({})).text).toBe('Olá, tudo bem com')
    expect(advance(newReply('r'), snapshot({ status: 'pausada', shown: 4 }))).toMatchObject({
      status: 'pausada',
      shown: 4,
    })
    expect(advance(writing, snapshot({ status: 'completa', text: 'Olá.' }))).toMatchObject({
      status: 'completa',
      text: 'Olá.',
      whole: true,
    })
  })

  it('that was overtaken by newer text is ignored', () => {
    expect(advance(writing, snapshot({ text: 'Olá' }))).toBe(writing)
  })

  it('with another text is believed even when it is shorter', () => {
    expect(advance(writing, snapshot({ text: 'Oi' })).text).toBe('Oi')
  })

  it('mends a reader that missed something', () => {
    const gap = advance(writing, texto(99, 'x'))
    expect(advance(gap, snapshot({}))).toMatchObject({ behind: false, text: 'Olá, tudo bem com' })
    expect(advance(gap, snapshot({ text: 'Olá' }))).toMatchObject({ behind: false, text: 'Olá' })
  })

  it.each(REPLY_STATUSES)('of an older version changes nothing in a reply that is %s', (status) => {
    const newer = { ...states[status], version: 2 }
    for (const old of REPLY_STATUSES)
      expect(advance(newer, snapshot({ version: 1, status: old }))).toBe(newer)
  })

  it.each(['completa', 'interrompida', 'erro'] as const)(
    'of a newer version shows that a reply that is %s is written again elsewhere',
    (status) => {
      const again = advance(states[status], snapshot({ version: 1, text: '' }))
      expect(again).toEqual({ ...newReply('r'), version: 1 })
    },
  )

  it('of a newer version does not take back text that came ahead of it', () => {
    const next = advance(writing, snapshot({ version: 1, text: 'Olá' }))
    expect(next).toEqual({ ...writing, version: 1 })
  })

  it('remembers that a paused reply is whole', () => {
    const stopped = advance(newReply('r'), snapshot({ status: 'pausada', shown: 2, whole: true }))
    expect(advance(stopped, { type: 'continua' }).status).toBe('completa')
  })

  it('without news changes nothing', () => {
    expect(advance(writing, snapshot({ text: writing.text }))).toBe(writing)
  })
})

describe('settled replies', () => {
  const moves: Record<string, string[]> = {
    texto: ['escrevendo', 'pausada'],
    pausa: ['escrevendo', 'pausada', 'completa'],
    continua: ['pausada', 'interrompida'],
    fim: ['escrevendo', 'pausada'],
    recomeca: ['erro'],
  }
  const events: ReplyEvent[] = [
    texto(13, ' hoje'),
    { type: 'pausa', shown: 2 },
    { type: 'continua' },
    fim('completa', 'Fim.'),
    { type: 'recomeca' },
  ]

  it.each(events)('$type moves only the states in the table', (event) => {
    const moved = REPLY_STATUSES.filter((status) => advance(states[status], event) !== states[status])
    expect(moved).toEqual(moves[event.type])
  })

  it('an event nobody knows changes nothing', () => {
    const unknown = { type: 'futuro' } as unknown as ReplyEvent
    for (const status of REPLY_STATUSES) expect(advance(states[status], unknown)).toBe(states[status])
  })
})

describe('whatever arrives', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'ã', ' ', '\n', '🌷', '👩‍👧', 'e\u0301'),
    maxLength: 60,
  })
  const anyEvent: fc.Arbitrary<ReplyEvent> = fc.oneof(
    fc.record({ type: fc.constant('texto' as const), pos: fc.integer({ min: -2, max: 40 }), text: words }),
    fc.record({ type: fc.constant('pausa' as const), shown: fc.integer({ min: -2, max: 80 }) }),
    fc.constant<ReplyEvent>({ type: 'continua' }),
    fc.constant<ReplyEvent>({ type: 'recomeca' }),
    fc
      .tuple(fc.constantFrom('completa' as const, 'interrompida' as const, 'erro' as const), fc.option(words))
      .map(([status, text]) => fim(status, text ?? undefined)),
    fc.record({
      type: fc.constant('instantaneo' as const),
      version: fc.nat(4),
      status: fc.constantFrom(...REPLY_STATUSES),
      text: words,
      shown: fc.option(fc.integer({ min: 0, max: 80 })),
    }),
  )

  it('a folded reply never shrinks by text events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let reply = newReply('r')
        for (const event of events) {
          const next = advance(reply, event)
          if (event.type === 'texto') expect(next.text.startsWith(reply.text)).toBe(true)
          reply = next
        }
      }),
    )
  })

  it('a pause always has a position inside the text, and nothing else has one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { status, shown, text } = fold(events)
        if (status === 'pausada') expect(shown).toSatisfy((at: number) => at >= 0 && at <= text.length)
        else expect(shown).toBeNull()
      }),
    )
  })

  it('the same event twice is the same as once', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
        const once = advance(fold(events), last)
        const again = advance(once, last)
        if (last.type !== 'texto' || !once.behind) expect(again).toEqual(once)
      }),
    )
  })

  it('any cut of the stream into packets, with repeats and overlaps, gives the same text', () => {
    const cuts = fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 9 }), back: fc.integer({ min: 0, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 100,
      },
    )
    fc.assert(
      fc.property(words, cuts, (whole, packets) => {
        const events: ReplyEvent[] = []
        let sent = 0
        for (let i = 0; sent < whole.length; i += 1) {
          const { size, back } = packets[i % packets.length] ?? { size: 1, back: 0 }
          const pos = Math.max(0, sent - back)
          sent = Math.min(whole.length, sent + size)
          events.push(texto(pos, whole.slice(pos, sent)))
        }
        expect(fold(events)).toEqual({ ...newReply('r'), text: whole })
      }),
    )
  })

  it('a reader that comes late ends with the same reply as one that was there all the time', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.nat(30), (events, late) => {
        const before = fold(events.slice(0, late))
        fc.pre(!before.behind)
        const { version, text, status, shown, whole } = before
        const arrived = advance(newReply('r'), {
          type: 'instantaneo',
          version,
          text,
          status,
          shown,
          whole,
        })
        const after = events.slice(late)
        expect(fold(after, arrived)).toEqual(fold(after, before))
      }),
    )
  })
})
