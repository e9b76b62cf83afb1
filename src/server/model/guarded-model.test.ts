import { expect, test } from 'vitest'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { collectReply, PROMPT } from '#tests/support/collect-reply.ts'
import { guardedModel } from './guarded-model.ts'
import type { Model } from './model.ts'

test('a model behind the guard is told for how long there is enough to read', () => {
  let told: number | null = null
  const model: Model = {
    kind: 'remote',
    check: async () => null,
    reply: () => (sink) => {
      told = sink.unread()
      sink.end({ type: 'whole' })
    },
  }
  collectReply(guardedModel(model).reply(PROMPT), { unread: 420 })
  expect(told).toBe(420)
})

const saying = (text: string): Model => ({
  kind: 'remote',
  check: async () => null,
  reply: () => (sink) => {
    for (const letter of text) sink.text(letter)
    sink.end({ type: 'whole' })
  },
})

test('what the person said in this or an earlier message may be taken up', () => {
  const reply = 'Você tem TDAH e vive com pressa.'
  const asked = (prompt: Partial<typeof PROMPT>) =>
    collectReply(guardedModel(saying(reply)).reply({ ...PROMPT, ...prompt })).text()
  expect(asked({})).not.toContain('TDAH')
  expect(asked({ message: 'tenho TDAH' })).toBe(reply)
  expect(asked({ history: [{ role: 'user', content: 'tenho TDAH' }] })).toBe(reply)
  expect(asked({ history: [{ role: 'assistant', content: 'tenho TDAH' }] })).not.toContain('TDAH')
})

test('where there is danger and the model only reasons, the protocol answers', () => {
  const heard = collectReply(guardedModel(saying('<think>vou pensar')).reply({ ...PROMPT, level: 'risco' }))
  expect(heard.text()).toBe(protocolReply('risco'))
})
