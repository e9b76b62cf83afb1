import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a job that is woken while it works is done once more, never twice at a time', async () => {
  const { job, settled } = background()
  const turns: PromiseWithResolvers<void>[] = []
  const { wake } = job('mails', () => {
    const turn = Promise.withResolvers<void>()
    turns.push(turn)
    return turn.promise
  })
  wake()
  wake()
  wake()
  expect(turns).toHaveLength(1)
  turns[0]?.resolve()
  await vi.waitFor(() => expect(turns).toHaveLength(2))
  turns[1]?.resolve()
  await settled()
  expect(turns).toHaveLength(2)
})

test('a job that fails is logged and counted by its name, and done again at its next turn', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const failed: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  let turns = 0
  const { stop } = createBackground(log, (name) => void failed.push(name)).job(
    'mails',
    async () => {
      turns += 1
      if (turns === 1) throw new Error('maria@exemplo.com')
    },
    1_000,
  )
  await vi.advanceTimersByTimeAsync(2_000)
  expect([turns, failed]).toEqual([2, ['mails']])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'job-failed', job: 'mails' }])
  expect(lines[0]).not.toContain('maria')
  stop()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(turns).toBe(2)
})
