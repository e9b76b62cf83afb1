import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { databaseUser } from '#server/platform/db/embedded/cluster.ts'
import { PROJECT } from '#tests/support/process/child.ts'
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

/** A server of PostgreSQL and what its Patroni would answer: whether it is the primary. */
type HaServer = { port: string; isPrimary: () => Promise<boolean> }

/** HAProxy with the file of deploy/ before these servers; only names, ports and its usual first section are of the test. Gives its port. */
export async function startHaProxy(servers: readonly HaServer[]): Promise<number> {
  const at = await freePort()
  const checks = await Promise.all(servers.map(startPatroni))
  const lines = servers.map(
    ({ port }, index) => `  server db${index} 127.0.0.1:${port} check port ${checks[index]}`,
  )
  const shipped = readFileSync(path.join(PROJECT, 'deploy/haproxy.cfg'), 'utf8')
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${at}`)
    .replace(/^ {2}server .*\n/gm, '')
  const debian = [
    'defaults',
    '  mode http',
    '  timeout connect 5000',
    '  timeout client 50000',
    '  timeout server 50000',
  ]
  await startOutside('haproxy', [...debian, shipped.trimEnd(), ...lines], (file) => ['-db', '-f', file], at)
  return at
}

/** The one address of Patroni that is asked. */
async function startPatroni({ isPrimary }: HaServer): Promise<number> {
  const server = createServer(async ({ url }, response) => {
    response.statusCode = url === '/primary' && (await isPrimary().catch(() => false)) ? 200 : 503
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
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
