import { expect, it, vi } from 'vitest'
import { record } from './recording.ts'

/** A microphone for which the browser asks until it is told. */
function microphone() {
  const stop = vi.fn()
  const asked = Promise.withResolvers<unknown>()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => asked.promise } })
  return { stop, allow: () => asked.resolve({ getTracks: () => [{ stop }] }) }
}
const options = { onLevel: () => {}, onSound: () => {} }

it('lets go of a microphone that was allowed only after the person had left', async () => {
  const { stop, allow } = microphone()
  const leaving = new AbortController()
  const recording = record({ ...options, signal: leaving.signal })
  leaving.abort()
  allow()
  await expect(recording).rejects.toThrow()
  expect(stop).toHaveBeenCalledOnce()
})

it('lets go of the microphone when the browser cannot record', async () => {
  const { stop, allow } = microphone()
  vi.stubGlobal('MediaRecorder', undefined)
  allow()
  await expect(record({ ...options, signal: new AbortController().signal })).rejects.toThrow()
  expect(stop).toHaveBeenCalledOnce()
})
