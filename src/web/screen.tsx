import { type ReactNode, StrictMode, Suspense } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { matchPath, type PathParams } from '#web/lib/match-path.ts'
import { Arrival, Redirect, Router, useLocation } from '#web/lib/router.tsx'
import { SignedInOnly, SignedOutOnly } from '#web/session/guards.tsx'
import { PersonProvider } from '#web/session/person-context.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { type Audience, AwayScreen, NotFoundRoute, type Route, routes } from './routes.tsx'

/** The screen that belongs to the current path, if this person may see it. */
function Screen() {
  const { path } = useLocation()
  const { route, params } = findRoute(path)
  if ('redirect' in route) return <Redirect to={route.redirect} />

  const { page: Page } = route
  return (
    <Suspense fallback={<PageSkeleton label={copy.session.waiting} />}>
      <ErrorBoundary key={route.path}>
        <Guard audience={route.for}>
          <Page params={params} />
        </Guard>
      </ErrorBoundary>
      <Arrival at={route.path} />
    </Suspense>
  )
}

/** Fetches the code of the screen at `to`, so that it is there when the person is. */
export function preload(to: string): void {
  const { pathname } = new URL(to, window.location.origin)
  loadScreen(pathname).catch(() => {})
}

export async function loadScreen(path: string): Promise<void> {
  const { route } = findRoute(path)
  if ('page' in route) await route.page.load?.()
}

/** Where a path leads that is no screen itself. */
export function redirectOf(path: string): string | null {
  const { route } = findRoute(path)
  return 'redirect' in route ? route.redirect : null
}

function Guard({ audience, children }: { audience: Audience; children: ReactNode }) {
  if (audience === 'signed-in') return <SignedInOnly away={AwayScreen}>{children}</SignedInOnly>
  if (audience === 'signed-out') return <SignedOutOnly>{children}</SignedOutOnly>
  return children
}

function findRoute(path: string): { route: Route; params: PathParams } {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return { route: { path: '*', for: 'everyone', page: NotFoundRoute }, params: {} }
}

/** The whole app. `prerendered` is the path whose screen the document already shows. */
export const App = ({ prerendered }: { prerendered?: string | undefined }) => (
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
