import { describe, expect, test } from 'vitest'
import { withItem, withoutItem } from './fold-list.ts'

const [a, b] = [
  { id: 'a', text: 'um' },
  { id: 'b', text: 'dois' },
]

describe('a list of the notebook', () => {
  test('takes a new thing before all others', () => {
    expect(withItem([a], b)).toEqual([b, a])
  })

  test('replaces a known thing in its place', () => {
    expect(withItem([b, a], { ...a, text: 'outro' })).toEqual([b, { id: 'a', text: 'outro' }])
  })

  test('loses only the thing with that id', () => {
    expect(withoutItem([b, a], 'b')).toEqual([a])
    expect(withoutItem([b, a], 'c')).toEqual([b, a])
  })
})
