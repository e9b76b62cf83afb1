import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { TLSSocket } from 'node:tls'
import {
  MODEL_CONNECT_LIMIT,
  MODEL_FIRST_WORD_LIMIT,
  MODEL_RETRIES,
  MODEL_RETRY_WAIT_MAX,
  MODEL_SILENCE_LIMIT,
} from '#domain/limits.ts'
import { buildContinuation } from '#domain/prompt/build-continuation.ts'
import type { Log } from '#server/log.ts'
import { askOpinion } from './ask-opinion.ts'
import { checkRemoteModel, refusalOf } from './check-remote-model.ts'
import { createDeltaReader } from './delta-reader.ts'
import { leanReads } from './lean-reads.ts'
import type { Model, Sink, Source } from './model.ts'

export type RemoteModelOptions = {
  baseUrl: string
  apiKey: string | undefined
  name: string
  log: Log
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  connect: MODEL_CONNECT_LIMIT,
  firstWord: MODEL_FIRST_WORD_LIMIT,
  silence: MODEL_SILENCE_LIMIT,
  retries: MODEL_RETRIES,
  retryWait: 500,
  /** Between a service's saying that this was all and its closing the stream. */
  farewell: 1_000,
}

/** Any OpenAI-compatible chat-completions service. The key goes out in one header and nowhere else. */
export function createRemoteModel(options: RemoteModelOptions): Model {
  const limits = { ...LIMITS, ...options.limits }
  const send = requester(options)
  return {
    kind: 'remote',
    check: () => checkRemoteModel(options),
    opinion: (turns, signal) => askOpinion(options, turns, signal),
    reply: (question) => {
      const body = JSON.stringify(buildContinuation({ model: options.name, ...question }))
      return asking({ send: () => send(body), limits, options })
    },
  }
}

type Asking = { send: () => ClientRequest; limits: typeof LIMITS; options: RemoteModelOptions }

function asking({ send, limits, options }: Asking): Source {
  return (sink, signal) => {
    let retriesLeft = limits.retries
    const attempt = () => tryOnce({ send, limits, signal, sink: { ...sink, failed } })

    function failed(reason: string, retryAfter: number | null): void {
      const refusal = refusalOf(reason, options)
      if (refusal) options.log.error(refusal)
      // Who asks us to stay away for longer than a person waits is not asked again before that.
      if (retryAfter === null || retryAfter > MODEL_RETRY_WAIT_MAX || retriesLeft === 0) {
        sink.end({ type: 'falha', reason })
        return
      }
      const wait = Math.max(retryAfter, limits.retryWait * 2 ** (limits.retries - retriesLeft))
      retriesLeft -= 1
      const timer = setTimeout(attempt, wait)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
    attempt()
  }
}

/** `retryAfter` in milliseconds when trying again may help, null when it can't. */
type TrySink = Sink & { failed: (reason: string, retryAfter: number | null) => void }
type Try = { send: () => ClientRequest; limits: typeof LIMITS; signal: AbortSignal; sink: TrySink }

function tryOnce({ send, limits, signal, sink }: Try): void {
  let over = false
  let spoke = false
  let saidAll = false
  let patience: NodeJS.Timeout | undefined
  let heardAt = 0
  const request = send()
  const abort = () => finish(() => {})
  signal.addEventListener('abort', abort, { once: true })

  function finish(tell: () => void): void {
    if (over) return
    over = true
    clearTimeout(patience)
    signal.removeEventListener('abort', abort)
    request.destroy()
    tell()
  }
  /** Once a word was said, trying again would say it twice. */
  function fail(reason: string, retryAfter: number | null = 0): void {
    if (saidAll) sink.end({ type: 'fim' })
    else if (spoke) sink.end({ type: 'falha', reason })
    else sink.failed(reason, retryAfter)
  }
  /** What is to come next has this long. */
  function allow(limit: number, reason: string, retryAfter: number | null): void {
    clearTimeout(patience)
    if (!over) patience = setTimeout(() => finish(() => fail(reason, retryAfter)), limit)
  }

  /** Looks again when silence could have lasted too long: moving a timer with every word costs more than the word. */
  function watchSilence(limit: number): void {
    clearTimeout(patience)
    patience = setTimeout(() => {
      const left = heardAt + limits.silence - performance.now()
      if (left > 0) watchSilence(left)
      else finish(() => fail('stalled', null))
    }, limit)
  }

  allow(limits.connect, 'unreachable', 0)
  request.on('socket', (socket) => {
    const connected = () => allow(limits.firstWord, 'stalled', null)
    if (socket.connecting) socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', connected)
    else connected()
  })
  request.on('error', () => finish(() => fail('unreachable')))
  request.on('response', (response) => {
    const status = response.statusCode ?? 0
    if (status !== 200) return finish(() => fail(`status ${status}`, retryAfterOf(response)))
    const reader = createDeltaReader({
      text(text) {
        if (over) return
        heardAt = performance.now()
        if (!spoke) watchSilence(limits.silence)
        spoke = true
        sink.text(text)
      },
      done() {
        saidAll = true
        allow(limits.farewell, 'stalled', null)
      },
      error: () => finish(() => fail('error in the stream', null)),
    })
    response.on('data', (bytes: Buffer) => reader.push(bytes))
    response.on('end', () => {
      reader.end()
      finish(() => sink.end({ type: 'fim' }))
    })
    response.on('error', () => finish(() => fail('cut')))
    response.on('close', () => finish(() => fail('cut')))
  })
}

/** Trying again helps with a crowd (429) and with the service's own trouble (5xx), not with a refusal. */
function retryAfterOf(response: IncomingMessage): number | null {
  const status = response.statusCode ?? 0
  if (status !== 429 && status < 500) return null
  const header = response.headers['retry-after'] ?? ''
  const seconds = Number(header)
  if (header !== '' && Number.isFinite(seconds)) return seconds * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}

function requester({ baseUrl, apiKey }: RemoteModelOptions): (body: string) => ClientRequest {
  const url = new URL(`${baseUrl}/chat/completions`)
  const https = url.protocol === 'https:'
  const connections = { keepAlive: true, onread: leanReads }
  const agent = https ? new HttpsAgent(connections) : new HttpAgent(connections)
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'text/event-stream',
    ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
  }
  return (body) => {
    const length = { 'Content-Length': Buffer.byteLength(body) }
    const request = (https ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent,
      headers: { ...headers, ...length },
    })
    request.end(body)
    return request
  }
}
