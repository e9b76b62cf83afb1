import { randomUUID } from 'node:crypto'
import { anyMoment, type Fault } from './fault.ts'

/** What happens between a screen and the server. */
export const SCREEN_FAULTS: Fault[] = [
  {
    name: 'nothing goes wrong',
    async run(world, content) {
      await world.send(content)
    },
  },
  {
    name: 'the screen goes away and comes back',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      world.device.disconnect()
      await anyMoment(world)
      world.device.connect()
    },
  },
  {
    name: 'every screen goes away until the reply has ended',
    async run(world, content) {
      await world.send(content)
      world.device.disconnect()
      world.witness.disconnect()
      await anyMoment(world)
      await anyMoment(world)
      world.device.connect()
      world.witness.connect()
    },
  },
  {
    name: 'the same message is sent twice at once',
    async run(world, content) {
      const id = randomUUID()
      const [one, two] = await Promise.all([world.send(content, id), world.send(content, id, world.witness)])
      if (one !== two) throw new Error('the same message got two replies')
    },
  },
  {
    name: 'the acknowledgement is lost',
    async run(world, content) {
      const id = randomUUID()
      const path = `/api/conversations/${world.round().conversation}/messages`
      await world.device.ask('POST', path, { id, content }).catch(() => {})
      await world.send(content, id)
    },
  },
  {
    name: 'two screens send at once',
    async run(world, content) {
      await Promise.all([
        world.send(`${content}, do aparelho`),
        world.send(`${content}, do outro`, randomUUID(), world.witness),
      ])
    },
  },
]
