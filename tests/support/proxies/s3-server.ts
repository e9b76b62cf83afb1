import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where set-up puts the S3 server of others that tests use (scripts/programs.ts); without it they are skipped. */
const PLACE = path.resolve('.cache/s3rver')
export const hasS3Server = existsSync(path.join(PLACE, 'node_modules/s3rver'))

export const BUCKET = 'copias'

/** What happens to a request on its way; true when it was answered here. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

type S3rver = new (options: object) => { run: () => Promise<AddressInfo>; close: () => Promise<void> }

/**
 * An S3 server behind a proxy in which things go wrong. The server itself takes any signature and also none: the proxy turns
 * away who has none, unless `open`.
 */
export async function startS3Server() {
  const Server = createRequire(path.join(PLACE, 'package.json'))('s3rver') as S3rver
  const directory = mkdtempSync(path.join(tmpdir(), 'aconchego-s3-'))
  const server = new Server({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const state = { fault: null as Fault | null, open: false, seen: [] as string[] }
  const proxy = createServer((request, response) => {
    state.seen.push(`${request.method} ${request.url}`)
    if (!state.open && !request.headers.authorization) refuse(response, 403, 'AccessDenied')
    else if (!state.fault?.(request, response)) forward(request, response, port)
  })
  await listening(proxy)
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    state,
    s3: { endpoint, ...keys },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export function refuse(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>x</Message></Error>`)
  return true
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const onward = send({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

async function listening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
