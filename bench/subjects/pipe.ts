import { createServer, request } from 'node:http'

// The least a Node server can do between a browser and a model: pass the bytes on, unread.
const MODEL = new URL(process.env.MODEL ?? '')

createServer((incoming, outgoing) => {
  const asked = request(
    new URL(incoming.url ?? '', MODEL),
    { method: incoming.method ?? 'POST' },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'text/event-stream' })
      answer.pipe(outgoing)
    },
  )
  incoming.pipe(asked)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
