import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PersonProvider } from '#web/features/account/person-context.tsx'
import { Router } from '#web/lib/router.tsx'
import { whenLoaded } from '#web/lib/when-loaded.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { preload, Screen } from './screen.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

preload(window.location.pathname)
createRoot(root).render(
  <StrictMode>
    <Router preload={preload}>
      <ToastProvider>
        <PersonProvider>
          <Screen />
        </PersonProvider>
      </ToastProvider>
    </Router>
  </StrictMode>,
)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Refused by the browser, or no connection: it works without.
  whenLoaded(() =>
    import('#web/features/updates/watch-for-update.ts').then((m) => m.watchForUpdate()).catch(() => {}),
  )
}
