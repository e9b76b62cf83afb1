import { expect, test } from 'vitest'
import { guardedModel } from '#server/model/guarded-model.ts'
import type { Model, Question } from '#server/model/model.ts'
import { hear as hearModel } from '#tests/support/hear-model.ts'
import { hear, newRun } from './run.ts'

const run = () =>
  newRun({
    owner: { id: 'ana', safe: { seal: () => Buffer.of(), open: () => '' } },
    conversationId: 'uma',
    replyId: 'outra',
    text: 'Eu ia dizer',
    known: null,
    source: () => {},
  })

test('a reply is read as fast as it is typed out, and not before it came', () => {
  const one = run()
  hear(one, 'a'.repeat(50), 1_000)
  expect(one.readAt).toBe(1_500)
  hear(one, 'a'.repeat(30), 1_200)
  expect(one.readAt).toBe(1_800)
  hear(one, 'a'.repeat(10), 9_000)
  expect(one.readAt).toBe(9_100)
})

test('a model behind the guard is told for how long there is enough to read', () => {
  let told: number | undefined
  const model: Model = {
    kind: 'remote',
    check: async () => null,
    reply: () => (sink) => {
      told = sink.unread?.()
      sink.end({ type: 'fim' })
    },
  }
  const question = { level: 'nenhum', partial: '', turn: 0 } as Question
  hearModel(guardedModel(model).reply(question), { unread: 420 })
  expect(told).toBe(420)
})
