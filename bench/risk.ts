import { availableParallelism, loadavg } from 'node:os'
import { readRisk } from '#domain/safety/read-risk.ts'
import { type RiskLine, readLines } from '../lab/safety/read-lines.ts'

// How long the detector takes for a message of the greatest length: labelled lines joined, and text
// made to be slow. A message's time is the fastest of several readings, with all the others read in between: what else
// the machine does, often for a second or two, is not the detector's.
const LENGTH = 4_000
const STEP = 5_000
const READINGS = 9
const REPEATED = [
  'quero ',
  'eu não ',
  'vou me ',
  'ele me ',
  'me matar de ',
  'não quero mais ',
  'morrer viver ',
  '"não" ',
]

export function benchRisk(): void {
  const lines = ['antigas', 'w1', 'w2', 'w3'].flatMap(readLines)
  const kinds = {
    ordinary: joined(lines.filter((line) => line.level === 'nenhum')),
    risk: joined(lines.filter((line) => line.level !== 'nenhum')),
    mixed: joined(lines.toSorted((a, b) => (a.text < b.text ? -1 : 1))),
    repetitive: REPEATED.map((words) => asReceived(words.repeat(LENGTH).slice(0, LENGTH))),
  }
  // Once to warm up, as a server is.
  for (const texts of Object.values(kinds)) measure(texts)
  console.table(Object.fromEntries(Object.entries(kinds).map(([kind, texts]) => [kind, measure(texts)])))
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
}

function measure(texts: readonly string[]) {
  const times = fastest(texts).toSorted((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`
  return { messages: texts.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function fastest(texts: readonly string[]): readonly number[] {
  const times: number[] = new Array(texts.length).fill(Number.POSITIVE_INFINITY)
  for (let reading = 0; reading < READINGS; reading++)
    texts.forEach((text, index) => {
      const began = performance.now()
      readRisk(text)
      times[index] = Math.min(times[index] ?? 0, performance.now() - began)
    })
  return times
}

function joined(rows: readonly RiskLine[]): string[] {
  const all = rows.map((row) => row.text).join('. ')
  return Array.from({ length: Math.floor((all.length - LENGTH) / STEP) }, (_, index) =>
    asReceived(all.slice(index * STEP, index * STEP + LENGTH)),
  )
}

/** As a request brings it: a text of its own, not a view of a longer one. */
const asReceived = (text: string): string => JSON.parse(JSON.stringify(text.toWellFormed()))
