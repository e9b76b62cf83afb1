import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { createDevice } from '../device.ts'
import { must } from '../faults/fault.ts'

export type Talker = Awaited<ReturnType<typeof createTalker>>

/** Somebody who writes, reads the whole reply, and writes again. */
export async function createTalker(person: SeededPerson, url: string) {
  const device = createDevice({ person, node: () => url, mayFail: false })
  const conversation = await device.newConversation()
  device.watch(conversation)
  device.connect()
  const sent: string[] = []

  /** One message and its whole reply, by following alone: nothing is asked for again. */
  async function exchange(): Promise<void> {
    const id = randomUUID()
    const { body } = await device.send(conversation, id, `mensagem ${sent.length} de ${person.id}`)
    sent.push(id)
    for (const end = Date.now() + HANG_TIMEOUT; ; await wait(20)) {
      const reply = device.replies.get(body.reply.id)
      if (reply?.status === 'completa') return
      must(Date.now() < end, `a reply stayed ${reply?.status ?? 'unseen'}`)
    }
  }

  return {
    device,
    conversation,
    sent,
    /** Whether a reply is being written right now. */
    isWaiting: () => [...device.replies.values()].some(({ status }) => status === 'escrevendo'),
    async talkUntil(over: () => boolean): Promise<void> {
      while (!over()) await exchange()
    },
  }
}
