import { randomUUID } from 'node:crypto'
import type { TestPostgres } from '#tests/support/database/postgres.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { createDevice, type Device } from './device.ts'
import type { Random } from './random.ts'
import { openSurroundings } from './surroundings.ts'

export type ChaosWorld = Awaited<ReturnType<typeof createWorld>>

/** What one round did, as far as the checks must know of it. */
type Round = {
  conversation: string
  /** A server was killed. */
  isKilled: boolean
  /** The database was away when it was: what came meanwhile is nowhere but in memory. */
  isDatabaseAway: boolean
  /** The conversation is being deleted: it may be not found. */
  mayBeGone: boolean
}

type Wanted = { postgres: TestPostgres; nodes: number; random: Random }

/** Everything a round needs: real servers on a real PostgreSQL behind a proxy, a scripted model, two screens. */
export async function createWorld({ postgres, nodes: count, random }: Wanted) {
  const surroundings = await openSurroundings({ postgres, nodes: count, pause: 8 })
  const { proxy, model, secret, nodes, sql } = surroundings
  const [person] = await seedPeople(sql, secret, 1)
  if (!person) throw new Error('nobody was seeded')

  let current = 0
  const node = () => {
    const found = nodes[current % nodes.length]
    if (!found) throw new Error('there is no node')
    return found
  }
  const other = () => nodes[(current + 1) % nodes.length] ?? node()
  const acknowledged = new Map<string, string[]>()
  const deleted: string[] = []
  const endedAt = new Map<string, string>()
  const device = createDevice({ person, node: () => node().url })
  const witness = createDevice({ person, node: () => other().url })
  let round: Round = { conversation: '', isKilled: false, isDatabaseAway: false, mayBeGone: false }

  return {
    random,
    sql,
    proxy,
    model,
    nodes,
    node,
    other,
    person,
    device,
    witness,
    acknowledged,
    /** Conversations that were deleted for good. */
    deleted,
    /** Replies that the person ended before their end: what exactly was on the screen. */
    endedAt,
    round: () => round,
    begin(conversation: string): void {
      round = { conversation, isKilled: false, isDatabaseAway: false, mayBeGone: false }
      device.watch(conversation)
      witness.watch(conversation)
    },
    /** The device talks to the next node from now on, and the witness to the one after. */
    moveOn: () => {
      current += 1
      for (const screen of [device, witness]) screen.connect()
    },
    /** Sends until it is acknowledged; gives the reply's id. */
    async send(content: string, id: string = randomUUID(), by: Device = device): Promise<string> {
      const { conversation } = round
      const { body } = await by.send(conversation, id, content)
      const list = acknowledged.get(conversation) ?? []
      acknowledged.set(conversation, list.includes(id) ? list : [...list, id])
      return body.reply.id
    },
    async kill(which = node()): Promise<void> {
      round.isKilled = true
      await which.kill()
    },
    /** Everything that was broken is put back. */
    async heal(): Promise<void> {
      // A stop that ran out of its time is as good as a kill.
      for (const each of nodes) round.isKilled = each.takeCutShort() || round.isKilled
      await Promise.all(nodes.map((each) => each.start()))
    },
    async end(): Promise<void> {
      device.disconnect()
      witness.disconnect()
      await surroundings.close()
    },
  }
}
