import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

function setUp() {
  let time = 0
  const changes = createRecentChanges(() => time)
  return { changes, pass: (ms: number) => (time += ms) }
}

test('nothing is known of the time before the first change is received', () => {
  const { changes, pass } = setUp()
  pass(500)
  expect(changes.quietFor('ana')).toBe(0)
  changes.beginReceiving()
  pass(30)
  expect(changes.quietFor('ana')).toBe(30)
})

test('a change ends the quiet of its person alone', () => {
  const { changes, pass } = setUp()
  changes.beginReceiving()
  pass(50)
  changes.add('ana')
  pass(20)
  expect([changes.quietFor('ana'), changes.quietFor('bia')]).toEqual([20, 70])
})

test('what was forgotten is never taken for quiet', () => {
  const { changes, pass } = setUp()
  changes.beginReceiving()
  pass(100)
  changes.add('ana')
  pass(10)
  changes.rotate()
  expect(changes.quietFor('ana')).toBe(10)
  pass(60)
  changes.rotate()
  pass(5)
  expect(changes.quietFor('ana')).toBe(65)
})

test('after a break nothing is known of what happened before', () => {
  const { changes, pass } = setUp()
  changes.beginReceiving()
  pass(100)
  changes.beginReceiving()
  pass(5)
  expect(changes.quietFor('ana')).toBe(5)
})

test('an ended session is remembered for at least one rotation and at most two', () => {
  const { changes } = setUp()
  changes.add('a')
  expect([changes.has('a'), changes.has('b')]).toEqual([true, false])
  changes.rotate()
  expect(changes.has('a')).toBe(true)
  changes.rotate()
  expect(changes.has('a')).toBe(false)
})
