import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createPrivateFile,
  isRunning,
  prepareDataDir,
  processName,
  readIfExists,
  withFileLock,
} from '#server/platform/files.ts'
import { systemOf } from '#server/platform/system.ts'
import {
  type Cluster,
  createCluster,
  databaseUser,
  findBinaries,
  isClusterRunning,
  startCluster,
  stopCluster,
} from './cluster.ts'

type EmbeddedDatabase = { connection: Connection; stop: () => Promise<void> }
type Connection = { path: string; user: string; password: string; database: string }

const WATCHED_EVERY = 1_000
const ANSWER_LIMIT = 30_000
/** The first question of PostgreSQL's protocol that every server answers: its length, and its number. */
const ASK_FOR_TLS = Buffer.from('0000000804d2162f', 'hex')

/** The private PostgreSQL below DATA_DIR. Each process that uses it leaves a file with its name, and the last stops it. */
export async function openEmbeddedDatabase(
  dataDir: string,
  { answerLimit = ANSWER_LIMIT } = {},
): Promise<EmbeddedDatabase> {
  prepareDataDir(dataDir)
  const lock = path.join(dataDir, 'postgres.lock')
  const users = path.join(dataDir, 'postgres.users')
  const dir = path.join(dataDir, 'postgres')
  mkdirSync(users, { recursive: true, mode: 0o700 })
  const note = path.join(users, processName(process.pid) ?? '')

  const password = storedPassword(path.join(dataDir, 'postgres.password'), dir)
  const user = databaseUser()
  const cluster: Cluster = { dir, binaries: findBinaries(user), user }
  const socket = shortSocketPath(dir)
  const start = async () => {
    // The process of one that runs can't always be looked at: systemd may keep it in a user namespace of its own.
    if (!(await answers(socket.path, answerLimit)))
      await startCluster(cluster, path.join(dataDir, 'postgres.log'))
  }
  await withFileLock(lock, async () => {
    createCluster(cluster, password)
    await start()
    writeFileSync(note, '')
  })
  const watch = keepRunning(dir, () => withFileLock(lock, start))

  return {
    connection: { path: socket.path, user: 'aconchego', password, database: 'postgres' },
    stop: async () => {
      watch.end()
      const leave = async () => {
        rmSync(note, { force: true })
        socket.remove()
        if (!othersIn(users)) await stopCluster(dir)
      }
      // Where no lock can be made, no other process can start it either: it must not be left running.
      await withFileLock(lock, leave).catch(leave)
    },
  }
}

/**
 * Whether a server answers there. Its process file alone does not prove it, and to remove that of a running one would
 * stop it. Nor does an open socket: one that was killed leaves it open until the last of its processes has ended.
 */
function answers(socketPath: string, limit: number): Promise<boolean> {
  return new Promise<boolean>((resolve, reject) => {
    const socket = connect(socketPath, () => socket.write(ASK_FOR_TLS))
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('close', () => resolve(false))
    socket.on('error', () => {})
    const silent = new Error('O PostgreSQL embutido não responde. Encerre o processo dele e inicie de novo.')
    socket.setTimeout(limit, () => {
      reject(silent)
      socket.destroy()
    })
  })
}

/** Restarts the server when it was killed (out of memory, a full disk). */
function keepRunning(dir: string, start: () => Promise<void>): { end: () => void } {
  let starting = false
  const timer = setInterval(async () => {
    if (starting || isClusterRunning(dir)) return
    starting = true
    // Why it does not start is in its own log; the next check retries.
    await start().catch(() => {})
    starting = false
  }, WATCHED_EVERY).unref()
  return { end: () => clearInterval(timer) }
}

function storedPassword(file: string, cluster: string): string {
  const stored = readIfExists(file)?.trim()
  if (stored) return stored
  if (readIfExists(path.join(cluster, 'PG_VERSION')) !== null) {
    throw new Error(
      `${stored === undefined ? 'Falta' : 'Está vazio'} o arquivo ${file}, sem o qual o banco existente não abre. Restaure-o do seu backup.`,
    )
  }
  // An empty one was left behind by a disk that was full.
  if (stored === '') rmSync(file, { force: true })
  createPrivateFile(file, randomBytes(24).toString('base64url'))
  return storedPassword(file, cluster)
}

/** Files of processes that have ended are removed on the way. */
function othersIn(users: string): boolean {
  const notes = readdirSync(users)
  const gone = notes.filter((name) => !isRunning(name))
  for (const name of gone) rmSync(path.join(users, name), { force: true })
  return gone.length < notes.length
}

/** A deep folder makes a path too long for a socket; a link from a private temporary folder makes it short. */
function shortSocketPath(dir: string): { path: string; remove: () => void } {
  const socket = '.s.PGSQL.5432'
  const direct = path.join(dir, socket)
  if (Buffer.byteLength(direct) <= systemOf().socketPathMax) return { path: direct, remove: () => {} }
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 8)
  const bridge = mkdtempSync(path.join(tmpdir(), `aconchego-${name}-`))
  symlinkSync(dir, path.join(bridge, 'pg'))
  return {
    path: path.join(bridge, 'pg', socket),
    remove: () => rmSync(bridge, { recursive: true, force: true }),
  }
}
