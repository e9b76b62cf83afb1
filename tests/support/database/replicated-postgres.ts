import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from '#postgres'
import { databaseUser, findBinaries } from '#server/platform/db/embedded/cluster.ts'
import { systemOf } from '#server/platform/system.ts'
import { copyOfDataDir, removeDataDir } from '#tests/support/process/server-process.ts'
import { eventually } from '#tests/support/time/soon.ts'
import { createdDataDir } from './created-data-dir.ts'
import { openDatabaseProxy } from './database-proxy.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** A primary and the standby that follows it, each behind a port of its own. */
export async function startReplicatedPostgres() {
  const first = createdDataDir()
  const second = copyOfDataDir(first)
  const primary = await startServer(first)
  follow(second, new URL(primary.proxy.url))
  const standby = await startServer(second)
  const portsOf = (servers: Server[]) => servers.map(({ proxy }) => `127.0.0.1:${new URL(proxy.url).port}`)
  return {
    primary,
    standby,
    /** The address that names these servers in this order. */
    urlOf: (...servers: Server[]) =>
      primary.proxy.url.replace(new URL(primary.proxy.url).host, portsOf(servers).join(',')),
    async stop(): Promise<void> {
      await standby.stop()
      await primary.stop()
      for (const dataDir of [first, second]) removeDataDir(dataDir)
    },
  }
}

async function startServer(dataDir: string) {
  const dir = path.join(dataDir, 'postgres')
  const user = databaseUser()
  const owner = user ? { uid: user.uid, gid: user.gid } : {}
  const options = ['listen_addresses=', 'unix_socket_directories=.', 'shared_buffers=16MB']
  const child = spawn(
    findBinaries(user).postgres,
    ['-D', user ? systemOf().ownFolder(dir) : dir, ...options.flatMap((option) => ['-c', option])],
    { cwd: dir, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...owner },
  )
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim()
  const server = {
    address: { path: path.join(dir, '.s.PGSQL.5432') },
    user: 'aconchego',
    password,
    first: 'postgres',
    template: '',
  }
  const admin = postgres({ ...server.address, user: server.user, password, database: 'postgres', max: 1 })
  await eventually(() => admin`select 1`)
  const proxy = await openDatabaseProxy(server, 'postgres')
  return {
    admin,
    proxy,
    async stop(): Promise<void> {
      await proxy.shut()
      await admin.end({ timeout: 0 })
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

/** Makes a server that was never started the standby of another. */
function follow(dataDir: string, { port, username, password }: URL): void {
  const signal = path.join(dataDir, 'postgres/standby.signal')
  writeFileSync(signal, '')
  const user = databaseUser()
  if (user) chownSync(signal, user.uid, user.gid)
  const whom = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`
  appendFileSync(path.join(dataDir, 'postgres/postgresql.conf'), `primary_conninfo = '${whom}'\n`)
}
