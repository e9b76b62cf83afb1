import type { Log } from './log.ts'

/** Does a job every so many milliseconds, never twice at a time; a failure is logged and tried again with the next turn. */
export function repeat(
  interval: number,
  name: string,
  work: () => Promise<void>,
  { log, jobFailed }: { log: Log; jobFailed?: ((job: string) => void) | undefined },
) {
  let busy = false
  const job = async () => {
    if (busy) return
    busy = true
    await work().catch((error) => {
      log.warn({ err: error, job: name }, 'housekeeping failed')
      jobFailed?.(name)
    })
    busy = false
  }
  return setInterval(job, interval).unref()
}
