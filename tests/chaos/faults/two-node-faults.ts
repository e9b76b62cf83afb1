import { setTimeout as wait } from 'node:timers/promises'
import { cutsAfter } from '#tests/support/model/model-server.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { noLongClaim } from '../checks.ts'
import { expectedReply } from '../expected-reply.ts'
import { anyMoment, type Fault, must } from './fault.ts'
import { endPausedReply, pauseReply } from './person-faults.ts'

/** What can only happen where two nodes share a database. */
export const TWO_NODE_FAULTS: Fault[] = [
  {
    name: 'paused from the other node',
    needsTwo: true,
    async run(world, content) {
      const reply = await world.send(content)
      await anyMoment(world)
      world.moveOn()
      const shown = await pauseReply(world, reply)
      if (world.random.chance(0.5)) await endPausedReply(world, reply, shown)
    },
  },
  {
    name: 'gone on with from the other node',
    needsTwo: true,
    async run(world, content) {
      world.model.next(cutsAfter(expectedReply(content).slice(0, world.random.between(1, 200))))
      const reply = await world.send(content)
      await wait(300)
      world.moveOn()
      await world.device.steer(world.round().conversation, reply, 'continue')
    },
  },
  {
    name: 'the node dies and the screen moves to the other',
    needsTwo: true,
    async run(world, content) {
      const { conversation } = world.round()
      await world.send(content)
      await anyMoment(world)
      await world.kill()
      await noLongClaim(world)
      world.moveOn()
      const isWritten = async () =>
        (await world.device.messages(conversation)).some(({ status }) => status === 'escrevendo')
      for (const end = Date.now() + HANG_TIMEOUT; await isWritten(); await wait(50))
        must(Date.now() < end, 'a dead node was not noticed')
    },
  },
  {
    name: 'the node is stopped and the screen moves to the other',
    needsTwo: true,
    async run(world, content) {
      const node = world.node()
      await world.send(content)
      await anyMoment(world)
      const stopped = node.stop()
      world.moveOn()
      must((await stopped) === 0, 'a stop ended badly')
    },
  },
  {
    name: 'both nodes are killed',
    needsTwo: true,
    async run(world, content) {
      await world.send(content)
      await anyMoment(world)
      await Promise.all(world.nodes.map((node) => world.kill(node)))
    },
  },
  {
    name: 'the node that writes is frozen, is taken for dead, and comes back',
    needsTwo: true,
    async run(world, content) {
      const node = world.node()
      await world.send(content)
      await wait(world.random.between(0, 500))
      node.freeze()
      await wait(world.random.between(3000, 7000))
      node.thaw()
    },
  },
]
