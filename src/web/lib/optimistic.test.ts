import { expect, it } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import type { ApiError } from './api.ts'
import { runOptimistically } from './commands.ts'

/** Runs a command that is answered or refused, and lists what it did. */
async function run(error: ApiError | null, keepsShown = false) {
  const done: string[] = []
  const result = await runOptimistically({
    show: () => done.push('show'),
    send: () => (error ? Promise.reject(error) : Promise.resolve('answer')),
    settle: (answer) => done.push(`settle ${answer}`),
    rollBack: () => done.push('roll back'),
    tell: (reason) => done.push(`tell ${(reason as ApiError).code}`),
    keepsShown: () => keepsShown,
  })
  return { done, result }
}

it('shows before it asks, and settles with the answer', async () => {
  expect(await run(null)).toEqual({ done: ['show', 'settle answer'], result: true })
})

it('rolls back and tells when the server refuses', async () => {
  const { done, result } = await run(apiError('not_found'))
  expect([done, result]).toEqual([['show', 'roll back', 'tell not_found'], false])
})

it('rolls back without a word when the session is refused', async () => {
  expect((await run(apiError('not_signed_in'))).done).toEqual(['show', 'roll back'])
})

it('leaves what is shown when the command keeps it in spite of the failure', async () => {
  expect((await run(apiError('offline'), true)).done).toEqual(['show'])
})
