import { expect, test } from 'vitest'
import { FEELINGS, feelingsFor } from './moods.ts'

test('the same feelings are offered for every mood, those that are likelier to fit first', () => {
  expect(feelingsFor('bem')[0]).toBe('alegria')
  expect(feelingsFor('muito-mal')[0]).toBe('cansaço')
  expect(feelingsFor('mal').indexOf('alegria')).toBeGreaterThan(feelingsFor('mal').indexOf('vazio'))
  expect(feelingsFor('mal').toSorted()).toEqual(FEELINGS.toSorted())
})
