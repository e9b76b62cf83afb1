import { createServer, type ServerResponse } from 'node:http'

// A scripted model service: every reply gets TOKENS tokens, one every PAUSE ms, from one clock for all of them.
const TOKENS = Number(process.env.TOKENS ?? 200)
const PAUSE = Number(process.env.PAUSE ?? 100)
const PORT = Number(process.env.PORT)

const open = new Map<ServerResponse, number>()
const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const TOKEN = chunk('pala ')
const END = 'data: [DONE]\n\n'

setInterval(() => {
  for (const [response, sent] of open) {
    if (sent < TOKENS) {
      response.write(TOKEN)
      open.set(response, sent + 1)
    } else {
      open.delete(response)
      response.end(END)
    }
  }
}, PAUSE)

createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(TOKEN)
    open.set(response, 1)
    response.on('close', () => open.delete(response))
  })
}).listen(PORT, '127.0.0.1', () => process.send?.('ready'))
