import { Agent, request } from 'node:http'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export function post(url: string, person: SeededPerson, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(person), 'Content-Type': 'application/json' }
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
      )
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
