import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PanelArea } from '#domain/panel/roles.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { isSessionRefusal } from '#web/lib/api-error.ts'
import { Arrival } from '#web/lib/arrival.tsx'
import { lazyPage, type Page } from '#web/lib/lazy-page.ts'
import { Redirect, Router, useLocation } from '#web/lib/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { PageSkeleton, Skeleton } from '#web/ui/skeleton.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { areaAt, HOME, SIGN_IN } from './areas.ts'
import { PanelFailure } from './panel-section.tsx'
import { PanelShell } from './panel-shell.tsx'
import { OPERATOR_KEY, SIGNED_OUT, useOperatorSession } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

/** A session that has ended shows the way in, whatever was asked. */
const onError = (error: Error) => {
  if (isSessionRefusal(error)) client.setQueryData(OPERATOR_KEY, SIGNED_OUT)
}
const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  // Asking counts as use of the session, so nothing is asked unless the operator does something.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
})

export function PanelApp() {
  return (
    <QueryClientProvider client={client}>
      <Router preload={() => {}}>
        <ToastProvider>
          <ErrorBoundary>
            <PanelScreen />
          </ErrorBoundary>
        </ToastProvider>
      </Router>
    </QueryClientProvider>
  )
}

/** The screen of the current path, if this operator's role may see it. */
function PanelScreen() {
  const { path, hash } = useLocation()
  const { data, error, refetch } = useOperatorSession()
  if (error)
    return (
      <main className="mx-auto stack max-w-md px-5 py-6">
        <PanelFailure error={error} retry={refetch} />
      </main>
    )
  if (!data) return <PageSkeleton label={panelCopy.waiting} />
  const { operador } = data
  const isSigningIn = path === SIGN_IN
  if (isSigningIn && (!operador || hash.startsWith('#token='))) return <SignInPage />
  if (isSigningIn) return <Redirect to={HOME} />
  if (!operador) return <Redirect to={SIGN_IN} />

  const area = areaAt(path)
  const { heading, lead, action } = panelCopy.nothingHere
  const Page = area && operador.areas.includes(area) ? PANEL_PAGES[area] : undefined
  return (
    <PanelShell operator={operador} area={Page ? area : null}>
      <Suspense key={path} fallback={<Skeleton className="h-64 w-full" />}>
        {Page ? (
          <Page params={{}} />
        ) : (
          <div className="stack justify-items-start gap-3">
            <h2 className="font-serif text-title">{heading}</h2>
            <p className="text-ink-soft">{lead}</p>
            <ButtonLink to={HOME} look="secondary" label={action} />
          </div>
        )}
      </Suspense>
      <Arrival at={path} />
    </PanelShell>
  )
}

const PANEL_PAGES: Partial<Record<PanelArea, Page>> = {
  hoje: lazyPage(() => import('./today-page.tsx').then((m) => m.TodayPage)),
  ajustes: lazyPage(() => import('./settings-page.tsx').then((m) => m.SettingsPage)),
  pessoas: lazyPage(() => import('./people-page.tsx').then((m) => m.PeoplePage)),
  vendas: lazyPage(() => import('./sales-page.tsx').then((m) => m.SalesPage)),
  numeros: lazyPage(() => import('./figures-page.tsx').then((m) => m.FiguresPage)),
  registro: lazyPage(() => import('./register-page.tsx').then((m) => m.RegisterPage)),
}
