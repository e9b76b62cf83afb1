import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { databaseUser } from '#server/platform/db/embedded/database-user.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { eventually } from '#tests/support/time/soon.ts'
import { findProgram } from './find-program.ts'

/** PgBouncer before the database at this address, until the test has finished. Gives the pooler's address. */
export async function startPgBouncer(databaseUrl: string, settings: Record<string, string>): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const at = await freePort()
  const inside = `host=${hostname} port=${port} user=${username} password='${decodeURIComponent(password)}'`
  const config = [
    '[databases]',
    `${pathname.slice(1)} = ${inside}`,
    '[pgbouncer]',
    ...Object.entries({
      listen_addr: '127.0.0.1',
      listen_port: at,
      unix_socket_dir: '',
      auth_type: 'any',
      ...settings,
    }).map(([name, value]) => `${name} = ${value}`),
  ]
  // It refuses to run as root.
  const user = databaseUser()
  await startOutside('pgbouncer', config, (file) => [...(user ? ['-u', user.name] : []), file], at)
  return `postgres://${username}@127.0.0.1:${at}${pathname}`
}

/** HAProxy before servers of which the first that is up gets all connections. Gives its port. */
export async function startHaProxy(ports: readonly string[]): Promise<number> {
  const at = await freePort()
  const servers = ports.map(
    (port, index) =>
      `  server s${index} 127.0.0.1:${port} check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions${index > 0 ? ' backup' : ''}`,
  )
  const config = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1m',
    '  timeout server 1m',
    'listen postgres',
    `  bind 127.0.0.1:${at}`,
    ...servers,
  ]
  await startOutside('haproxy', config, (file) => ['-db', '-f', file], at)
  return at
}

async function startOutside(
  name: 'pgbouncer' | 'haproxy',
  config: string[],
  args: (file: string) => string[],
  port: number,
): Promise<void> {
  const dir = tempDir()
  const file = path.join(dir, `${name}.conf`)
  writeFileSync(file, `${config.join('\n')}\n`)
  chmodSync(dir, 0o755)
  const child = spawn(findProgram(name) ?? name, args(file), { stdio: 'ignore' })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await eventually(() => accepts(port))
}

async function accepts(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect').finally(() => socket.destroy())
}
