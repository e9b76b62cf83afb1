import { afterAll, expect, test } from 'vitest'
import { REPLY_MAX } from '#domain/limits.ts'
import { guardedModel } from '#server/model/guard/guarded-model.ts'
import type { Model } from '#server/model/model.ts'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  attackedBy,
  ENDED_BY_THE_CLOCK,
  limitsAgainst,
  SAID,
  SILENT_ATTACKS,
  SPOKEN_ATTACKS,
  startHostileService,
} from '#tests/support/model/hostile-service.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'

const service = await startHostileService()
/** In a message: no clock ends what attacks the reply to it. */
const LASTING = 'sem parar'
const model: Model = {
  ...remoteModelAt(service.url).model,
  reply: (prompt) => {
    const limits = prompt.message.includes(LASTING) ? {} : limitsAgainst(prompt.message)
    return remoteModelAt(service.url, { limits }).model.reply(prompt)
  },
}
const product = await createTestApp({
  model: guardedModel(model),
  env: { MESSAGES_PER_MINUTE: '10000', MESSAGES_PER_DAY: '10000' },
})
afterAll(async () => {
  await product.close()
  await service.close()
})

// The guard may put a few sentences of its own in the place of others.
const LONGEST = REPLY_MAX + 1_000

test('a service that attacks ends the replies it attacks, and nobody else notices', async () => {
  const attack = async (name: string, more = '') => {
    const chat = await newChatter(product)
    const id = await chat.conversation()
    const { status, body } = await chat.send(id, attackedBy(name) + more)
    expect(status).toBe(200)
    return { name, id, chat, reply: body.reply }
  }
  // Only the clock ends this one: it is to have said its sentence before the others keep the product busy.
  const slow = await attack(ENDED_BY_THE_CLOCK)
  await soon(async () => (await slow.chat.lastReply(slow.id)).content).toContain(SAID.trim())
  const names = [...Object.keys(SILENT_ATTACKS), ...Object.keys(SPOKEN_ATTACKS)]
  const attacked = [
    slow,
    ...(await Promise.all(names.filter((name) => name !== ENDED_BY_THE_CLOCK).map((name) => attack(name)))),
  ]
  const bruno = await newChatter(product)
  const visitor = product.visitor()
  const noticesNothing = async () => {
    expect((await visitor.get('/api/health')).status).toBe(200)
    expect(await bruno.say(await bruno.conversation(), 'Oi')).toMatchObject({
      status: 'completa',
      content: 'Tudo bem por aqui.',
    })
  }
  const lasting = await attack('small events that say nothing', LASTING)
  await lasting.chat.saidSoFar(lasting.id, SAID.trim())
  await noticesNothing()
  expect(product.deps.runs.ids()).toContain(lasting.reply.id)
  expect((await lasting.chat.pause(lasting.reply, 0)).body.reply.status).toBe('pausada')

  const writing = async () => {
    const replies = await Promise.all(attacked.map(({ chat, id }) => chat.lastReply(id)))
    return replies.filter(({ status }) => status === 'escrevendo').length
  }
  do await noticesNothing()
  while ((await writing()) > 0)

  for (const { name, chat, id } of attacked) {
    const { status, content } = await chat.lastReply(id)
    if (name in SPOKEN_ATTACKS) {
      expect({ name, status }).toEqual({ name, status: 'interrompida' })
      expect(content.startsWith(SAID)).toBe(true)
      expect(content.length).toBeLessThanOrEqual(LONGEST)
    } else expect({ name, status }).toEqual({ name, status: 'erro' })
  }
  const lines = product.logged
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a reply broke off')
  const reasons = [...Object.values(SILENT_ATTACKS), ...Object.values(SPOKEN_ATTACKS)].map(
    ([, reason]) => reason,
  )
  expect(lines.map(({ reason }) => reason).sort()).toEqual(reasons.sort())
})

test('a reply as long as one may be is complete when it is to go on, and nobody is asked', async () => {
  const chat = await newChatter(product)
  const id = await chat.conversation()
  await chat.send(id, attackedBy('full stops without an end'))
  const reply = await chat.ended(id)
  expect(reply.status).toBe('interrompida')
  expect(reply.content).toHaveLength(REPLY_MAX)
  await chat.steer(reply, 'continue')
  expect(await chat.ended(id)).toMatchObject({ status: 'completa', content: reply.content })
})
