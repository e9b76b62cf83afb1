import { describe, expect, it } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import { newId } from '#web/lib/new-id.ts'
import { headOfEach, inOrder, type OutboxItem, readItem, waitAfter } from './outbox-store.ts'

const item = (id: string, conversationId = 'c', extra: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  conversationId,
  content: `texto ${id}`,
  createdAt: '2025-04-20T12:00:00.000Z',
  newStyle: null,
  queued: false,
  ...extra,
})

describe('waitAfter', () => {
  const fresh = { queued: false }
  const queued = { queued: true }

  it.each([
    ['offline', 'connection'],
    ['unavailable', 'server'],
    ['internal', 'server'],
  ] as const)('of %s waits for the %s', (code, what) => {
    expect(waitAfter(apiError(code), fresh)).toEqual({ for: what })
  })

  it('of an answer that is none of ours waits for the server', () => {
    expect(waitAfter(new TypeError('no message in it'), fresh)).toEqual({ for: 'server' })
  })

  it('waits for the person to sign in again', () => {
    expect(waitAfter(apiError('not_signed_in'), fresh)).toEqual({ for: 'session' })
  })

  it.each(['too_many_messages', 'not_found', 'message_too_long', 'reply_in_progress'] as const)(
    'gives back what was refused as %s',
    (code) => {
      expect(waitAfter(apiError(code), fresh)).toBeNull()
    },
  )

  it.each(['reply_in_progress', 'reply_paused'] as const)(
    'keeps what was queued waiting for the reply after %s',
    (code) => {
      expect(waitAfter(apiError(code), queued)).toEqual({ for: 'reply' })
    },
  )

  it('keeps what was queued waiting for as long as the limit asks', () => {
    const error = apiError('too_many_messages', { retryAfter: 12 })
    expect(waitAfter(error, queued)).toEqual({ for: 'server', seconds: 12 })
  })

  it('gives back what can never be sent, also when it was queued', () => {
    expect(waitAfter(apiError('not_found'), queued)).toBeNull()
  })
})

describe('order', () => {
  it('is the order in which things were written', () => {
    const ids = Array.from({ length: 20 }, () => newId())
    const shuffled = ids.toSorted((one, other) => (one.slice(-4) < other.slice(-4) ? -1 : 1))
    expect(inOrder(shuffled.map((id) => item(id))).map(({ id }) => id)).toEqual(ids)
  })

  it('takes only the oldest of each conversation', () => {
    const items = [item('1', 'a'), item('2', 'b'), item('3', 'a')]
    expect(headOfEach(items).map(({ id }) => id)).toEqual(['1', '2'])
  })
})

describe('readItem', () => {
  it('reads back what was stored', () => {
    const stored = item('1', 'a', { newStyle: 'maternal', queued: true })
    expect(readItem(JSON.stringify(stored))).toEqual(stored)
  })

  it.each([null, '', '{', 'null'])('reads no item in %j', (stored) => {
    expect(readItem(stored)).toBeNull()
  })
})
