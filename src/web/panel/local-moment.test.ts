import { expect, test } from 'vitest'
import { readLocalMoment, writeLocalMoment } from './settings-page.tsx'

const MOMENT = new Date(2026, 10, 17, 14, 30)

test('a moment is read as people write it, and as programs do', () => {
  for (const typed of ['17/11/2026 14:30', ' 17/11/2026, 14:30 ', '2026-11-17T14:30', '2026-11-17 14:30:00'])
    expect(readLocalMoment(typed)).toEqual(MOMENT)
  expect(readLocalMoment(writeLocalMoment(MOMENT))).toEqual(MOMENT)
  expect(writeLocalMoment(new Date(2026, 0, 2, 3, 4))).toBe('02/01/2026 03:04')
})

test('what is no moment is none', () => {
  for (const typed of [
    '',
    'amanhã',
    '31/02/2026 10:00',
    '17/11/2026',
    '17/11/2026 25:00',
    '17/11/2026 10:75',
  ])
    expect(readLocalMoment(typed)).toBeNull()
})
