import type { LiveEvent } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { EventStream } from '#server/features/events/event-stream.ts'
import type { TestApp } from './test-app.ts'

export type Viewer = ReturnType<typeof openViewer>

type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>

/** An open screen of a person at a node, without the network in between. Seeded people have a session of their own id. */
export function openViewer({ deps }: TestApp, userId: string, sessionId = userId) {
  const events: LiveEvent[] = []
  const stream: EventStream = {
    userId,
    sessionId,
    write: (frame) => void events.push(...readFrames(frame)),
    close(last) {
      if (last) stream.write(last)
      deps.live.remove(stream)
    },
  }
  deps.live.add(stream)
  const of = <T extends LiveEvent['type']>(type: T) =>
    events.filter((event): event is EventOf<T> => event.type === type)
  return {
    events,
    of,
    /** The text of a reply as it came, piece by piece, each where it belongs. */
    textOf(replyId: string): string {
      return of('texto')
        .filter(({ id }) => id === replyId)
        .reduce((before, { pos, text }) => before.slice(0, pos) + text, '')
    },
    /** How a message stood each time it was told. */
    toldOf: (id: string): ChatMessage[] =>
      of('mensagem').flatMap(({ message }) => (message.id === id ? message : [])),
    leave: () => stream.close(),
  }
}

/** The events in what a stream wrote. */
export function readFrames(text: string): LiveEvent[] {
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)) as LiveEvent)
}
