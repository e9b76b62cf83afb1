import { describe, expect, it } from 'vitest'
import { PERSONA_KEYS } from '#domain/personas/persona.ts'
import { demoReply } from '#server/model/demo/demo-reply.ts'
import { countBy, guardReply, holds, isAltered, isCaught, judgeAll } from './guard-report.ts'
import { badOf, goodOf } from './reply-sets.ts'
import { wilson } from './wilson.ts'

const bad = badOf('g1')
const good = goodOf('g1')

// The guard was trained on this set: what holds here says that nothing was lost, not how well it does on others.
describe('on the replies it was trained with', () => {
  it('stops nearly all of every class with a judge, and much of each without', () => {
    const judged = judgeAll(bad, (line) => ({ mayBeShown: (sentence) => !holds(sentence, line.bad) }))
    for (const [name, { hits, total }] of countBy(judged, ({ line }) => line.class, isCaught))
      expect(hits / total, name).toBeGreaterThan(0.9)
    for (const [name, { hits, total }] of countBy(judgeAll(bad), ({ line }) => line.class, isCaught))
      expect(hits / total, name).toBeGreaterThan(0.45)
  })

  it('alters no good reply', () => {
    expect(
      judgeAll(good)
        .filter(isAltered)
        .map(({ line }) => line.reply),
    ).toEqual([])
  })
})

describe('the demonstration', () => {
  it.each(PERSONA_KEYS)('passes the guard when %s answers people who named their illness', (persona) => {
    for (const { level, message } of good.filter(({ kind }) => kind !== 'crisis')) {
      const reply = demoReply({ persona, message })
      expect(guardReply({ level, message, reply }).shown).toBe(reply)
    }
  })
})

it('the interval of a share holds it, and is wide for few', () => {
  expect(wilson(7, 10).map((edge) => edge.toFixed(2))).toEqual(['0.40', '0.89'])
  expect(wilson(0, 60)[0]).toBe(0)
})
