import { setTimeout as wait } from 'node:timers/promises'
import { anyMoment, type Fault, must } from './fault.ts'

/** The server dies, is stopped or is not there. */
export const SERVER_FAULTS: Fault[] = [
  {
    name: 'killed right after the acknowledgement',
    async run(world, content) {
      await world.send(content)
      await world.kill()
    },
  },
  {
    name: 'killed in the middle of a reply',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await world.kill()
    },
  },
  {
    name: 'killed before it could answer',
    async run(world, content) {
      const sending = world.send(content)
      await wait(world.random.between(0, 12))
      await world.kill()
      await world.heal()
      await sending
    },
  },
  {
    name: 'killed, and killed again while it goes on',
    async run(world, content) {
      const reply = await world.send(content)
      await anyMoment(world)
      await world.kill()
      await world.heal()
      await wait(world.random.between(3000, 5000))
      await world.device.steer(world.round().conversation, reply, 'continue')
      await wait(world.random.between(0, 400))
      await world.kill()
    },
  },
  {
    name: 'stopped politely in the middle of a reply',
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      const code = await world.node().stop()
      must(code === 0, `a stop ended with exit code ${code}`)
    },
  },
  {
    name: 'stopped while a message is on its way',
    async run(world, content) {
      const sending = world.send(content)
      await wait(world.random.between(0, 12))
      await world.node().stop()
      await world.heal()
      await sending
    },
  },
  {
    name: 'the server is away when a message is sent',
    async run(world, content) {
      await world.node().kill()
      const sending = world.send(content)
      await anyMoment(world)
      await world.heal()
      await sending
    },
  },
]
