import { expect, test } from 'vitest'
import { hear } from '#tests/support/hear-model.ts'
import { guardedModel } from './guarded-model.ts'
import type { Model, Question } from './model.ts'

test('a model behind the guard is told for how long there is enough to read', () => {
  let told: number | null = null
  const model: Model = {
    kind: 'remote',
    check: async () => null,
    reply: () => (sink) => {
      told = sink.unread()
      sink.end({ type: 'fim' })
    },
  }
  const question = { level: 'nenhum', partial: '', turn: 0 } as Question
  hear(guardedModel(model).reply(question), { unread: 420 })
  expect(told).toBe(420)
})
