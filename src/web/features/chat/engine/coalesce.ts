/**
 * Runs `work` once at a time: a call during a run leads to one more run after it. The promise is that of the run in
 * progress.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  return function run(): Promise<void> {
    if (running) again = true
    running ??= work().finally(() => {
      running = null
      if (!again) return
      again = false
      void run()
    })
    return running
  }
}
