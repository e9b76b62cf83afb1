import { createServer, request } from 'node:http'

// What a chat server must do at the least: read each token out of the model's stream and write it in its own words.
const MODEL = new URL(process.env.MODEL ?? '')

createServer((incoming, outgoing) => {
  const asked = request(new URL(incoming.url ?? '', MODEL), { method: 'POST' }, (answer) => {
    let rest = ''
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data: {')) continue
        const { choices } = JSON.parse(line.slice(5))
        outgoing.write(`data: ${JSON.stringify({ text: choices[0].delta.content })}\n\n`)
      }
    })
    answer.on('end', () => outgoing.end())
  })
  incoming.pipe(asked)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
