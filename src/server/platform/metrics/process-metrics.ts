import type { Registry } from './registry.ts'

const LOOKED_EVERY = 100
const DELAYS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What this process uses of its machine, under the names that all programs give it. */
export function describeProcess(registry: Registry): void {
  const cpu = registry.counter({ name: 'process_cpu_seconds_total', help: 'Processor time used.' })
  const resident = registry.gauge({ name: 'process_resident_memory_bytes', help: 'Resident memory.' })
  const heap = registry.gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Heap in use.' })
  const external = registry.gauge({
    name: 'nodejs_external_memory_bytes',
    help: 'Memory outside of the heap that objects hold.',
  })
  const started = registry.gauge({
    name: 'process_start_time_seconds',
    help: 'When the process began, in seconds since 1970.',
  })
  started.set(Math.round(Date.now() / 1000 - process.uptime()))
  let counted = 0
  registry.beforeReading(() => {
    const { user, system } = process.cpuUsage()
    const memory = process.memoryUsage()
    cpu((user + system) / 1e6 - counted)
    counted = (user + system) / 1e6
    resident.set(memory.rss)
    heap.set(memory.heapUsed)
    external.set(memory.external)
  })
}

/** By how much a timer comes late: for that long nothing else ran. Gives what ends it. */
export function watchEventLoop(registry: Registry): () => void {
  const delay = registry.histogram({
    name: 'nodejs_eventloop_delay_seconds',
    help: `How late a timer of ${LOOKED_EVERY} ms came.`,
    bounds: DELAYS,
  })
  let due = performance.now() + LOOKED_EVERY
  const timer = setInterval(() => {
    const now = performance.now()
    delay(Math.max(0, now - due) / 1000)
    due = now + LOOKED_EVERY
  }, LOOKED_EVERY).unref()
  return () => clearInterval(timer)
}
