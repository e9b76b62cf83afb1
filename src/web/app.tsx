import { StrictMode } from 'react'
import { Router } from '#web/lib/router.tsx'
import { PersonProvider } from '#web/session/person-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { preload, Screen } from './screen.tsx'

/** The whole app. `prerendered` is the path whose screen the document already shows. */
export function App({ prerendered }: { prerendered?: string | undefined }) {
  return (
    <StrictMode>
      <Router preload={preload} prerendered={prerendered}>
        <ToastProvider>
          <PersonProvider>
            <Screen />
          </PersonProvider>
        </ToastProvider>
      </Router>
    </StrictMode>
  )
}
