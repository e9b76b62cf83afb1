import { expect, it } from 'vitest'
import { setsOf } from '../../../manifest.ts'
import { badOf } from '../reply-sets.ts'
import { classIndexOf } from './examples.ts'

it('what a writer calls a class is one of the model', () => {
  const names = new Set(setsOf('replies', 'trains').flatMap((set) => badOf(set).map((line) => line.class)))
  expect(names.size).toBeGreaterThan(0)
  for (const name of names) expect(classIndexOf(name), name).toBeGreaterThanOrEqual(0)
})

it('a class that nobody knows stops the training, and is not learned as good', () => {
  expect(() => classIndexOf('outra')).toThrow('outra')
})
