import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import { quantile } from './quantile.ts'

/** How long something takes in milliseconds, the median of so many times. */
export async function medianTime(times: number, act: () => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await act()
    all.push(performance.now() - began)
  }
  return quantile(all, 0.5)
}

/** What the product answers to this person: to a GET, or to a POST where there is a body. */
export async function askAs(person: SeededPerson, address: string, body?: object) {
  const headers = { ...headersOf(person), 'Content-Type': 'application/json' }
  const answer = await fetch(
    address,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  if (answer.status !== 200) throw new Error(`${address}: status ${answer.status}`)
  return answer.json()
}
