import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('sorts ids by when they were made, also within one millisecond', () => {
  const ids = Array.from({ length: 50 }, () => newId(0))
  expect(ids.toSorted()).toEqual(ids)
})

it('is a UUIDv7 that carries the time', () => {
  const id = newId(Date.UTC(2100, 0, 1))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(Date.UTC(2100, 0, 1))
})
