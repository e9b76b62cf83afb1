// Walks short journeys through the product in Firefox and WebKit.
//
//   npm run engines                        all of them, each in a browser of its own
//   npm run engines -- --short             the part that npm run test:long runs, in one browser of each engine
//   npm run engines -- webkit reload       one engine, and only journeys with this in their names
import { writeFileSync } from 'node:fs'
import type { Session } from './drive/commands.ts'
import { endingHangs, within } from './drive/within.ts'
import { type BrowserEngine, ENGINES, findPrograms } from './engine.ts'
import { JOURNEYS } from './journeys/all.ts'
import type { Journey } from './journeys/journey.ts'
import { closed, emptied, type Failure, walk } from './walk.ts'
import { startWorld } from './world.ts'

/** Ends a start that hangs. */
const START_LIMIT = 5 * 60_000

const args = process.argv.slice(2)
const short = args.includes('--short')
const reportTo = args.find((arg) => arg.startsWith('--report='))?.slice('--report='.length)
const words = args.filter((arg) => !arg.startsWith('--') && !isEngine(arg))
const engines = args.some(isEngine) ? ENGINES.filter(({ name }) => args.includes(name)) : ENGINES
const journeys = JOURNEYS.filter(
  (journey) => (journey.short || !short) && words.every((word) => journey.name.includes(word)),
)

const count = { passed: 0, failed: 0, notRun: 0 }
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))

const world = await startWorld()
for (const engine of engines) await walkAll(engine)
await world.stop()

if (count.notRun > 0) console.info(`\n${count.notRun} not run`)
console.info(`\n${count.passed} passed, ${count.failed} failed`)
if (reportTo) writeFileSync(reportTo, JSON.stringify(count))
process.exit(count.failed === 0 && count.notRun === 0 && count.passed > 0 ? 0 : 1)

async function walkAll(engine: BrowserEngine): Promise<void> {
  const programs = findPrograms(engine)
  if (!programs) {
    count.notRun += journeys.length
    console.info(`Não testado em ${engine.name}: instale ${engine.packages.join(' e ')} (pacotes do Debian).`)
    return
  }
  const here = journeys.filter(({ withoutCookies }) => !withoutCookies || engine.startWithoutCookies)
  const start = async ({ withoutCookies }: Journey) => {
    const starting = (withoutCookies && engine.startWithoutCookies) || engine.start
    return endingHangs(await within(START_LIMIT, starting(programs)))
  }
  let session: Session | null = null
  for (const [at, journey] of here.entries()) {
    const began = performance.now()
    let failure: Failure | null
    try {
      session ??= await start(journey)
      failure = await walk(world, session, journey)
      if (failure && !failure.isAnswering) {
        // WebKitGTK's driver was seen to hang now and then. What hangs because of the product hangs again.
        console.info(`${session.engine} no longer answers, so once more in a new one: ${journey.name}`)
        await closed(session)
        session = await start(journey)
        failure = await walk(world, session, journey)
      }
    } catch (error) {
      failure = { text: `  it does not start: ${error}`, isAnswering: false }
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.info(`${failure ? '✗' : '✓'} ${session?.engine ?? engine.name}: ${journey.name} (${seconds} s)`)
    if (failure) console.info(failure.text)
    count[failure ? 'failed' : 'passed'] += 1
    const next = here[at + 1]
    // Nobody knows in what state a failure leaves a browser.
    const isShared = short && !failure && next && next.withoutCookies === journey.withoutCookies
    if (session) session = await (isShared ? emptied(world, session) : closed(session))
  }
}

function isEngine(arg: string): boolean {
  return ENGINES.some(({ name }) => name === arg)
}
