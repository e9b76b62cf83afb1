/**
 * Does work for many people at once, for each of them one thing after the other, so that an older state never
 * overtakes a newer one. What waits already is not done twice: it reads how things stand when its turn comes.
 */
export function createKeyedQueue<Item>(work: (who: string, item: Item) => Promise<void>) {
  const waiting = new Map<string, Map<string, Item>>()

  async function workOff(who: string, items: Map<string, Item>): Promise<void> {
    for (const [name, item] of items) {
      items.delete(name)
      await work(who, item)
    }
    waiting.delete(who)
  }

  return (who: string, name: string, item: Item): void => {
    const items = waiting.get(who) ?? new Map<string, Item>()
    if (!items.has(name)) items.set(name, item)
    if (waiting.has(who)) return
    waiting.set(who, items)
    void workOff(who, items)
  }
}
