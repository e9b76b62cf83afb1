import { describe, expect, test } from 'vitest'
import { createOutputGuard } from '../guard/output-guard.ts'
import { PROTOCOL_LEVELS } from '../risk-level.ts'
import { PLAN_POINTER, protocolReply, protocolReplyCount } from './protocol-reply.ts'

describe.each(PROTOCOL_LEVELS)('the protocol’s own words to somebody with a safety plan (%s)', (level) => {
  const turns = Array.from({ length: protocolReplyCount(level) }, (_, turn) => turn)

  test('point to it once, and end with the same question', () => {
    for (const turn of turns) {
      const reply = protocolReply(level, turn, { hasPlan: true })
      const without = protocolReply(level, turn)
      expect(reply.replace(`${PLAN_POINTER}\n\n`, '')).toBe(without)
      expect(reply.endsWith(without.split('\n\n').at(-1) ?? '')).toBe(true)
    }
  })

  test('also where they stand for a reply of which nothing can be shown', () => {
    const bad = 'Isso que você tem é depressão, com certeza.'
    const shown = (hasPlan: boolean) => {
      const guard = createOutputGuard({ level, hasPlan })
      return guard.push(bad) + guard.end()
    }
    expect(shown(true)).toBe(protocolReply(level, 0, { hasPlan: true }))
    expect(shown(false)).toBe(protocolReply(level))
  })

  test('pass the output guard as they are', () => {
    for (const turn of turns) {
      const reply = protocolReply(level, turn, { hasPlan: true })
      const guard = createOutputGuard({ level })
      expect(guard.push(reply) + guard.end()).toBe(reply)
    }
  })
})
