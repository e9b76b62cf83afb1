import { loadSettings } from './env.ts'
import type { Log } from './platform/log.ts'
import { explainFailure } from './platform/setting-error.ts'

/** A stop ends even if a part of it hangs. */
const STOP_LIMIT = 9_800

try {
  const settings = loadSettings()
  // Loads the product only now: a wrong setting is reported at once.
  const starting = import('./start-server.ts').then(({ startServer }) => startServer(settings))
  // From the first moment on: a start that is given up half way must not leave a database running.
  stopOnSignals(async () => (await starting).stop())
  const { stop, welcome, log } = await starting
  stopOnFailure(stop, log)
  process.stdout.write(`${welcome.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
}

/** After an uncaught failure the state is unknown: what is being written is stored, and the process ends. */
function stopOnFailure(stop: () => Promise<void>, log: Log): void {
  process.once('uncaughtException', async (error) => {
    log.fatal({ event: 'crash', err: error }, 'an unexpected failure: stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT).unref()
    await stop()
    process.exit(1)
  })
}

/** Ctrl-C arrives twice (from the terminal and from npm): the second one changes nothing. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(0), STOP_LIMIT).unref()
      try {
        await stop()
        process.exit(0)
      } catch (error) {
        process.stderr.write(`${explainFailure(error)}\n`)
        process.exit(1)
      }
    })
  }
}
