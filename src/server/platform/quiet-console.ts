import type { Log } from './log.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

/**
 * Libraries write to the console what our log must never hold: the values of a failed query, say. What they say
 * becomes a line that tells only that something was said; the failure itself is logged where it is answered.
 * Gives back the console as it was when called.
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
