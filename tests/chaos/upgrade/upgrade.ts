import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestPostgres } from '#tests/support/database/postgres.ts'
import { PROJECT } from '#tests/support/process/child.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { type ProxyName, startShippedProxy } from '#tests/support/proxies/shipped-proxy.ts'
import { everyMessageOnce, everyReplyWhole } from '../checks.ts'
import { must } from '../faults/fault.ts'
import { openSurroundings } from '../surroundings.ts'
import { createTalker, type Talker } from './person.ts'

type Wanted = {
  postgres: TestPostgres
  proxy: ProxyName
  people: number
  /** How often each node is restarted. */
  rounds: number
  /** How long people talk before, between and after restarts, in ms. */
  between: number
}

/**
 * An upgrade that nobody notices: people talk through the shipped proxy while its two nodes are restarted one after the other. Every
 * message is kept once, every reply becomes whole without anybody doing anything, and nobody is signed out. Gives what
 * it saw, one line each.
 */
export async function upgrade({ postgres, proxy, people, rounds, between }: Wanted): Promise<string[]> {
  const world = await createUpgradeWorld(postgres, proxy, people)
  const { nodes, talkers } = world
  const figures = { restarts: 0, underWay: 0, slowestStop: 0 }
  let over = false
  const talking = Promise.all(talkers.map((talker) => talker.talkUntil(() => over)))
  const restarting = (async () => {
    for (let turn = 0; turn < rounds * nodes.length; turn += 1) {
      await wait(between)
      const node = nodes[turn % nodes.length]
      const before = Date.now()
      figures.underWay += talkers.filter((talker) => talker.isWaiting()).length
      const code = await node?.stop()
      must(code === 0, `a stop ended with exit code ${code}`)
      figures.slowestStop = Math.max(figures.slowestStop, Date.now() - before)
      await node?.start()
      figures.restarts += 1
    }
    await wait(between)
    over = true
  })()
  try {
    await Promise.all([talking, restarting])
    for (const talker of talkers) await nothingNoticed(talker)
  } catch (error) {
    for (const line of world.said()) console.log(`         ${line}`)
    if (nodes.some((node) => node.takeCutShort())) console.log('         a stop ran out of its time')
    throw error
  }
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

async function createUpgradeWorld(postgres: TestPostgres, name: ProxyName, people: number) {
  const surroundings = await openSurroundings({ postgres, nodes: 2, pause: 40 })
  const { nodes, sql, secret } = surroundings
  const proxy = await startShippedProxy(name, {
    nodes: nodes.map(({ url }) => url),
    webFolder: path.join(PROJECT, 'dist/web'),
  })
  const seeded = await seedPeople(sql, secret, people)
  const talkers = await Promise.all(seeded.map((person) => createTalker(person, proxy.url)))
  return {
    nodes,
    talkers,
    /** The last lines of all logs. */
    said: () => [proxy, ...nodes].flatMap((program) => program.said().slice(-6)),
    async end(): Promise<void> {
      await proxy.stop()
      await surroundings.close()
    },
  }
}
