import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

/**
 * Bytes of the JavaScript heap of another process that are in use, after it has thrown away everything it no longer
 * needs: what grows here is a leak. The process must have been started with --inspect-port, and is asked over it.
 */
export async function liveHeap(pid: number, inspectPort: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await debuggerAddress(inspectPort))
  await once(socket, 'open')
  let asked = 0
  const ask = async (method: string, params: Record<string, unknown> = {}) => {
    asked += 1
    const id = asked
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(data)
      if (answer.id === id) return answer.result
    }
  }
  for (let turn = 0; turn < 2; turn += 1) await ask('HeapProfiler.collectGarbage')
  const { usedSize } = await ask('Runtime.getHeapUsage')
  socket.close()
  return usedSize
}

async function debuggerAddress(port: number): Promise<string> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((response) => response.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => null)
    const address = list?.[0]?.webSocketDebuggerUrl
    if (address) return address
    if (Date.now() > end) throw new Error('the process does not let itself be inspected')
  }
}
