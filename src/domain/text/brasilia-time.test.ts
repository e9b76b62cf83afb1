import { expect, test } from 'vitest'
import { brasiliaDay, brasiliaMoment } from './brasilia-time.ts'

test('days and moments are those of Brasília, also where it is another day', () => {
  const justBeforeMidnight = new Date('2024-04-13T02:59:00Z')
  expect(brasiliaDay(justBeforeMidnight)).toBe('12 de abril de 2024')
  expect(brasiliaMoment(justBeforeMidnight)).toBe('12 de abril de 2024 às 23:59')
})
