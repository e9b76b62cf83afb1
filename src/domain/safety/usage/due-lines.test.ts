import { describe, expect, it, vi } from 'vitest'
import {
  dueLines,
  localMoment,
  NO_USAGE,
  parseUsageState,
  REMINDER_EVERY,
  USAGE_TEXTS,
  type UsageState,
} from './due-lines.ts'

const MINUTE = 60_000

/** Uses the chat every ten minutes, beginning at a local hour, and tells which lines came after how long. */
function use({ minutes, hour = 15, day = 30, state = NO_USAGE }: Use) {
  const seen: [minute: number, kind: string][] = []
  let kept = state
  for (let minute = 0; minute <= minutes; minute += 10) {
    const due = dueLines(kept, localMoment(new Date(2025, 3, day, hour, minute)))
    for (const { kind } of due.lines) seen.push([minute, kind])
    kept = parseUsageState(JSON.parse(JSON.stringify(due.state)))
  }
  return { seen, state: kept }
}

type Use = { minutes: number; hour?: number; day?: number; state?: UsageState }

describe('lines about use', () => {
  it('suggest a pause after an hour, once a day', () => {
    expect(use({ minutes: 170 }).seen).toEqual([[60, 'pausa']])
    expect(use({ minutes: 50 }).seen).toEqual([])
  })

  it('suggest a pause past one in the morning, even after a minute', () => {
    expect(use({ minutes: 40, hour: 1 }).seen).toEqual([[0, 'noite']])
    expect(use({ minutes: 50, hour: 0 }).seen).toEqual([])
    expect(use({ minutes: 0, hour: 5 }).seen).toEqual([])
  })

  it('suggest one pause a day, not one of each', () => {
    const { seen } = use({ minutes: 110, hour: 1 })
    expect(seen.filter(([, kind]) => kind !== 'ia')).toEqual([[0, 'noite']])
  })

  it('take a night for one day where clocks are set back in it', () => {
    vi.stubEnv('TZ', 'Europe/Lisbon')
    const moments = [
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T04:30:00Z',
      '2026-10-26T01:30:00Z',
    ].map((moment) => localMoment(new Date(moment)))
    expect(moments.map(({ localHour }) => localHour)).toEqual([1, 1, 4, 1])
    expect(moments.map(({ localDay }) => localDay)).toEqual([
      '2026-10-24',
      '2026-10-24',
      '2026-10-24',
      '2026-10-25',
    ])
  })

  it('take a night for one day, and suggest again on the next', () => {
    const evening = use({ minutes: 160, hour: 23 })
    expect(evening.seen).toEqual([[60, 'pausa']])
    expect(use({ minutes: 60, hour: 9, day: 31, state: evening.state }).seen).toContainEqual([60, 'pausa'])
  })

  it('say every three hours of use that this is an AI', () => {
    const { seen } = use({ minutes: 380, hour: 8 })
    expect(seen.filter(([, kind]) => kind === 'ia')).toEqual([
      [180, 'ia'],
      [360, 'ia'],
    ])
  })

  it('count use, not absence', () => {
    const first = use({ minutes: 50 })
    const later = use({ minutes: 50, hour: 19, state: first.state })
    expect(later.seen).toEqual([])
    expect(later.state.sinceReminder).toBe(100 * MINUTE)
    const third = use({ minutes: 90, hour: 21, state: later.state })
    expect(third.seen).toEqual([
      [60, 'pausa'],
      [80, 'ia'],
    ])
  })

  it('survive a clock that goes back and a broken store', () => {
    const { state } = use({ minutes: 50 })
    const back = dueLines(state, localMoment(new Date(2025, 3, 29, 10)))
    expect(back.lines).toEqual([])
    for (const broken of [null, 'x', { startedAt: 'ontem', shown: -1, sinceReminder: Number.NaN }]) {
      expect(parseUsageState(broken)).toEqual(NO_USAGE)
    }
    expect(JSON.stringify(state).length).toBeLessThan(200)
  })

  it('are gentle: one or two sentences, no question that holds, no guilt', () => {
    for (const text of Object.values(USAGE_TEXTS).flat())
      expect(text).not.toMatch(/deve|vício|demais|exager/i)
    for (const text of USAGE_TEXTS.ia) expect(text).toContain('inteligência artificial')
    expect(REMINDER_EVERY).toBe(180 * MINUTE)
  })
})
