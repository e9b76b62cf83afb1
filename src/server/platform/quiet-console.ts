import type { Log } from './log.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

/**
 * Libraries write to the console what our log must never hold, such as the values of a failed query. Each call becomes a
 * log line without content; the failure itself is logged where it is answered. Gives a function that restores the console.
 */
export function quietConsole(log: Log): () => void {
  const target = globalThis.console
  const before = METHODS.map((method) => [method, target[method]] as const)
  for (const method of METHODS) {
    target[method] = () =>
      log[method === 'error' || method === 'warn' ? 'warn' : 'debug']('a library wrote to the console')
  }
  return () => {
    for (const [method, original] of before) target[method] = original
  }
}
