import type { Log } from './log.ts'

export type Background = ReturnType<typeof createBackground>

/** The one engine of work that no request waits for. A stop waits for what is still under way. */
export function createBackground(log: Log, jobFailed?: (job: string) => void) {
  const underWay = new Set<Promise<void>>()

  function keep(task: Promise<void>): Promise<void> {
    const kept = task.finally(() => underWay.delete(kept))
    underWay.add(kept)
    return kept
  }

  return {
    run(name: string, work: () => Promise<unknown>): void {
      const done = work().then(
        () => {},
        (error) =>
          log.error({ event: 'background-failed', err: error, task: name }, 'background work failed'),
      )
      void keep(done)
    },
    /**
     * A job that is done whenever it is woken, and every so many milliseconds if it is to be: never twice at a time on this
     * node, and once more when it was woken meanwhile. What fails is logged and tried again at the next turn.
     */
    job(name: string, work: () => Promise<unknown>, interval?: number) {
      let isWorking = false
      let again = false
      async function turn(): Promise<void> {
        do {
          again = false
          await work().catch((error) => {
            log.warn({ event: 'job-failed', err: error, job: name }, 'a job failed')
            jobFailed?.(name)
          })
        } while (again)
        isWorking = false
      }
      function wake(): void {
        again = isWorking
        if (isWorking) return
        isWorking = true
        void keep(turn())
      }
      const timer =
        interval === undefined ? undefined : setInterval(() => isWorking || wake(), interval).unref()
      return { wake, stop: () => clearInterval(timer) }
    },
    size: () => underWay.size,
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
