import { existsSync } from 'node:fs'
import path from 'node:path'
import { startServer } from './start-server.ts'

const ENV_FILE = path.resolve('.env')

try {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  const server = await startServer(process.env)
  process.stdout.write(`${server.welcome.join('\n')}\n`)
  stopOnSignals(server.stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Ctrl-C arrives twice (from the terminal and from npm): the second one changes nothing. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await stop()
      process.exit(0)
    })
  }
}
