import { expect, test } from 'vitest'
import type { EventBus } from '#server/features/events/event-bus.ts'
import type { Announcement } from '#server/features/events/store.ts'
import type { Cipher } from '#server/features/keys/key-ring.ts'
import { newRun, type Run } from './run.ts'
import { createFollowing } from './runs.ts'

/** A node, what it hears, and the runs that it starts. */
function nodeOf() {
  const heard: ((said: Announcement) => void)[] = []
  const listening: (() => void)[] = []
  const live = {
    onAnnouncement: (listener: (said: Announcement) => void) => void heard.push(listener),
    onListening: (begin: () => void) => void listening.push(begin),
  } as unknown as EventBus
  const running = new Map<string, Run>()
  const state = { isBeginning: false, told: 0 }
  const following = createFollowing(
    { live, node: 'here', running },
    () => state.isBeginning,
    () => {
      state.told += 1
    },
  )
  return {
    state,
    following,
    hear: (node: string, ...people: string[]) => {
      for (const listener of heard) listener({ type: 'acompanhar', node, people })
    },
    listen: () => {
      for (const begin of listening) begin()
    },
    start(userId: string): Run {
      const owner = { id: userId, cipher: {} as Cipher }
      const reply = { id: `of ${userId} ${running.size}`, conversationId: '', seq: 0 }
      const run = newRun({ owner, reply, version: 0, text: '', scriptedText: null, source: () => {} })
      running.set(run.id, run)
      following.started(run)
      return run
    },
  }
}

test('a run is followed once another node asks for its person, and sends what was stored before', () => {
  const { start, hear, state } = nodeOf()
  const [ana, bia] = [start('ana'), start('bia')]
  ana.attempts = 1
  hear('here', 'ana')
  expect(ana.isFollowed).toBe(false)
  hear('there', 'ana')
  expect([ana.isFollowed, ana.hasUnannouncedPieces, state.told]).toEqual([true, true, 1])
  expect(bia.isFollowed).toBe(false)
})

test('each node that asks receives what was stored before', () => {
  const { start, hear } = nodeOf()
  const run = start('ana')
  run.attempts = 1
  hear('there', 'ana')
  run.hasUnannouncedPieces = false
  hear('elsewhere', 'ana')
  expect(run.hasUnannouncedPieces).toBe(true)
})

test('an ask that comes before the run has started counts, and no longer than that', () => {
  const { start, hear, state, following } = nodeOf()
  state.isBeginning = true
  hear('there', 'ana')
  expect([start('ana').isFollowed, start('bia').isFollowed]).toEqual([true, false])
  state.isBeginning = false
  following.allStarted()
  expect(start('ana').isFollowed).toBe(false)
})

test('after a break all runs are followed, also those that are about to start', () => {
  const { start, listen, state, following } = nodeOf()
  const run = start('ana')
  state.isBeginning = true
  listen()
  expect([run.isFollowed, start('bia').isFollowed]).toEqual([true, true])
  following.allStarted()
  expect(start('caio').isFollowed).toBe(false)
})
