import { expect, onTestFinished, test, vi } from 'vitest'
import { MODEL_FLOOD_PAUSE } from '#domain/limits.ts'
import { createLog } from '#server/platform/log.ts'
import type { StreamListener } from './stream-client.ts'
import { tryOnce } from './try-once.ts'

const LIMITS = { connect: 1_000, life: 1_000, firstWord: 1_000, silence: 1_000, afterDone: 1_000 }
const FRAMING = Buffer.alloc(0)

/** What hears the service, before its first word. */
function listening(): StreamListener {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let on: StreamListener | undefined
  const nothing = () => {}
  tryOnce({
    send: (listener) => {
      on = listener
      return nothing
    },
    limits: LIMITS,
    log: createLog('silent', { write: nothing }),
    sink: { text: nothing, end: nothing, unread: () => null, accepted: nothing, failed: nothing },
  })
  if (!on) throw new Error('nothing was sent')
  return on
}

test('a service that sends little is read as it comes', () => {
  const on = listening()
  for (let time = 0; time < 100; time += 1) {
    expect(on.body(Buffer.from(': ok\n'), 200)).toBe(0)
    vi.advanceTimersByTime(MODEL_FLOOD_PAUSE / 10)
  }
})

test('a flood is read with pauses, however it is cut and also when all of it is framing', () => {
  for (const size of [64 * 1024, 16 * 1024, 100]) {
    const on = listening()
    const pauses = Array.from({ length: (1024 * 1024) / size }, () => {
      const pause = on.body(FRAMING, size)
      vi.advanceTimersByTime(pause)
      return pause
    })
    expect(pauses.filter((pause) => pause >= MODEL_FLOOD_PAUSE).length).toBeGreaterThan(10)
  }
})
