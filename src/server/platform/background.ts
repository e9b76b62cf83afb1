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
    /** Runs when woken and at intervals, never twice at a time on this node; what fails is logged and tried at the next turn. */
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
