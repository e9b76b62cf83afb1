import { expect, it } from 'vitest'
import { gridStep } from '#web/ui/next-index.ts'

it('moves like the eye does', () => {
  expect(gridStep('ArrowDown', 0, 6, 2)).toBe(2)
  expect(gridStep('ArrowUp', 3, 6, 2)).toBe(1)
  expect(gridStep('ArrowRight', 1, 6, 2)).toBe(2)
  expect(gridStep('ArrowLeft', 0, 6, 2)).toBe(5)
  expect(gridStep('End', 0, 6, 2)).toBe(5)
})

it('stays where it is at the edge', () => {
  expect(gridStep('ArrowUp', 1, 6, 2)).toBeNull()
  expect(gridStep('ArrowDown', 5, 6, 2)).toBeNull()
  expect(gridStep('a', 0, 6, 2)).toBeNull()
})
