const LOOKED_EVERY = 60 * 60_000

/** Registers the service worker, and offers a newer version when one waits; until it is taken nothing changes. */
export async function watchForUpdate(): Promise<void> {
  const workers = navigator.serviceWorker
  const hadOne = workers.controller !== null
  const registration = await workers.register('/sw.js')
  let offered = false

  async function offer() {
    if (offered) return
    offered = true
    const { showUpdate } = await import('./update-notice.tsx')
    showUpdate(apply)
  }

  function apply() {
    const { waiting } = registration
    if (!waiting) return window.location.reload()
    // Its own state: a page that was loaded before there was any worker is not told that a new one takes over.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') window.location.reload()
    })
    waiting.postMessage('atualizar')
  }

  function follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      // The very first one is no update.
      if (worker.state === 'installed' && registration.active) offer()
    })
  }

  // Another tab may have put it in place: this one still runs the old version, and may want to change.
  workers.addEventListener('controllerchange', () => hadOne && offer())
  registration.addEventListener('updatefound', () => follow(registration.installing))
  follow(registration.installing)
  if (registration.waiting && registration.active) offer()

  const look = () => void registration.update().catch(() => {})
  setInterval(look, LOOKED_EVERY)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}
