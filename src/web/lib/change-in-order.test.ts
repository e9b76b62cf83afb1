import { expect, it } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import { changeInOrder } from './commands.ts'

/** Changes of one thing that are made at once, each kept or refused by the server; lists what was shown and told. */
async function change(id: string, ...kept: boolean[]) {
  const done: string[] = []
  const changes = kept.map((isKept, index) =>
    changeInOrder(id, {
      show: () => done.push(`show ${index}`),
      send: () => (isKept ? Promise.resolve(index) : Promise.reject(apiError('not_found'))),
      settle: (answer) => done.push(`settle ${answer}`),
      rollBack: () => done.push(`roll back ${index}`),
      tell: () => done.push(`tell ${index}`),
    }),
  )
  expect(await Promise.all(changes)).toEqual(kept)
  return done
}

it('settles only with the answer to the last change', async () => {
  expect(await change('a', true, true)).toEqual(['show 0', 'show 1', 'settle 1'])
})

it('leaves the later change on the screen when an earlier one fails, and tells it', async () => {
  expect(await change('b', false, true)).toEqual(['show 0', 'show 1', 'tell 0', 'settle 1'])
})

it('goes back to what the earlier change led to when the last one fails', async () => {
  expect(await change('c', true, false)).toEqual(['show 0', 'show 1', 'settle 0', 'tell 1'])
})

it('goes back to what was there before all changes when none is kept', async () => {
  expect(await change('d', false, false)).toEqual(['show 0', 'show 1', 'tell 0', 'roll back 0', 'tell 1'])
})
