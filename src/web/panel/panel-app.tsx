import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { OperatorSession } from '#domain/api/panel.ts'
import type { PanelArea } from '#domain/panel/roles.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { isSessionRefusal } from '#web/lib/api.ts'
import { lazyPage, type Page } from '#web/lib/lazy-page.ts'
import { Arrival, Link, Redirect, Router, useLocation, useTitle } from '#web/lib/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { PageSkeleton, Skeleton } from '#web/ui/skeleton.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PanelFailure } from './panel-section.tsx'
import {
  areaAt,
  HOME,
  OPERATOR_KEY,
  pathOf,
  SIGN_IN,
  SIGNED_OUT,
  useLeave,
  useOperatorSession,
} from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

/** A session that has ended shows the way in, whatever was asked. */
const onError = (error: Error) => {
  if (isSessionRefusal(error)) client.setQueryData(OPERATOR_KEY, SIGNED_OUT)
}
const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  // Asking counts as use of the session, so nothing is asked unless the operator does something.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
})

export const PanelApp = () => (
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

const PANEL_PAGES: Record<PanelArea, Page> = {
  hoje: lazyPage(() => import('./today-page.tsx').then((m) => m.TodayPage)),
  ajustes: lazyPage(() => import('./settings-page.tsx').then((m) => m.SettingsPage)),
  pessoas: lazyPage(() => import('./people-page.tsx').then((m) => m.PeoplePage)),
  vendas: lazyPage(() => import('./sales-page.tsx').then((m) => m.SalesPage)),
  numeros: lazyPage(() => import('./figures-page.tsx').then((m) => m.FiguresPage)),
  registro: lazyPage(() => import('./audit-page.tsx').then((m) => m.AuditPage)),
}

type PanelShellProps = {
  operator: NonNullable<OperatorSession['operador']>
  area: PanelArea | null
  children: ReactNode
}

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft hover:bg-accent-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink'

function PanelShell({ operator, area, children }: PanelShellProps) {
  const { name, areas, leave, roles, skip } = panelCopy
  const leaving = useLeave()
  useTitle(area ? `${areas[area]} · ${name}` : name)
  return (
    <div className="mx-auto stack w-full max-w-6xl gap-5 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <a href="#conteudo" className="sr-only focus:not-sr-only">
        {skip}
      </a>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Mark className="size-9" />
          <h1 className="font-serif text-title">{name}</h1>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {operator.nome} · {roles[operator.papel]}
          </span>
          <Button look="quiet" busy={leaving.isPending} label={leave} onClick={() => leaving.mutate()} />
        </span>
      </header>
      <div className="stack gap-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-10">
        <nav aria-label={name} className="flex flex-wrap gap-1 self-start lg:flex-col">
          {operator.areas.map((each) => (
            <Link
              key={each}
              to={pathOf(each)}
              aria-current={each === area ? 'page' : undefined}
              className={LINK}
            >
              {areas[each]}
            </Link>
          ))}
        </nav>
        <main id="conteudo" className="stack content-start gap-6">
          {area && <h2 className="font-serif text-display">{areas[area]}</h2>}
          {children}
        </main>
      </div>
    </div>
  )
}
