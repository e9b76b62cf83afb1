import { createRoot, hydrateRoot } from 'react-dom/client'
import { reloadFor } from '#web/lib/missing-code.ts'
import { whenIdle } from './lib/when-idle.ts'
import { App, loadScreen, preload, redirectOf } from './screen.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The build renders some screens into their documents, and marks these.
const { prerendered } = root.dataset
if (prerendered) hydrate(root, prerendered)
else {
  preload(window.location.pathname)
  createRoot(root).render(<App />)
}

/** Without the code of its screen a document stays as it is: it can be read, and its links work. */
async function hydrate(container: HTMLElement, path: string) {
  const redirect = redirectOf(window.location.pathname)
  if (redirect) history.replaceState(null, '', redirect)
  try {
    await loadScreen(path)
  } catch {
    return reloadFor('page')
  }
  hydrateRoot(container, <App prerendered={path} />)
  // public/early.js listens.
  dispatchEvent(new Event('pronta'))
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Refused by the browser, or no connection: it works without.
  whenLoaded(() =>
    import('#web/features/updates/watch-for-update.ts').then((m) => m.watchForUpdate()).catch(() => {}),
  )
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else window.addEventListener('load', () => whenIdle(task), { once: true })
}
