import { describe, expect, it, vi } from 'vitest'
import { createEnvelope } from './delta-reader.ts'

const read = (line: string): string => JSON.parse(line).content ?? ''
const wrapped = (content: string, id = 'a') => JSON.stringify({ id, content, end: null })

describe('the wrapping of words', () => {
  it('is learned from one line and opens the next without reading it', () => {
    const envelope = createEnvelope(read)
    expect(envelope.open(wrapped('Olá'))).toBeNull()
    envelope.learn(wrapped('Olá'), 'Olá')
    expect(envelope.open(wrapped(', você'))).toBe(', você')
  })

  it('leaves to the reader what looks different or is not plain', () => {
    const envelope = createEnvelope(read)
    envelope.learn(wrapped('Olá'), 'Olá')
    const strange = [
      wrapped('oi', 'b'),
      wrapped(''),
      wrapped('"'),
      wrapped('\\'),
      wrapped('a\nb'),
      '',
      '{"id"',
    ]
    for (const line of strange) expect(envelope.open(line)).toBeNull()
  })

  it('is not learned where the word stands in another place', () => {
    const envelope = createEnvelope(read)
    const twice = JSON.stringify({ content: 'oi', later: 'oi' })
    envelope.learn(twice, 'oi')
    expect(envelope.open(twice)).toBeNull()
    const escaped = '{"content":"voc\\u00ea"}'
    envelope.learn(escaped, 'você')
    expect(envelope.open(escaped)).toBeNull()
  })

  it('that changes with every word is soon no longer learned', () => {
    const reader = vi.fn(read)
    const envelope = createEnvelope(reader)
    for (let turn = 0; turn < 100; turn += 1) envelope.learn(wrapped('oi', String(turn)), 'oi')
    expect(reader.mock.calls.length).toBeLessThan(10)
  })
})
