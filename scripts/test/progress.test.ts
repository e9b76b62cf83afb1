import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawnOn(isTTY: boolean, columns = 60) {
  let text = ''
  const write = (more: string) => {
    text += more
  }
  const progress = createProgress({ isTTY, columns, write }, () => Date.now())
  return { ...progress, text: () => text }
}

it('draws the stages under way over one line of a terminal', () => {
  const { begin, more, end, text, stop } = drawnOn(true)
  begin('server')
  begin('chaos')
  more('server', 12)
  vi.advanceTimersByTime(2_000)
  end('server', { passed: 12, failed: 0, notRun: 0 })
  stop()
  const lines = text().split('\r\u001b[K')
  expect(lines).toContain('server 12 passed 2 s · chaos 2 s')
  expect(lines).toContain('✓ server: 12 passed, 0 failed (2 s)\n')
  expect(lines.at(-1)).toBe('chaos 2 s')
})

it('keeps to the width of the terminal, so that a line is drawn over', () => {
  const { begin, text, stop } = drawnOn(true, 10)
  begin('a stage with a long name')
  stop()
  expect(text()).toBe('\r\u001b[Ka stage w')
})

it('writes few lines where they stay: one in half a minute, and one at the end', () => {
  const { begin, more, end, text, stop } = drawnOn(false)
  begin('browser')
  vi.advanceTimersByTime(29_000)
  expect(text()).toBe('')
  more('browser', 3)
  vi.advanceTimersByTime(31_000)
  end('browser', { passed: 4, failed: 1, notRun: 2 })
  stop()
  expect(text()).toBe(
    'browser 3 passed 30 s\nbrowser 3 passed 60 s\n✗ browser: 4 passed, 1 failed, 2 not run (60 s)\n',
  )
})
