import { setTimeout as wait } from 'node:timers/promises'
import { residentKb } from '#tests/support/process/programs.ts'
import { startProductSubject } from './subjects/product.ts'
import { openScreen } from './support/converse.ts'
import { printTable } from './support/table.ts'

const NO_MODEL = 'http://127.0.0.1:9'
const AT_ONCE = 50

/** The product when nobody asks it for anything: how it starts, what it holds, and what screens that wait add. */
export async function benchRest(screens: number): Promise<void> {
  const first = await startProductSubject(NO_MODEL)
  await first.stop({ keepData: true })
  const product = await startProductSubject(NO_MODEL, [], first.dataDir)
  await wait(3_000)
  const alone = residentKb(product.pid)
  const people = await product.people(screens)
  // With the first screen comes what messages are read with.
  const open: { close: () => void }[] = await Promise.all(
    people.slice(0, 1).map((person) => openScreen(product.url, person)),
  )
  await wait(3_000)
  const one = residentKb(product.pid)
  for (let from = 1; from < screens; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE)
    open.push(...(await Promise.all(some.map((person) => openScreen(product.url, person)))))
  }
  await wait(3_000)
  const looked = residentKb(product.pid)
  for (const screen of open) screen.close()
  await wait(10_000)
  printTable(
    ['', ''],
    [
      ['start on a database that is there', `${product.startSeconds.toFixed(2)} s`],
      ['memory at rest', mb(alone)],
      ['memory with one screen open', mb(one)],
      [`memory with ${screens} screens open`, mb(looked)],
      ['each screen', `${((looked - one) / screens).toFixed(1)} KB`],
      ['memory after they left', mb(residentKb(product.pid))],
    ],
  )
  await product.stop()
}

const mb = (kb: number) => `${(kb / 1024).toFixed(0)} MB`
