import { request } from 'node:http'
import type { Visit } from './visitors.ts'

const BODY = JSON.stringify({
  model: 'bench',
  stream: true,
  messages: [{ role: 'user', content: 'Hoje foi um dia difícil.' }],
})

/** Asks once as one asks a model, and reads until it has ended. */
export function relayed(url: string, tokens: number): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const sent = performance.now()
    let firstText = 0
    let events = 0
    const asked = request(`${url}/v1/chat/completions`, { method: 'POST', agent: false }, (response) => {
      response.setEncoding('latin1')
      response.on('data', (text: string) => {
        firstText ||= performance.now() - sent
        events += text.split('data:').length - 1
      })
      response.on('end', () => resolve({ failed: events < tokens, firstText }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(BODY)
  })
}
