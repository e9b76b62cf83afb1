import { expect, it } from 'vitest'
import { badOf, goodOf } from '../reply-sets.ts'
import { examplesOfBad, examplesOfGood } from './examples.ts'
import { trainClassifier } from './train.ts'

it('training gives the same weights for the same examples', () => {
  const examples = [...examplesOfBad(badOf('g1').slice(0, 20)), ...examplesOfGood(goodOf('g1').slice(0, 20))]
  expect(trainClassifier(examples)).toEqual(trainClassifier(examples))
})
