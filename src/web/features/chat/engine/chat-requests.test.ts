import { afterEach, expect, it, vi } from 'vitest'
import { BODY_MAX_BYTES, READ_AT_MOST } from '#domain/limits.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { newId } from '#web/lib/new-id.ts'
import { createChatRequests } from './chat-requests.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['a', 'ç', '"', '語', '🙂', '\u0001', '\ud83d'])(
  'sends as much of a message of any length as the server takes and reads: %j',
  async (letter) => {
    const bodies: string[] = []
    stubStorage()
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      bodies.push(body)
      return Response.json({})
    })
    const { sendMessage, readWaiting } = createChatRequests('p')
    const content = letter.repeat(500_000)
    await sendMessage('c', { id: newId(), content })
    await readWaiting({ content })
    expect(bodies).toHaveLength(2)
    for (const body of bodies) {
      expect(JSON.parse(body).content).toBe(content.slice(0, READ_AT_MOST))
      expect(new Blob([body]).size).toBeLessThanOrEqual(BODY_MAX_BYTES)
    }
  },
)
