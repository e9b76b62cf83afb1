import { setTimeout as wait } from 'node:timers/promises'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import type { ChaosWorld } from '../world.ts'
import { anyMoment, type Fault, must } from './fault.ts'

/** A reply that was complete, and is asked for once more. */
async function anotherVersion(world: ChaosWorld, content: string): Promise<string> {
  const { conversation } = world.round()
  const reply = await world.send(content)
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const screens = [world.device, world.witness]
    if (screens.every((screen) => screen.replies.get(reply)?.status === 'completa')) break
    must(Date.now() < end, 'a reply did not end')
  }
  for (const screen of [world.device, world.witness]) screen.forgetSights(reply)
  await world.device.tryAgain(conversation, reply)
  return reply
}

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
    name: 'killed while another version of a reply is written',
    async run(world, content) {
      const reply = await anotherVersion(world, content)
      await anyMoment(world)
      await world.kill()
      await world.heal()
      const messages = await world.device.messages(world.round().conversation)
      const now = messages.find(({ id }) => id === reply)
      must((now?.content || now?.standIn || '') !== '', 'the version before is gone, and there is no new one')
    },
  },
  {
    name: 'stopped politely while another version of a reply is written',
    async run(world, content) {
      await anotherVersion(world, content)
      await anyMoment(world)
      const code = await world.node().stop()
      must(code === 0, `a stop ended with exit code ${code}`)
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
