import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import postgres from '#postgres'
import { createDatabase, type TestPostgres } from './postgres.ts'

/** A database of one's own that can go away. */
export async function createDatabaseBehindProxy(server: TestPostgres) {
  const database = await createDatabase(server)
  const proxy = await openDatabaseProxy(server, database.name)
  return {
    ...database,
    proxy,
    connect: ({ max = 4 } = {}) => postgres(proxy.url, { max, connect_timeout: 0, onnotice: () => {} }),
    drop: () => proxy.shut().then(database.drop),
  }
}

/**
 * A way to one database of the test PostgreSQL over TCP, so that it has a DATABASE_URL. Shutting it is how a
 * database goes away; opening it again is how it comes back.
 */
export async function openDatabaseProxy(server: TestPostgres, database: string) {
  const sockets = new Set<Socket>()
  let visits = 0
  let manner: 'passes' | 'silent' | 'rejects' = 'passes'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const proxy = createServer((visitor) => {
    visits += 1
    if (manner === 'rejects')
      return void visitor
        .on('error', () => {})
        .resume()
        .end()
    const inside = connect('path' in server.address ? server.address : { ...server.address })
    keep(visitor)
    keep(inside)
    visitor.pipe(inside).pipe(visitor)
    if (manner === 'silent') for (const socket of [visitor, inside]) socket.pause()
    visitor.on('close', () => inside.destroy())
    inside.on('close', () => visitor.destroy())
  })

  const open = async (port = 0) => {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
  }
  const shut = async () => {
    if (!proxy.listening) return
    const closed = once(proxy, 'close')
    proxy.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await open()
  const { port } = proxy.address() as AddressInfo
  const user = `${encodeURIComponent(server.user)}:${encodeURIComponent(server.password)}`
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    shut,
    /** How many connections were made to it. */
    visits: () => visits,
    reopen: () => open(port),
    /** Nothing gets through and nobody is told: a cable that was pulled out. */
    silence: () => {
      manner = 'silent'
      for (const socket of sockets) socket.pause()
    },
    /** Accepts each connection and closes it at once, like a proxy whose database is gone. */
    reject: () => {
      manner = 'rejects'
      for (const socket of sockets) socket.destroy()
    },
    /** Passes connections on again. */
    pass: () => {
      manner = 'passes'
      for (const socket of sockets) socket.resume()
    },
  }
}
