import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '#tests/support/process/child.ts'
import type { Session } from './drive/commands.ts'
import { createTab } from './drive/tab.ts'
import { within } from './drive/within.ts'
import type { Given, Journey } from './journeys/journey.ts'
import type { EnginesWorld } from './world.ts'

/** A page that hangs answers nobody: then the journey has failed. */
const LIMIT = 5 * 60_000
const PICTURES = path.join(PROJECT, '.cache/engines')

/** `isAnswering`: the browser still did what it was told. */
export type Failure = { text: string; isAnswering: boolean }

/** Walks one journey. A failure comes back as what it says, with a picture of the screen. */
export async function walk(world: EnginesWorld, session: Session, journey: Journey): Promise<Failure | null> {
  try {
    await within(LIMIT, journey.run(givenIn(world, session)))
    return null
  } catch (error) {
    const name = `${session.engine} ${journey.name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const picture = path.join(PICTURES, `${name}.png`)
    const isAnswering = await keepPicture(session, picture).then(
      () => true,
      () => false,
    )
    const where = isAnswering ? picture : 'the browser gives no picture of it'
    return { text: `${describe(error)}\n  ${where}`, isAnswering }
  } finally {
    world.product.model.forget()
    await Promise.all([world.proxy.open(), world.elsewhere.open()])
  }
}

/** Ends a browser, also one that hangs. */
export async function closed(session: Session): Promise<null> {
  await within(20_000, session.close()).catch(() => {})
  return null
}

/**
 * The browser for somebody else: nobody is signed in, nothing of before is stored, and its tab has no history. The service
 * worker stays, as on every visit but the first. Null when the browser does not do it.
 */
export async function emptied({ proxy }: EnginesWorld, session: Session): Promise<Session | null> {
  const tab = createTab(session)
  try {
    // A page without scripts.
    await tab.open(`${proxy.url}/favicon.svg`)
    await tab.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await session.send('deleteCookies')
    const next = await tab.newTab()
    await session.send('closeWindow')
    await tab.switchTo(next)
    return session
  } catch {
    return closed(session)
  }
}

function givenIn(world: EnginesWorld, session: Session): Given {
  const tab = createTab(session)
  return {
    ...world,
    tab,
    open: (at) => tab.open(world.proxy.url + at),
    async signIn(kind) {
      const person = await world.product.seedPerson(kind)
      const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
      // A page of the same host, where a cookie for it can be set: cookies know nothing of ports.
      await tab.open(world.elsewhere.sameHost)
      await session.send('addCookie', { cookie: { name, value, path: '/', httpOnly: true } })
      return person
    },
  }
}

async function keepPicture(session: Session, file: string): Promise<void> {
  const picture = await createTab(session).screenshot()
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(file, picture)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? `\n  ${describe(error.cause)}` : ''
  return `  ${error.stack?.split('\n').slice(0, 6).join('\n')}${cause}`
}
