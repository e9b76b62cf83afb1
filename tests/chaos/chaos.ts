import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { bundleServer } from '#tests/support/process/bundle-server.ts'
import { findProgram } from '#tests/support/proxies/find-program.ts'
import { PROXIES } from '#tests/support/proxies/shipped-proxy.ts'
import { browserPhase } from './browser/browser-phase.ts'
import { checkErased, checkRound } from './checks.ts'
import { FAULTS } from './faults/all-faults.ts'
import type { Fault } from './faults/fault.ts'
import { createFigures } from './figures.ts'
import { checkConnections, checkGrowth } from './growth.ts'
import { createRandom, type Random } from './random.ts'
import { upgrade } from './upgrade/upgrade.ts'
import { type ChaosWorld, createWorld } from './world.ts'

// npm run chaos -- --rounds 200 --seed 7: half of the rounds on one node, half on two. --short, which is a stage of
// npm run test:long, leaves out what needs its time: slow faults, growth, most of the browser. --only NAME repeats one kind of fault, --browser is
// the rounds through the browser alone. npm run chaos -- upgrade --people 50: two nodes behind nginx and then behind Caddy, with
// the files of deploy/, are restarted one after the other, twice each, while people talk; --proxy NAME is one of the two.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '50' },
    proxy: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '188' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    browser: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 34 : 200))
const seed = Number(values.seed)
const MESSAGES_PER_CONVERSATION = 6

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))
await bundleServer()
const { postgres, stop: stopPostgres } = await startPostgres()
if (positionals[0] === 'upgrade') await upgradeAlone()
console.log(`chaos: ${rounds} rounds, seed ${seed}`)
const began = Date.now()
const figures = createFigures()
let passed = 0
let failed = 0
const phases = [
  ...(values.browser ? [] : [1, 2].map((nodes) => () => phase(nodes, Math.ceil(rounds / 2)))),
  ...(values.browser || !values.only ? [throughBrowser] : []),
  ...(values.short && !values.browser && !values.only ? [shortUpgrade] : []),
]
// Each has a world of its own, with a database of its own. The long run measures growth, and wants to be alone.
if (values.short) await Promise.all(phases.map((run) => run()))
else for (const run of phases) await run()
await stopPostgres()
for (const line of figures.lines()) console.log(`  ${line}`)
console.log(`  ${Math.round((Date.now() - began) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function upgradeAlone(): Promise<never> {
  try {
    for (const proxy of PROXIES.filter((name) => (values.proxy ?? name) === name)) {
      if (findProgram(proxy) === null) throw new Error(`${proxy} is not installed`)
      console.log(`upgrade behind ${proxy}`)
      const lines = await upgrade({
        postgres,
        proxy,
        people: Number(values.people),
        rounds: 2,
        between: 3_000,
      })
      for (const line of lines) console.log(`  ${line}`)
    }
    await stopPostgres()
    process.exit(0)
  } catch (error) {
    console.log(`  FAILED ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

async function shortUpgrade(): Promise<void> {
  // Not behind Caddy: it learns by the clock that a node stops, which a busy machine misses.
  if (findProgram('nginx') === null) return console.log('  –      upgrade: nginx is not installed')
  await upgrade({ postgres, proxy: 'nginx', people: 6, rounds: 1, between: 500 }).then(
    () => {
      passed += 1
      console.log('  ok     upgrade behind nginx')
    },
    (error) => {
      failed += 1
      console.log(`  FAILED upgrade behind nginx: ${error instanceof Error ? error.message : error}`)
    },
  )
}

async function phase(nodes: number, count: number): Promise<void> {
  const random = createRandom(seed + nodes)
  const world = await createWorld({ postgres, nodes, random })
  world.device.connect()
  world.witness.connect()
  let conversation = ''
  for (const [round, fault] of plan(nodes, count, random).entries()) {
    if (round % MESSAGES_PER_CONVERSATION === 0) conversation = await world.device.newConversation()
    world.begin(conversation)
    await attempt(`${nodes} node(s), round ${round}, ${fault.name}`, world, async () => {
      await fault.run(world, `rodada ${nodes}/${round} com semente ${seed}`)
      await world.heal()
      await checkRound(world, figures)
      await checkConnections(world, figures)
    })
    if (failed > 0 || world.round().mayBeGone) conversation = await world.device.newConversation()
  }
  await attempt(`${nodes} node(s), erasing`, world, () => checkErased(world))
  if (!values.short) await attempt(`${nodes} node(s), growth`, world, () => checkGrowth(world, figures))
  await world.end()
}

async function throughBrowser(): Promise<void> {
  const world = await createWorld({ postgres, nodes: 1, random: createRandom(seed) })
  await browserPhase(world, { short: values.short, only: values.only ?? '', attempt })
  await world.end()
}

/** Every fault in turn first, so that even a short run meets each kind; then by chance. */
function plan(nodes: number, count: number, random: Random): Fault[] {
  const usable = FAULTS.filter((fault) => nodes > 1 || !fault.needsTwo)
  if (values.only)
    return Array<Fault[]>(count)
      .fill(usable.filter(({ name }) => name.includes(values.only ?? '')))
      .flat()
  const quick = usable.filter((fault) => !fault.slow)
  // The short run has not the time for all of them on both: each half takes every other one.
  const first = values.short
    ? quick.filter((fault, index) => fault.needsTwo || index % 2 === nodes - 1)
    : usable
  return Array.from({ length: count }, (_, round) => first[round] ?? random.pick(quick))
}

async function attempt(what: string, world: ChaosWorld, work: () => Promise<void>): Promise<void> {
  const start = Date.now()
  try {
    await work()
    passed += 1
    console.log(`  ok     ${what} (${Date.now() - start} ms)`)
  } catch (error) {
    failed += 1
    console.log(`  FAILED ${what}: ${error instanceof Error ? error.message : error}`)
    for (const node of world.nodes) for (const line of node.said().slice(-6)) console.log(`         ${line}`)
    world.proxy.pass()
    await world.proxy.reopen().catch(() => {})
    await world.heal()
  }
}
