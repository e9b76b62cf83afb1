import type { createStreamClient as own } from '#server/model/client/stream-client.ts'

type Options = Parameters<typeof own>[0]

/** Not one of our packages: `npm install --no-save undici` to measure it. */
const PACKAGE = 'undici'
const { Agent } = await import(PACKAGE)

/** The model's stream read by undici's dispatcher: what came is put together when its pause is over. */
export function createStreamClient({ url, headers, resumeLater }: Options): ReturnType<typeof own> {
  const agent = new Agent({ allowH2: false, bodyTimeout: 0, headersTimeout: 0, keepAliveTimeout: 30_000 })
  return (body, on) => {
    let over = false
    let paused = false
    let ended = false
    let waiting: Buffer[] = []
    let abort = () => {}
    const settle = (tell: () => void) => {
      if (!over) tell()
      over = true
    }
    function read(): void {
      paused = false
      if (over || waiting.length === 0) return
      const bytes = Buffer.concat(waiting)
      waiting = []
      const pause = on.body(bytes, bytes.length)
      if (over || ended || pause <= 0) return
      paused = true
      resumeLater({ resume: read } as never, pause)
    }
    const request = { origin: url.origin, path: url.pathname, method: 'POST', headers, body }
    agent.dispatch(request, {
      onRequestStart(controller: { abort: (reason: Error) => void }) {
        abort = () => controller.abort(new Error('given up'))
        on.connected()
      },
      onResponseStart(_: unknown, status: number, given: Record<string, string>) {
        if (!over) on.answered({ status, headers: new Map(Object.entries(given)) })
      },
      onResponseData(_: unknown, bytes: Buffer) {
        waiting.push(bytes)
        if (!paused) read()
      },
      onResponseEnd() {
        ended = true
        read()
        settle(on.ended)
      },
      onResponseError: () => settle(on.broke),
    })
    return () => {
      over = true
      abort()
    }
  }
}
