import { expect } from 'vitest'

/** A text that is made longer and longer: gives one of about so many characters. */
export type Shape = (length: number) => string

/** The same few characters again and again, between two others. */
export function repeated(unit: string, before = '', after = ''): Shape {
  return (length) => before + unit.repeat(Math.max(1, Math.round(length / unit.length))) + after
}

const FACTOR = 16
/** How many of the shortest texts are read: one alone would be over too soon to be measured. */
const FEW = 4
/** Work that grows with the text gives 1, work that grows with its square gives 16. */
const MOST = 5
/** A machine that is busy disturbs some rounds; work that grows with the square is above the limit in all of them. */
const ROUNDS = 40
/** Milliseconds: what is less than this on both sides is noise, not work. */
const NOISE = 0.3

/** Milliseconds after which the system counts what a thread has worked. */
const TICK = 4

/** Texts of one length, the part they are of the longest one, and the least time that as much text took. */
type Size = { texts: string[]; part: number; best: number }

/**
 * The work for a text is compared with the work for texts 4 and 16 times as long, for as much text on each side: only
 * the growth is seen and not the speed of the machine.
 */
export function expectLinear(work: (text: string) => unknown, shape: Shape, length: number): void {
  const sizes = sizesOf(shape, length)
  // Further rounds only while something else that the machine did may have disturbed it.
  for (let round = 0; round < ROUNDS && growthOf(sizes) > MOST; round += 1) {
    // The longest first: the price of compiling must not fall on the text that the others are compared with.
    for (const size of sizes.toReversed()) {
      const began = moment()
      for (const text of size.texts) work(text)
      size.best = Math.min(size.best, since(began) / size.part)
    }
  }
  judge(sizes, shape)
}

/** The same for work that is waited for. */
export async function expectLinearSoon(
  work: (text: string) => Promise<unknown>,
  shape: Shape,
  length: number,
): Promise<void> {
  const sizes = sizesOf(shape, length)
  for (let round = 0; round < ROUNDS && growthOf(sizes) > MOST; round += 1) {
    for (const size of sizes.toReversed()) {
      const began = moment()
      for (const text of size.texts) await work(text)
      size.best = Math.min(size.best, since(began) / size.part)
    }
  }
  judge(sizes, shape)
}

function sizesOf(shape: Shape, length: number): Size[] {
  return [1, 4, FACTOR].map((times) => {
    const count = times === 1 ? FEW : 1
    return {
      texts: Array.from({ length: count }, () => asReceived(shape(length * times))),
      part: (count * times) / FACTOR,
      best: Number.POSITIVE_INFINITY,
    }
  })
}

function growthOf(sizes: readonly Size[]): number {
  const [least = 0, ...longer] = sizes.map(({ best }) => best + NOISE)
  return least === Number.POSITIVE_INFINITY ? least : Math.max(...longer) / least
}

function judge(sizes: readonly Size[], shape: Shape): void {
  expect(growthOf(sizes), `growth for ${JSON.stringify(shape(40))}`).toBeLessThan(MOST)
}

type Moment = { clock: number; worked: number }

const moment = (): Moment => ({ clock: performance.now(), worked: workedSoFar() })

/** What was worked since then, at most: by the clock, or by what the system counted for this thread if that is less. */
function since(began: Moment): number {
  const { clock, worked } = moment()
  return Math.min(clock - began.clock, worked - began.worked + TICK)
}

/** Milliseconds that this thread had a processor: on a busy machine the clock tells of others. */
function workedSoFar(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** As a request brings it: a text of its own, neither a view of a longer one nor put together from parts. */
const asReceived = (text: string): string => JSON.parse(JSON.stringify(text))
