import { whenIdle } from './when-idle.ts'

/** Does something that is not urgent, once the page and its resources are loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else window.addEventListener('load', () => whenIdle(task), { once: true })
}
