export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 2000 })
  else setTimeout(task, 200)
}
