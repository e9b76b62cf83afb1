import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MODEL_SILENCE_LIMIT } from '#domain/limits.ts'

export type ModelRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>
  /** The asker went away before the answer had ended. */
  aborted: boolean
}

/** How the scripted service answers one request. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => Promise<void> | void

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** One chunk as OpenAI-compatible services send it. */
export function chunk(content: string | null, more: Record<string, unknown> = {}): string {
  const choice = { index: 0, delta: content === null ? {} : { content }, finish_reason: null, ...more }
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices: [choice] })}\n\n`
}

/** `pause` in milliseconds after each word, and where one word ends. */
type Pace = { pause?: number; words?: RegExp }

/** Says the words one by one, then ends properly. */
export function says(text: string, pace: Pace = {}): Behaviour {
  return async (response) => {
    await speak(response, text, pace)
    if (!response.destroyed) response.end(`${chunk(null, { finish_reason: 'stop' })}data: [DONE]\n\n`)
  }
}

/**
 * Says the words one by one, then goes on with a sentence that has no end: the output guard shows nothing of that, and
 * the server never gives the model up as silent. The reply is being written until it is stopped.
 */
export function speaksOnAfter(text: string, pace: Pace = {}): Behaviour {
  return async (response) => {
    await speak(response, text, pace)
    if (response.destroyed) return
    response.write(chunk(' e'))
    const timer = setInterval(() => response.write(chunk(' e')), MODEL_SILENCE_LIMIT / 10)
    response.on('close', () => clearInterval(timer))
  }
}

async function speak(
  response: ServerResponse,
  text: string,
  { pause = 0, words = /(?<=\s)/ }: Pace,
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(chunk(null, { delta: { role: 'assistant', content: '' } }))
  for (const word of text.split(words)) {
    if (response.destroyed) return
    response.write(chunk(word))
    if (pause > 0) await wait(pause)
  }
}

/** Says the first part, and the second once `gate` resolves. */
export function saysInTwo(first: string, gate: Promise<unknown>, second: string): Behaviour {
  return async (response, request) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(chunk(first))
    await gate
    response.end(
      request.aborted ? '' : `${chunk(second)}${chunk(null, { finish_reason: 'stop' })}data: [DONE]\n\n`,
    )
  }
}

/** Writes these exact bytes, packet by packet, as a 200 event stream. */
export function sends(...packets: (string | Buffer)[]): Behaviour {
  return async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    for (const packet of packets) {
      response.write(packet)
      await wait(5)
    }
    response.end()
  }
}

export function refuses(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'test' } }))
  }
}

/** Says this much, then cuts the connection. */
export function cutsAfter(text: string): Behaviour {
  return async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(chunk(text))
    await wait(30)
    response.destroy()
  }
}

/** Says this much, then nothing more. */
export function stallsAfter(text: string): Behaviour {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    if (text) response.write(chunk(text))
    else response.flushHeaders()
  }
}

/** An OpenAI-compatible service on loopback that does what it is told, and remembers what it was asked. */
export async function startModelServer(
  usual: Behaviour = says('Estou aqui com você. O que mais pesa agora?'),
) {
  const requests: ModelRequest[] = []
  const queue: Behaviour[] = []
  const open = new Set<ServerResponse>()
  let behaviour = usual
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ data: [] }))
      return
    }
    let text = ''
    for await (const part of incoming) text += part
    const request: ModelRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(text),
      aborted: false,
    }
    requests.push(request)
    open.add(response)
    response.on('close', () => {
      open.delete(response)
      request.aborted = !response.writableFinished
    })
    await (queue.shift() ?? behaviour)(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** What the next requests get, one each; afterwards the usual again. */
    next: (...behaviours: Behaviour[]) => void queue.push(...behaviours),
    /** What nobody asked for is not said later either. */
    forget: () => void queue.splice(0),
    always: (given: Behaviour) => {
      behaviour = given
    },
    /** Cuts the answers that have begun and not ended, once there is one. */
    async hangUp(): Promise<void> {
      while (open.size === 0) await wait(5)
      for (const response of open) response.destroy()
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
