import type { LiveEvent } from '#domain/api/chat.ts'
import { type EventStream, frameOf } from './event-stream.ts'

export type OpenStreams = ReturnType<typeof createOpenStreams>

/** The event streams that are open on this node, by person. */
export function createOpenStreams() {
  const byPerson = new Map<string, Set<EventStream>>()
  const of = (userId: string): Iterable<EventStream> => byPerson.get(userId) ?? []

  return {
    of,
    has: (userId: string) => byPerson.has(userId),
    count: (userId: string) => byPerson.get(userId)?.size ?? 0,
    total: () => [...byPerson.values()].reduce((sum, streams) => sum + streams.size, 0),
    people: () => [...byPerson.keys()],
    all: (): EventStream[] => [...byPerson.values()].flatMap((streams) => [...streams]),
    add(stream: EventStream): void {
      byPerson.set(stream.userId, (byPerson.get(stream.userId) ?? new Set()).add(stream))
    },
    remove(stream: EventStream): void {
      const streams = byPerson.get(stream.userId)
      streams?.delete(stream)
      if (streams?.size === 0) byPerson.delete(stream.userId)
    },
    publish(userId: string, ...events: LiveEvent[]): void {
      if (!byPerson.has(userId)) return
      const frames = events.map(frameOf).join('')
      for (const stream of of(userId)) stream.write(frames)
    },
  }
}
