import type { Registry } from './registry.ts'

const LOOKED_EVERY = 100
const DELAYS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What this process uses of its machine, under the names that all programs give it. */
export function describeProcess({ gauge, total }: Registry): void {
  const started = Math.round(Date.now() / 1000 - process.uptime())
  total('process_cpu_seconds_total', 'Processor time used.', cpuSeconds)
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_external_memory_bytes',
    'Memory outside of the heap that objects hold.',
    () => process.memoryUsage().external,
  )
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => started)
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** By how much a timer comes late: for that long nothing else ran. Gives what ends it. */
export function watchEventLoop(registry: Registry): () => void {
  const delay = registry.histogram(
    'nodejs_eventloop_delay_seconds',
    `How late a timer of ${LOOKED_EVERY} ms came.`,
    DELAYS,
  )
  let due = performance.now() + LOOKED_EVERY
  const timer = setInterval(() => {
    const now = performance.now()
    delay(Math.max(0, now - due) / 1000)
    due = now + LOOKED_EVERY
  }, LOOKED_EVERY).unref()
  return () => clearInterval(timer)
}
