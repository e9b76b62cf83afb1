import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX } from '../limits.ts'
import { REPLY_STATUSES } from './conversation.ts'
import {
  AGE_FAREWELL,
  canChangeExchange,
  canContinue,
  canCopy,
  canEndHere,
  canPause,
  canPressSend,
  canResume,
  canRetry,
  messageProblem,
  type SendState,
} from './predicates.ts'

const ready: SendState = { text: 'Oi', conversationSelected: true, replyStatus: null, revealing: false }

describe('sending', () => {
  it('is possible with words, a conversation and no reply under way', () => {
    expect(canPressSend(ready)).toBe(true)
    for (const replyStatus of ['completa', 'interrompida', 'erro'] as const) {
      expect(canPressSend({ ...ready, replyStatus })).toBe(true)
    }
  })

  it.each([
    ['nothing is written', { text: ' \n\u200B' }],
    ['a reply is being written', { replyStatus: 'escrevendo' }],
    ['a reply is being typed out', { replyStatus: 'completa', revealing: true }],
    ['a reply is paused', { replyStatus: 'pausada' }],
  ] as const)('is impossible while %s', (_, change) => {
    expect(canPressSend({ ...ready, ...change })).toBe(false)
  })

  it('may be pressed with no conversation, to choose a persona first', () => {
    expect(canPressSend({ ...ready, conversationSelected: false })).toBe(true)
    expect(canPressSend({ ...ready, conversationSelected: false, text: ' ' })).toBe(false)
  })

  it('may be pressed with too long a text, in which danger is to be read, but not into a reply', () => {
    const long = { ...ready, text: 'a'.repeat(MESSAGE_MAX + 1) }
    expect(canPressSend(long)).toBe(true)
    expect(canPressSend({ ...long, replyStatus: 'escrevendo' })).toBe(false)
    expect(canPressSend({ ...long, replyStatus: 'pausada' })).toBe(false)
  })

  it('takes a message of exactly 4000 characters', () => {
    expect(messageProblem('a'.repeat(4000))).toBeNull()
    expect(messageProblem('a'.repeat(4001))).toBe('too_long')
    expect(messageProblem('')).toBe('empty')
  })
})

describe('buttons of a reply', () => {
  const allowed = (may: (status: (typeof REPLY_STATUSES)[number]) => boolean) => REPLY_STATUSES.filter(may)

  it('each appears in its own states only', () => {
    expect(allowed((status) => canPause({ status, revealing: true }))).toEqual(['escrevendo', 'completa'])
    expect(allowed((status) => canPause({ status, revealing: false }))).toEqual(['escrevendo'])
    expect(allowed((status) => canContinue({ status }))).toEqual(['pausada'])
    expect(allowed((status) => canEndHere({ status }))).toEqual(['pausada'])
    expect(allowed((status) => canRetry({ status, busy: false }))).toEqual(['erro'])
    expect(allowed((status) => canResume({ status, busy: false }))).toEqual(['interrompida'])
    expect(allowed((status) => canCopy({ status, revealing: false, text: 'oi' }))).toEqual([
      'completa',
      'interrompida',
    ])
  })

  it('nothing starts again while another reply is under way', () => {
    expect(canRetry({ status: 'erro', busy: true })).toBe(false)
    expect(canResume({ status: 'interrompida', busy: true })).toBe(false)
  })

  it('copying waits for the typing, and for something to copy', () => {
    expect(canCopy({ status: 'completa', revealing: true, text: 'oi' })).toBe(false)
    expect(canCopy({ status: 'completa', revealing: false, text: '' })).toBe(false)
  })

  it('the last exchange has versions, except in the welcome and while the protocol answers', () => {
    const last = {
      revealing: false,
      isLast: true,
      content: 'Oi',
      onboarding: false,
      nivel: 'nenhum' as const,
    }
    expect(allowed((status) => canChangeExchange({ ...last, status }))).toEqual([
      'pausada',
      'completa',
      'interrompida',
      'erro',
    ])
    const complete = { ...last, status: 'completa' as const }
    expect(canChangeExchange({ ...complete, revealing: true })).toBe(false)
    expect(canChangeExchange({ ...complete, isLast: false })).toBe(false)
    expect(canChangeExchange({ ...complete, onboarding: true })).toBe(false)
    expect(canChangeExchange({ ...complete, nivel: 'atencao' })).toBe(true)
    expect(canChangeExchange({ ...complete, content: AGE_FAREWELL })).toBe(false)
    expect(canChangeExchange({ ...complete, nivel: 'risco' })).toBe(false)
  })
})
