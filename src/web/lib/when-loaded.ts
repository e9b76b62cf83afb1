import { whenIdle } from './when-idle.ts'

/** Does something that nobody waits for, once the page and all it came with are there. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else window.addEventListener('load', () => whenIdle(task), { once: true })
}
