/**
 * Works for many keys at once, for each of them on one item after the other, so that an older state never overtakes a
 * newer one. An item that is waiting under the same name is not queued twice: it reads the state when it is worked on.
 */
export function createKeyedQueue<Item>(work: (key: string, item: Item) => Promise<void>) {
  const waiting = new Map<string, Map<string, Item>>()

  async function workOff(key: string, items: Map<string, Item>): Promise<void> {
    for (const [name, item] of items) {
      items.delete(name)
      await work(key, item)
    }
    waiting.delete(key)
  }

  return (key: string, name: string, item: Item): void => {
    const items = waiting.get(key) ?? new Map<string, Item>()
    if (!items.has(name)) items.set(name, item)
    if (waiting.has(key)) return
    waiting.set(key, items)
    void workOff(key, items)
  }
}
