import { afterAll, expect, test, vi } from 'vitest'
import type { Cipher } from '#server/features/keys/key-ring.ts'
import { says } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'
import { say } from './say.ts'

const MESSAGES = 300
const { product, service, close } = await startChatProduct({
  usual: says('Estou aqui com você. O que mais pesa agora? '.repeat(8), { words: /(?<=\. )/ }),
  env: { MESSAGES_PER_MINUTE: '100000', MESSAGES_PER_DAY: '100000' },
})
afterAll(close)

/** How long everything that seals and opens has taken. */
const spent = { milliseconds: 0, calls: 0 }
const { keyRing } = product.deps
const { of } = keyRing
keyRing.of = async (userId) => timed(await of(userId))

function timed(cipher: Cipher): Cipher {
  const measure = <T>(work: () => T): T => {
    const start = performance.now()
    const result = work()
    spent.milliseconds += performance.now() - start
    spent.calls += 1
    return result
  }
  return {
    ...cipher,
    seal: (place, text) => measure(() => cipher.seal(place, text)),
    open: (place, sealed) => measure(() => cipher.open(place, sealed)),
  }
}

test('encryption is under 5 % of what handling a message takes', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  const send = async (at: number) => {
    await ana.send(
      id,
      `Mensagem ${at}: hoje acordei com um aperto no peito e não sei bem explicar de onde ele vem.`,
    )
    await vi.waitUntil(() => product.deps.runs.ids().length === 0, { interval: 1, timeout: 10_000 })
  }
  for (let at = 0; at < 20; at += 1) await send(at)
  Object.assign(spent, { milliseconds: 0, calls: 0 })
  const wall = performance.now()
  const cpu = process.cpuUsage()
  for (let at = 0; at < MESSAGES; at += 1) await send(at)
  const { user, system } = process.cpuUsage(cpu)
  const each = {
    wall: (performance.now() - wall) / MESSAGES,
    cpu: (user + system) / 1_000 / MESSAGES,
    sealing: spent.milliseconds / MESSAGES,
  }
  say(
    `a message and its reply: ${each.wall.toFixed(1)} ms, ${each.cpu.toFixed(1)} ms of them this process; sealing and opening ${each.sealing.toFixed(2)} ms in ${Math.round(spent.calls / MESSAGES)} calls: ${((100 * each.sealing) / each.wall).toFixed(1)} % of the time, ${((100 * each.sealing) / each.cpu).toFixed(1)} % of the process`,
  )
  expect(service.requests.length).toBeGreaterThanOrEqual(MESSAGES)
  expect(each.sealing / each.wall).toBeLessThan(0.05)
})
