import { expect, test } from 'vitest'
import { createBackground } from './background.ts'
import { createLog } from './log.ts'

function background() {
  const lines: string[] = []
  return { lines, ...createBackground(createLog('trace', { write: (line) => void lines.push(line) })) }
}

test('a stop waits for what is under way, and for what that began', async () => {
  const { run, settled } = background()
  const done: string[] = []
  run('first', async () => {
    await new Promise((go) => setImmediate(go))
    done.push('first')
    run('second', async () => void done.push('second'))
  })
  expect(done).toEqual([])
  await settled()
  expect(done).toEqual(['first', 'second'])
})

test('with nothing under way there is nothing to wait for', async () => {
  await expect(background().settled()).resolves.toBeUndefined()
})

test('a failure is logged by the name of the work, and stops nothing', async () => {
  const { run, settled, lines } = background()
  run('reset mail', () => Promise.reject(new Error('maria@exemplo.com')))
  await settled()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    task: 'reset mail',
    event: 'background-failed',
    msg: 'background work failed',
  })
  expect(lines[0]).not.toContain('maria')
})
