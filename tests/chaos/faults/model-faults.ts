import { setTimeout as wait } from 'node:timers/promises'
import { cutsAfter, refuses, sends, stallsAfter } from '#tests/support/model/model-server.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { expectedReply } from '../expected-reply.ts'
import { type Fault, must } from './fault.ts'

/** The model cuts, stalls, refuses or sends garbage. */
export const MODEL_FAULTS: Fault[] = [
  {
    name: 'the model cuts the reply',
    async run(world, content) {
      world.model.next(cutsAfter(expectedReply(content).slice(0, world.random.between(1, 200))))
      await world.send(content)
    },
  },
  {
    name: 'the model fails three times',
    async run(world, content) {
      world.model.next(refuses(500), refuses(429, { 'Retry-After': '0' }), refuses(503))
      await world.send(content)
    },
  },
  {
    name: 'the model sends garbage',
    async run(world, content) {
      world.model.next(sends('lixo\n\n', 'data: {"meio', 'data: ]]\n\n', Buffer.of(0xff, 0xfe, 0x0a)))
      await world.send(content)
    },
  },
  {
    name: 'the model stalls and the person pauses',
    async run(world, content) {
      world.model.next(stallsAfter(expectedReply(content).slice(0, 40)))
      const reply = await world.send(content)
      await wait(300)
      await world.device.steer(world.round().conversation, reply, 'pause', { shown: 10 })
    },
  },
  {
    name: 'the model stalls and the server is stopped',
    async run(world, content) {
      world.model.next(stallsAfter(world.random.chance(0.5) ? '' : expectedReply(content).slice(0, 40)))
      await world.send(content)
      await wait(300)
      const code = await world.node().stop()
      must(code === 0, `a stop ended with exit code ${code}`)
    },
  },
  {
    name: 'the model stalls until our patience ends',
    slow: true,
    async run(world, content) {
      const said = expectedReply(content).slice(0, 40)
      world.model.next(stallsAfter(said))
      const reply = await world.send(content)
      const at = () => world.device.replies.get(reply)
      const isWriting = () => at() === undefined || at()?.status === 'escrevendo'
      for (const end = Date.now() + HANG_TIMEOUT; isWriting(); await wait(100))
        must(Date.now() < end, 'a stalled reply was never given up')
      must(
        at()?.status === 'interrompida' && at()?.text === said,
        'what a stalled model had said was not kept',
      )
    },
  },
]
