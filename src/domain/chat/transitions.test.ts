import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, type Reply, type ReplyEvent } from './advance.ts'
import { REPLY_STATUSES, type ReplyStatus } from './conversation.ts'
import { mayMove, REPLY_TRANSITIONS, type ReplyTransition, statusesBefore } from './transitions.ts'

const text = fc.constantFrom('', 'Oi', 'Oi, tudo', 'Oi, tudo bem?')
const anyReply: fc.Arbitrary<Reply> = fc.record({
  id: fc.constant('reply'),
  status: fc.constantFrom(...REPLY_STATUSES),
  text,
  shown: fc.option(fc.nat(15)),
  whole: fc.boolean(),
  behind: fc.boolean(),
  version: fc.nat(2),
})
const anyEvent: fc.Arbitrary<ReplyEvent> = fc.oneof(
  fc.record({ type: fc.constant('texto' as const), pos: fc.nat(15), text }),
  fc.record({ type: fc.constant('pausa' as const), shown: fc.nat(15) }),
  fc.record({ type: fc.constant('continua' as const) }),
  fc.record({
    type: fc.constant('fim' as const),
    status: fc.constantFrom('completa' as const, 'interrompida' as const, 'erro' as const),
    text,
  }),
  fc.record({ type: fc.constant('recomeca' as const) }),
  fc.record({
    type: fc.constant('instantaneo' as const),
    version: fc.nat(2),
    status: fc.constantFrom(...REPLY_STATUSES),
    text,
    shown: fc.option(fc.nat(15)),
  }),
)

describe('the table of transitions', () => {
  it('holds for everything that advance() does', () => {
    fc.assert(
      fc.property(anyReply, anyEvent, (reply, event) => {
        const after = advance(reply, event)
        const targets: Record<string, readonly string[]> = REPLY_TRANSITIONS[event.type]
        if (after !== reply) expect(targets[reply.status]).toContain(after.status)
      }),
    )
  })

  it.each(REPLY_STATUSES)('every way that leads from %s is used by some event', (status) => {
    for (const type of ['texto', 'pausa', 'continua', 'fim', 'recomeca', 'instantaneo'] as const) {
      const reached = new Set<string>()
      const events = fc.sample(anyEvent, { numRuns: 2000, seed: 7 }).filter((event) => event.type === type)
      const replies = fc.sample(anyReply, { numRuns: events.length, seed: 8 })
      events.forEach((event, at) => {
        const reply = { ...(replies[at] as Reply), status }
        const after = advance(reply, event)
        if (after !== reply) reached.add(after.status)
      })
      const targets: Record<string, readonly string[]> = REPLY_TRANSITIONS[type]
      expect([...reached].sort(), type).toEqual([...(targets[status] ?? [])].sort())
    }
  })

  it('names the statuses from which an event may come', () => {
    expect(statusesBefore('recomeca', 'escrevendo')).toEqual(['erro'])
    expect(statusesBefore('recomeca', 'completa')).toEqual([])
    expect(mayMove('completa', 'pausa', 'pausada')).toBe(true)
    expect(mayMove('completa', 'pausa', 'completa')).toBe(false)
    expect(mayMove('completa', 'continua', 'escrevendo')).toBe(false)
    expect(statusesBefore('another', 'escrevendo')).toEqual(['pausada', 'completa', 'interrompida', 'erro'])
    expect(statusesBefore('choose', 'escrevendo')).toEqual([])
    expect(statusesBefore('bringBack', 'completa')).toEqual(['escrevendo', 'pausada', 'interrompida'])
    expect(statusesBefore('hide', 'interrompida')).toEqual(['escrevendo', 'pausada'])
  })

  it('leads from every status to every other, so that a snapshot may bring any', () => {
    const { instantaneo: _, ...steps } = REPLY_TRANSITIONS
    const oneStepFrom = (from: ReplyStatus) =>
      REPLY_STATUSES.filter((to) =>
        Object.keys(steps).some((step) => mayMove(from, step as ReplyTransition, to)),
      )
    for (const from of REPLY_STATUSES) {
      const reached = new Set<ReplyStatus>(oneStepFrom(from))
      for (const status of reached) for (const next of oneStepFrom(status)) reached.add(next)
      expect([...reached].sort(), from).toEqual([...REPLY_STATUSES].sort())
    }
  })
})
