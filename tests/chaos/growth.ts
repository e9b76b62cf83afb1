import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { must } from './faults/fault.ts'
import type { Figures } from './figures.ts'
import type { ChaosWorld } from './world.ts'

/** The pool of a node, and its one LISTEN connection. */
const CONNECTIONS_PER_NODE = 11
const FILES_MARGIN = 4
const HEAP_MARGIN_KB = 2 * 1024
const WARM_UP = 20
const MEASURED = 60

/** Dead servers leave no connection behind, and living ones open no more than theirs. */
export async function checkConnections({ sql, nodes }: ChaosWorld, figures: Figures): Promise<void> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const [row] = await sql<{ all: number; listening: number }[]>`
      select count(*)::int as all, count(*) filter (where query ilike '%listen%')::int as listening
      from pg_stat_activity where application_name = 'aconchego' and datname = current_database()`
    const { all = 0, listening = 0 } = row ?? {}
    figures.longest('connections of a node', all / nodes.length)
    if (all <= CONNECTIONS_PER_NODE * nodes.length && listening === nodes.length) return
    must(Date.now() < end, `${nodes.length} node(s) hold ${all} connections, ${listening} of them listening`)
  }
}

/** On servers that are not restarted any more, many small disturbances leave memory and open files where they were. */
export async function checkGrowth(world: ChaosWorld, figures: Figures): Promise<void> {
  // Asked once before, so that being asked is not taken for growth.
  await sizes(world)
  await disturb(world, WARM_UP)
  const before = await sizes(world)
  await disturb(world, MEASURED)
  const after = await sizes(world)
  after.forEach(({ files, heapKb, residentKb }, index) => {
    const grownFiles = files - (before[index]?.files ?? 0)
    const grownKb = heapKb - (before[index]?.heapKb ?? 0)
    figures.longest(`more open files after ${MEASURED} disturbances`, grownFiles)
    figures.longest(`more heap in use after ${MEASURED} disturbances, KB`, grownKb)
    figures.longest('resident memory at the end, MB', residentKb / 1024)
    must(grownFiles <= FILES_MARGIN, `a server holds ${grownFiles} more files than before`)
    must(grownKb <= HEAP_MARGIN_KB, `a server holds on to ${grownKb} KB more than before`)
  })
}

async function sizes({ nodes }: ChaosWorld) {
  await wait(1_000)
  return Promise.all(
    nodes.map(async (node) => {
      const heapKb = (await node.liveHeap()) / 1024
      return { heapKb, files: node.openFiles(), residentKb: node.residentKb() }
    }),
  )
}

/** Messages with screens that come and go, doubled sends, pauses and lost database connections. */
async function disturb(world: ChaosWorld, times: number): Promise<void> {
  const conversation = await world.device.newConversation()
  world.begin(conversation)
  for (let turn = 0; turn < times; turn += 1) {
    const id = randomUUID()
    const content = `perturbação ${turn} em ${conversation}`
    const [reply] = await Promise.all([world.send(content, id), world.device.send(conversation, id, content)])
    if (turn % 3 === 0) world.device.connect()
    if (turn % 4 === 0) await world.device.steer(conversation, reply, 'pause', { shown: 0 })
    if (turn % 4 === 0) await world.device.steer(conversation, reply, 'end', { shown: 0 })
    if (turn % 5 === 0)
      await world.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'aconchego' and datname = current_database()`
  }
  for (const screen of [world.device, world.witness]) screen.takeSurprises()
}
