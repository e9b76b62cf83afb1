import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS } from '#domain/errors.ts'
import { says } from '#tests/support/model/model-server.ts'
import { expectedReply } from '../expected-reply.ts'
import type { ChaosWorld } from '../world.ts'
import { anyMoment, type Fault, must } from './fault.ts'

const LONG_AWAY = 30_000

/** The database is away, restarts, hangs, or loses single connections. */
export const DATABASE_FAULTS: Fault[] = [
  {
    name: 'the database goes away in the middle of a reply',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await world.proxy.shut()
      await wait(world.random.between(200, 3000))
      await world.proxy.reopen()
    },
  },
  {
    name: 'the database is away when a message is sent',
    async run(world, content) {
      await world.proxy.shut()
      await toldKindly(world)
      const sending = world.send(content)
      await anyMoment(world)
      await world.proxy.reopen()
      await sending
    },
  },
  {
    name: 'the database says nothing for a while',
    slow: true,
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      world.proxy.silence()
      await toldKindly(world)
      world.proxy.pass()
    },
  },
  {
    name: 'a proxy stands where the database was',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      world.proxy.reject()
      await toldKindly(world)
      world.proxy.pass()
    },
  },
  {
    name: 'the database restarts',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await cut(world, 'true')
    },
  },
  {
    name: 'the LISTEN connection is lost',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await cut(world, `query ilike '%listen%'`)
    },
  },
  {
    name: 'single connections are lost, one after the other',
    async run(world, content) {
      await world.send(content)
      for (let turn = 0; turn < 5; turn += 1) {
        await wait(world.random.between(0, 200))
        await cut(world, `pid = (select max(pid) from pg_stat_activity where application_name = 'aconchego')`)
      }
    },
  },
  {
    name: 'the database goes away, and the server is killed before it is back',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await world.proxy.shut()
      world.round().isDatabaseAway = true
      await world.kill()
      await world.proxy.reopen()
    },
  },
  {
    name: 'the database is away for half a minute',
    slow: true,
    async run(world, content) {
      const text = expectedReply(content)
      world.model.next(says(text, { pause: 20_000 / text.split(' ').length }))
      const reply = await world.send(content)
      await anyMoment(world)
      await world.proxy.shut()
      const shutAt = Date.now()
      await toldKindly(world)
      await wait(LONG_AWAY - (Date.now() - shutAt))
      must(
        world.device.replies.get(reply)?.text === text,
        'a reply did not go on while the database was away',
      )
      await world.proxy.reopen()
    },
  },
]

/** While the database is away every request says so, in the catalogue's words. */
async function toldKindly(world: ChaosWorld): Promise<void> {
  for (const path of ['/api/health', '/api/conversations']) {
    const { status, body } = await world.device.ask<{ error?: { message: string } }>('GET', path)
    must(status === 503, `${path} was answered with ${status} while the database was away`)
    if (body.error)
      must(body.error.message.startsWith(ERRORS.unavailable.message), 'the failure was not told kindly')
  }
}

/** Ends connections of the servers, as an administrator or a restart would. */
async function cut({ sql }: ChaosWorld, which: string): Promise<void> {
  await sql.unsafe(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'aconchego' and datname = current_database() and ${which}`)
}
