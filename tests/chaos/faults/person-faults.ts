import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosWorld } from '../world.ts'
import { anyMoment, type Fault, must } from './fault.ts'

/** What a person does to a reply: pauses, goes on, ends it, deletes the conversation. */
export const PERSON_FAULTS: Fault[] = [
  {
    name: 'paused, and gone on',
    async run(world, content) {
      const reply = await world.send(content)
      for (let turn = world.random.between(1, 3); turn > 0; turn -= 1) {
        await anyMoment(world)
        await pauseReply(world, reply)
        await wait(world.random.between(0, 200))
        await world.device.steer(world.round().conversation, reply, 'continue')
      }
    },
  },
  {
    name: 'paused, and ended there',
    async run(world, content) {
      const reply = await world.send(content)
      await anyMoment(world)
      await endPausedReply(world, reply, await pauseReply(world, reply))
    },
  },
  {
    name: 'paused, gone on, paused, and ended there',
    async run(world, content) {
      const reply = await world.send(content)
      await wait(world.random.between(0, 300))
      await pauseReply(world, reply)
      await world.device.steer(world.round().conversation, reply, 'continue')
      await wait(world.random.between(0, 300))
      await endPausedReply(world, reply, await pauseReply(world, reply))
    },
  },
  {
    name: 'paused on both screens at once',
    async run(world, content) {
      const reply = await world.send(content)
      await anyMoment(world)
      await Promise.all([pauseReply(world, reply), pauseReply(world, reply, world.witness)])
    },
  },
  {
    name: 'paused, and the server killed during the pause',
    async run(world, content) {
      const reply = await world.send(content)
      await anyMoment(world)
      const shown = await pauseReply(world, reply)
      await world.kill()
      await world.heal()
      if (shown !== null) {
        const messages = await world.device.messages(world.round().conversation)
        const stored = messages.find(({ id }) => id === reply)
        must(stored?.status === 'pausada' && stored.shown === shown, 'a pause did not survive a restart')
        if (world.random.chance(0.5)) await endPausedReply(world, reply, shown)
      }
    },
  },
  {
    name: 'deleted and restored while a reply is written',
    async run(world, content) {
      const { conversation } = world.round()
      await world.send(content)
      await anyMoment(world)
      world.round().mayBeGone = true
      await world.device.insist('DELETE', `/api/conversations/${conversation}`)
      await anyMoment(world)
      await world.device.insist('POST', `/api/conversations/${conversation}/restore`)
    },
  },
  {
    name: 'deleted for good while a reply is written',
    async run(world, content) {
      const { conversation } = world.round()
      await world.send(content)
      await anyMoment(world)
      world.round().mayBeGone = true
      await world.device.insist('DELETE', `/api/conversations/${conversation}`)
      world.deleted.push(conversation)
    },
  },
]

/** Pauses where the screen is: at some place of what has arrived. Gives it, or null if there was nothing to pause. */
export async function pauseReply(
  world: ChaosWorld,
  reply: string,
  by = world.device,
): Promise<number | null> {
  const arrived = by.replies.get(reply)?.text.length ?? 0
  const shown = world.random.between(0, arrived)
  const { body } = await by.steer(world.round().conversation, reply, 'pause', { shown })
  return body.reply?.status === 'pausada' ? body.reply.shown : null
}

/** 'Encerrar aqui': from now on the reply is exactly what was shown of it. */
export async function endPausedReply(world: ChaosWorld, reply: string, shown: number | null): Promise<void> {
  if (shown === null) return
  const { status, body } = await world.device.steer(world.round().conversation, reply, 'end', { shown })
  must(status === 200 && body.reply.status === 'completa', 'a paused reply could not be ended')
  world.endedAt.set(reply, (world.device.replies.get(reply)?.text ?? '').slice(0, shown))
}
