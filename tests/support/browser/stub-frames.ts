import { vi } from 'vitest'

/** What has to be faked for frames to be drawn by a fake clock. */
export const FRAME_TIMERS = ['setTimeout', 'clearTimeout', 'performance'] as const

/**
 * Frames of a screen, sixty a second, until globals are restored. Those of the fake clock are there only if frames were
 * when the first test of a worker asked for one.
 */
export function stubFrames(): void {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), 16),
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
}
