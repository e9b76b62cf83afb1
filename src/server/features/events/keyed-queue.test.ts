import { expect, test } from 'vitest'
import { until } from '#tests/support/time/soon.ts'
import { createKeyedQueue } from './event-bus.ts'

/** Work that ends when it is told to. */
function workshop() {
  const began: string[] = []
  const ends: (() => void)[] = []
  const add = createKeyedQueue<string>((who, item) => {
    began.push(`${who} ${item}`)
    return new Promise((resolve) => ends.push(resolve))
  })
  return { began, add, endNext: () => ends.shift()?.() }
}

test('one person waits for nobody else', () => {
  const { began, add } = workshop()
  add('ana', 'um', 'um')
  add('bia', 'um', 'um')
  expect(began).toEqual(['ana um', 'bia um'])
})

test('for one person it is one thing after the other, in the order they came', async () => {
  const { began, add, endNext } = workshop()
  for (const item of ['um', 'dois', 'três']) add('ana', item, item)
  expect(began).toEqual(['ana um'])
  endNext()
  await until(() => began.length === 2)
  endNext()
  await until(() => began.length === 3)
  expect(began).toEqual(['ana um', 'ana dois', 'ana três'])
})

test('what waits already is done once; what is being done is done again', async () => {
  const { began, add, endNext } = workshop()
  add('ana', 'um', 'um')
  add('ana', 'um', 'um de novo')
  add('ana', 'um', 'um outra vez')
  endNext()
  await until(() => began.length === 2)
  expect(began).toEqual(['ana um', 'ana um de novo'])
})

test('after everything was done, the next thing begins at once', async () => {
  const { began, add, endNext } = workshop()
  add('ana', 'um', 'um')
  endNext()
  await new Promise(setImmediate)
  add('ana', 'dois', 'dois')
  expect(began).toEqual(['ana um', 'ana dois'])
})
