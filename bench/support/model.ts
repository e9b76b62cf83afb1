import { createServer, type ServerResponse } from 'node:http'
import { scriptedToken } from './script.ts'

// A scripted model service: every reply gets TOKENS tokens (or as many as a message to this process says), the first
// at once and then one every PAUSE ms. Replies that begin within the same SLOT speak at the same moments: a timer for
// each would cost more than the speaking.
let tokens = Number(process.env.TOKENS ?? 200)
const PAUSE = Number(process.env.PAUSE ?? 100)
const PORT = Number(process.env.PORT)
const SLOT = 10

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const CHUNKS = Array.from({ length: 1_000 }, (_, at) => chunk(scriptedToken(at)))
const END = 'data: [DONE]\n\n'

const slots = Array.from({ length: Math.max(1, PAUSE / SLOT) }, () => new Map<ServerResponse, number>())
let slot = 0

setInterval(() => {
  slot = (slot + 1) % slots.length
  const speaking = slots[slot]
  for (const [response, said] of speaking ?? []) {
    if (said < tokens) {
      response.write(CHUNKS[said % CHUNKS.length])
      speaking?.set(response, said + 1)
    } else {
      speaking?.delete(response)
      response.end(END)
    }
  }
}, PAUSE / slots.length)

process.on('message', (wanted: number) => {
  tokens = wanted
})

createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(CHUNKS[0])
    const speaking = slots[slot]
    speaking?.set(response, 1)
    response.on('close', () => speaking?.delete(response))
  })
}).listen(PORT, '127.0.0.1', () => process.send?.('ready'))
