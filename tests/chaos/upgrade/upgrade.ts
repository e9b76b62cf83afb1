import { setTimeout as wait } from 'node:timers/promises'
import type { TestPostgres } from '#tests/support/postgres.ts'
import { seedPeople } from '#tests/support/seed-people.ts'
import { everyMessageOnce, everyReplyWhole } from '../checks.ts'
import { must } from '../faults/fault.ts'
import { openSurroundings } from '../surroundings.ts'
import { openBalancer } from './balancer.ts'
import { createTalker, type Talker } from './person.ts'

/** How long people talk before, between and after restarts, in ms. */
const BETWEEN = 3_000

type Wanted = { postgres: TestPostgres; people: number; rounds: number }

/**
 * An upgrade that nobody notices: people talk through a proxy while its two nodes are restarted one after the other. Every
 * message is kept once, every reply becomes whole without anybody doing anything, and nobody is signed out. Gives what
 * it saw, one line each.
 */
export async function upgrade({ postgres, people, rounds }: Wanted): Promise<string[]> {
  const world = await createUpgradeWorld(postgres, people)
  const { nodes, balancer, talkers } = world
  const figures = { restarts: 0, underWay: 0, slowestStop: 0 }
  let over = false
  const talking = Promise.all(talkers.map((talker) => talker.talkUntil(() => over)))
  const restarting = (async () => {
    for (let turn = 0; turn < rounds * nodes.length; turn += 1) {
      await wait(BETWEEN)
      const node = nodes[turn % nodes.length]
      const before = Date.now()
      figures.underWay += talkers.filter((talker) => talker.isWaiting()).length
      const code = await node?.stop()
      must(code === 0, `a stop ended with exit code ${code}`)
      figures.slowestStop = Math.max(figures.slowestStop, Date.now() - before)
      await node?.start()
      figures.restarts += 1
    }
    await wait(BETWEEN)
    over = true
  })()
  await Promise.all([talking, restarting])
  for (const talker of talkers) await nothingNoticed(talker)
  must(balancer.unanswered() === 0, `${balancer.unanswered()} requests were taken by no node`)
  await world.end()
  return [
    `${people} people, ${figures.restarts} restarts: ${talkers.reduce((sum, { sent }) => sum + sent.length, 0)} messages kept, as many replies whole`,
    `${figures.underWay} replies were being written when a node was stopped; slowest stop ${figures.slowestStop} ms`,
    'no request unanswered, nobody signed out, no reply that needed a hand',
  ]
}

async function nothingNoticed({ device, conversation, sent }: Talker): Promise<void> {
  const messages = await device.messages(conversation)
  device.disconnect()
  everyMessageOnce(messages, sent)
  everyReplyWhole(messages, new Map())
  const surprises = device.takeSurprises()
  must(surprises.length === 0, [...new Set(surprises)].join('; '))
}

async function createUpgradeWorld(postgres: TestPostgres, people: number) {
  const surroundings = await openSurroundings({ postgres, nodes: 2, pause: 40 })
  const { nodes, sql, secret } = surroundings
  const balancer = await openBalancer(nodes.map(({ url }) => url))
  const seeded = await seedPeople(sql, secret, people)
  const talkers = await Promise.all(seeded.map((person) => createTalker(person, balancer.url)))
  return {
    nodes,
    balancer,
    talkers,
    async end(): Promise<void> {
      balancer.close()
      await surroundings.close()
    },
  }
}
