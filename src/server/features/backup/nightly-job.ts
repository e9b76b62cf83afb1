import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Settings } from '#server/env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { copies } from './store/last-backup.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Brasília, which has had no daylight saving time since 2019. */
const OFFSET = -3 * 60 * MINUTE
/** After a failure, which may last. */
const TRIED_EVERY = 30 * MINUTE

/** Whether the time of day, in minutes of Brasília, has passed since the last copy. */
export function isCopyDue(savedAt: Date | null, at: number, now: number): boolean {
  const local = now + OFFSET
  const today = local - (local % DAY) + at * MINUTE - OFFSET
  return (savedAt?.getTime() ?? Number.NEGATIVE_INFINITY) < (today <= now ? today : today - DAY)
}

type Deps = { sql: Sql; settings: Pick<Settings, 'backup'>; log: Log }

const PROGRAM = path.resolve(import.meta.dirname, '../../commands/run.ts')

/** For housekeeping: starts the copy as a program of its own, so that no reply waits for compression and encryption. */
export function createNightlyJob({ sql, settings, log }: Deps) {
  let running: ReturnType<typeof spawn> | null = null
  let triedAt = Number.NEGATIVE_INFINITY
  return {
    async work(): Promise<void> {
      const { backup } = settings
      if (!backup || running || performance.now() - triedAt < TRIED_EVERY) return
      if (!isCopyDue((await copies.state(sql)).savedAt, backup.at, Date.now())) return
      triedAt = performance.now()
      running = spawn(process.execPath, [PROGRAM, 'backup', 'nightly'], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let output = ''
      running.stderr?.on('data', (data) => {
        output = `${output}${data}`.slice(-500)
      })
      running.on('error', (err) =>
        log.error({ event: 'copy-failed', err }, 'the nightly copy could not be started'),
      )
      running.on('exit', (code) => {
        running = null
        if (code === 0) log.info({ event: 'copy-saved' }, 'the nightly copy was made')
        else log.error({ event: 'copy-failed', said: output.trim() }, 'the nightly copy failed')
      })
    },
    stop: () => void running?.kill(),
  }
}
