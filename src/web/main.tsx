import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PersonProvider } from '#web/features/account/person-context.tsx'
import { Router } from '#web/lib/router.tsx'
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
