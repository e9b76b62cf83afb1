import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from './product.ts'

/** The product behind a proxy at which the service worker can be exchanged, as a release would do it. */
export async function withExchange({ url }: Product) {
  let exchanged = false
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path = '/' } = incoming
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...passed } = headers
    // Our own pages ask, also behind the proxy.
    const own = { ...passed, ...(passed.origin && { origin: url }) }
    const asking = request(new URL(path, url), { method, headers: own, agent: false }, (answer) => {
      const changed = exchanged && path === '/sw.js'
      const { 'content-length': length, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 500, changed ? rest : answer.headers)
      if (changed) outgoing.write(`// ${length} and something new\n`)
      answer.pipe(outgoing)
    })
    outgoing.on('close', () => asking.destroy())
    asking.on('error', () => outgoing.destroy())
    incoming.pipe(asking)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    exchange: () => {
      exchanged = true
    },
    close: () => server.close().closeAllConnections(),
  }
}
