import type { Log } from './log.ts'

export type Background = ReturnType<typeof createBackground>

/** Work that outlives the request that caused it. A stop waits for what is still under way. */
export function createBackground(log: Log) {
  const underWay = new Set<Promise<void>>()
  return {
    run(name: string, work: () => Promise<unknown>): void {
      const task = work()
        .then(() => {})
        .catch((error) =>
          log.error({ event: 'background-failed', err: error, task: name }, 'background work failed'),
        )
        .finally(() => underWay.delete(task))
      underWay.add(task)
    },
    size: () => underWay.size,
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
