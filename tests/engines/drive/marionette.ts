import { once } from 'node:events'
import { connect } from 'node:net'

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/** Firefox' own remote protocol, the one that geckodriver speaks: `LENGTH:JSON` both ways over TCP. */
export async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, (answer: Answer) => void>()
  let unread = Buffer.alloc(0)
  let lastId = 0

  function read(): unknown {
    const colon = unread.indexOf(':')
    const length = Number(unread.subarray(0, colon).toString())
    if (colon < 0 || unread.length < colon + 1 + length) return undefined
    const packet = unread.subarray(colon + 1, colon + 1 + length).toString()
    unread = unread.subarray(colon + 1 + length)
    return JSON.parse(packet)
  }

  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part])
    for (let packet = read(); packet !== undefined; packet = read()) {
      // The first packet only says which browser this is.
      if (Array.isArray(packet)) waiting.get(packet[1])?.(packet as Answer)
    }
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    for (const [id, settle] of waiting)
      settle([1, id, { error: 'closed', message: 'the browser is gone' }, null])
  })

  return {
    async send(name: string, params: Record<string, unknown> = {}): Promise<unknown> {
      const id = ++lastId
      const packet = Buffer.from(JSON.stringify([0, id, name, params]))
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      socket.write(`${packet.length}:`)
      socket.write(packet)
      const [, , error, result] = await answered
      waiting.delete(id)
      if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
      return result
    },
    close: () => socket.destroy(),
  }
}
