import { describe, expect, test } from 'vitest'
import type { GuardCounts } from '#domain/safety/guard/output-guard.ts'
import type { SentenceInDoubt } from '#domain/safety/opinion/sentence-opinion.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { collectReply, PROMPT } from '#tests/support/model/collect-reply.ts'
import { sentenceInDoubt } from '#tests/support/model/sentence-in-doubt.ts'
import type { Model, Outcome } from '../model.ts'
import { guardedModel } from './guarded-model.ts'

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

describe('a sentence that the guard is unsure of', () => {
  const doubted = sentenceInDoubt(PROMPT.message)
  const [BEFORE, DOUBTED, AFTER] = ['Que noite longa a sua.', ` ${doubted.text}`, ' O que pesou mais?']
  const reply = BEFORE + DOUBTED + AFTER

  /** A model that is asked for an opinion, and its answers to come. */
  function doubting(text = reply) {
    const asked: { doubt: SentenceInDoubt; answer: (mayBeShown: boolean | null) => void }[] = []
    const model: Model = {
      ...saying(text),
      sentenceOpinion: (doubt) =>
        new Promise((answer) => {
          asked.push({ doubt, answer })
        }),
    }
    return { model, asked }
  }

  test('is asked about while what comes before it is shown', async () => {
    const { model, asked } = doubting()
    const counted: GuardCounts[] = []
    const heard = collectReply(
      guardedModel(model, { counted: (counts) => counted.push(counts) }).reply(PROMPT),
    )
    expect(heard.text()).toBe(BEFORE)
    expect(heard.ended).toEqual([])
    expect(asked.map(({ doubt }) => doubt)).toEqual([
      { sentence: DOUBTED, before: [BEFORE], message: PROMPT.message, level: 'nenhum' },
    ])
    asked[0]?.answer(true)
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe(reply)
    expect(counted).toEqual([{ pergunta: 1 }])
  })

  test('is left out when the response refuses it, and nothing takes its place', async () => {
    const { model, asked } = doubting()
    const counted: GuardCounts[] = []
    const heard = collectReply(
      guardedModel(model, { counted: (counts) => counted.push(counts) }).reply(PROMPT),
    )
    asked[0]?.answer(false)
    await heard.end
    expect(heard.text()).toBe(BEFORE + AFTER)
    expect(counted).toEqual([{ pergunta: 1, [`${doubted.class}-julgada`]: 1 }])
  })

  test('is as without a judge when no answer comes', async () => {
    const alone = collectReply(guardedModel(saying(reply)).reply(PROMPT))
    const { model, asked } = doubting()
    const heard = collectReply(guardedModel(model).reply(PROMPT))
    asked[0]?.answer(null)
    await heard.end
    expect(heard.text()).toBe(alone.text())
  })

  test('is not asked about when the operator does not want it', () => {
    const { model, asked } = doubting()
    const heard = collectReply(guardedModel(model, { asks: false }).reply(PROMPT))
    expect(heard.ended).toEqual([{ type: 'whole' }])
    expect(asked).toEqual([])
  })

  test('ends the reply once when it can no longer be shown', async () => {
    const { model, asked } = doubting()
    const ended: Outcome[] = []
    guardedModel(model).reply(PROMPT)(
      {
        text(text) {
          if (text !== BEFORE) throw new Error('gone')
        },
        end: (outcome) => void ended.push(outcome),
        unread: () => null,
      },
      new AbortController().signal,
    )
    asked[0]?.answer(true)
    await new Promise(setImmediate)
    expect(ended).toEqual([{ type: 'failed', reason: 'guard' }])
  })
})

/** Says this much and then declines. */
const declining = (text: string): Model => ({
  kind: 'remote',
  check: async () => null,
  reply: () => (sink) => {
    for (const letter of text) sink.text(letter)
    sink.end({ type: 'filtered' })
  },
})
const OURS = 'Uma frase nossa.'
const declined = (text: string, prompt: Partial<typeof PROMPT> = {}) =>
  collectReply(guardedModel(declining(text)).reply({ ...PROMPT, declined: OURS, ...prompt }))

test('a service that declines to answer is answered for, and that is no failure', () => {
  const heard = declined('')
  expect(heard.text()).toBe(OURS)
  expect(heard.ended).toEqual([{ type: 'whole' }])
})

test.each([
  ['Isso dói. Eu penso que vo', 'Isso dói.'],
  ['Isso dói. Eu penso em você.', 'Isso dói. Eu penso em você.'],
  ['Isso', ''],
])('of %j, cut off by a filter, the whole sentences are kept', (said, kept) => {
  const heard = declined(said)
  expect(heard.text()).toBe(kept === '' ? OURS : `${kept}\n\n${OURS}`)
  expect(heard.ended).toEqual([{ type: 'whole' }])
})

test('where there is danger the protocol answers in the place of a service that declines', () => {
  expect(declined('', { level: 'risco' }).text()).toBe(protocolReply('risco'))
  const cut = declined('Isso dói. Eu pen', { level: 'risco' })
  expect(cut.text()).toBe(`Isso dói.\n\n${protocolReply('risco')}`)
  expect(cut.ended).toEqual([{ type: 'whole' }])
})

test('what is no reply, as a summary, is not answered for', () => {
  const heard = collectReply(guardedModel(declining('')).reply(PROMPT))
  expect(heard).toMatchObject({ texts: [], ended: [{ type: 'filtered' }] })
})
