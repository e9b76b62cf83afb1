import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import {
  attackedBy,
  SILENT_ATTACKS,
  SPOKEN_ATTACKS,
  startHostileService,
} from '#tests/support/model/hostile-service.ts'
import { startProductSubject } from '../../bench/subjects/product.ts'
import { post } from '../../bench/support/post.ts'
import { say } from './say.ts'

const service = await startHostileService()
const product = await startProductSubject(service.url.replace(/\/v1$/, ''))
afterAll(async () => {
  await product.stop()
  await service.close()
})

/** How long the health check took, asked again and again for so many seconds. */
async function healthFor(seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(20)) {
    const began = performance.now()
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

const figures = (times: number[]) =>
  [0.5, 0.99, 1].map((share) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)).join(', ')

test('the health check answers within 200 ms while a service attacks in every way at once', async () => {
  const names = [...Object.keys(SILENT_ATTACKS), ...Object.keys(SPOKEN_ATTACKS)]
  const people = await product.people(names.length)
  const send = (content: (at: number) => string) =>
    Promise.all(
      people.map((person, at) =>
        post(`${product.url}/api/conversations/${person.conversation}/messages`, person, {
          id: randomUUID(),
          content: content(at),
        }),
      ),
    )
  // The first message of all builds what messages are read with.
  await send(() => 'Oi')
  const calm = await healthFor(5)
  await send((at) => attackedBy(names[at] ?? ''))
  const attacked = await healthFor(20)
  say(`health check in ms, median, p99, longest: calm ${figures(calm)}; attacked ${figures(attacked)}`)
  const [busy = 0] = loadavg()
  if (busy < availableParallelism()) expect(attacked.at(-1)).toBeLessThan(200)
  else say(`the machine is busy (load ${busy.toFixed(1)}): the clock was not judged`)
})
