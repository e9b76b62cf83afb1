import type { LiveEvent } from '#domain/api/chat.ts'

export type TextEvent = Extract<LiveEvent, { type: 'texto' }>

const HELD_MOST = 400

/** Text that can't be shown yet, by reply: it came before the reply itself, or after a gap. */
export function createEarlyTexts() {
  const held = new Map<string, TextEvent[]>()

  return {
    hold(event: TextEvent): void {
      const texts = held.get(event.id) ?? []
      if (texts.length < HELD_MOST) held.set(event.id, [...texts, event])
    },
    take(id: string): TextEvent[] {
      const texts = held.get(id) ?? []
      held.delete(id)
      return texts
    },
    clear: (): void => held.clear(),
  }
}
