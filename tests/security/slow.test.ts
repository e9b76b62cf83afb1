import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { BODY_MAX_BYTES, EXPORT_STALL_LIMIT } from '#domain/limits.ts'
import { sendDownload } from '#server/platform/http/download.ts'
import { boundConnections } from '#server/start-server.ts'
import { heldMemory } from '#tests/support/process/held-memory.ts'
import { listen } from '#tests/support/product/listening.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'

const product = await createTestApp()
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})

const MB = 1024 * 1024

async function dial(port = server.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  return socket
}

function head(path: string, more: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
}

async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  await until(() => text.includes('\r\n\r\n') || socket.destroyed)
  return text
}

test('a body that is announced too large is refused before it is sent', async () => {
  const socket = await dial()
  socket.write(head('/api/account/login', `Content-Length: ${100 * MB}`))
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /)
})

test('a body that never ends is refused as soon as it is too large', async () => {
  const socket = await dial()
  socket.write(head('/api/account/login', 'Transfer-Encoding: chunked'))
  const heard = answerOf(socket)
  const chunk = `${(16 * 1024).toString(16)}\r\n${'x'.repeat(16 * 1024)}\r\n`
  let sent = 0
  while (!socket.destroyed && sent < 10 * MB) {
    if (socket.bytesRead > 0) break
    socket.write(chunk)
    sent += chunk.length
    await new Promise(setImmediate)
  }
  expect(await heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(5 * MB)
})

test('many who send slowly hold little memory, and nobody else waits for them', async () => {
  const before = await heldMemory()
  const slow = await Promise.all(Array.from({ length: 100 }, () => dial()))
  for (const socket of slow) {
    socket.write(head('/api/account/login', `Content-Length: ${BODY_MAX_BYTES - 1}`))
    socket.write('x'.repeat(BODY_MAX_BYTES / 2))
  }
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect((await heldMemory()) - before).toBeLessThan(20)
})

test.each(['/api/dictation', '/api/painel/vendas/importar', '/api/conversations'])(
  'who is not signed in is refused at %s before a body without a length has ended',
  async (path) => {
    const socket = await dial()
    socket.write(head(path, 'Transfer-Encoding: chunked'))
    socket.write(`${MB.toString(16)}\r\n${'x'.repeat(1000)}`)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 40[14] /)
  },
)

test('headers without end are refused', async () => {
  const socket = await dial()
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}`)
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 431 /)
})

test('an answer that is never read does not hold its connection for ever', async () => {
  const answers = boundConnections(
    createServer((_, response) => void response.end(Buffer.alloc(64 * MB))),
    300,
  )
  answers.listen(0, '127.0.0.1')
  await once(answers, 'listening')
  onTestFinished(() => void answers.close())
  const accepted = once(answers, 'connection')
  const socket = await dial((answers.address() as AddressInfo).port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [held] = (await accepted) as [Socket]
  await until(() => held.destroyed)
})

/** Somebody who asks for a download and takes nothing of it. */
async function downloadFor(stallLimit: number) {
  const made = { pieces: 0 }
  async function* endless() {
    for (;;) {
      made.pieces += 1
      yield Buffer.alloc(64 * 1024)
    }
  }
  const over = Promise.withResolvers<void>()
  const downloads = createServer((_, response) => {
    sendDownload(response, endless(), { headers: {}, stallLimit }).then(over.resolve, over.reject)
  })
  downloads.listen(0, '127.0.0.1')
  await once(downloads, 'listening')
  onTestFinished(() => void downloads.close())
  const socket = await dial((downloads.address() as AddressInfo).port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return { made, over: over.promise, socket }
}

test('a download that nobody takes is not made, and ends', async () => {
  const { made, over } = await downloadFor(300)
  await over
  // What the two ends of a connection hold for each other, and no more.
  expect(made.pieces).toBeLessThan(200)
})

test('an export that is read at 10 KB a second is not cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { over, socket } = await downloadFor(EXPORT_STALL_LIMIT)
  socket.on('readable', () => {})
  let taken = 0
  // Time passes with what is read. Far more is read than the two ends of a connection hold for each other.
  while (taken < 24 * MB && !socket.destroyed) {
    const { length } = socket.read() ?? ''
    taken += length
    vi.advanceTimersByTime(length / 10)
    await new Promise(setImmediate)
  }
  expect(taken).toBeGreaterThanOrEqual(24 * MB)
  socket.destroy()
  await over
})

test('a long download leaves nothing behind for every piece of it', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const { made, socket, over } = await downloadFor(60_000)
  socket.resume()
  await until(() => made.pieces > 500)
  socket.destroy()
  await over
  expect(warned).not.toHaveBeenCalled()
})

test('a download ends when its reader goes away', async () => {
  const { made, over, socket } = await downloadFor(60_000)
  await until(() => made.pieces > 0)
  socket.destroy()
  await over
})
