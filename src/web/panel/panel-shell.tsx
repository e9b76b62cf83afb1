import type { ReactNode } from 'react'
import type { OperatorSession } from '#domain/api/panel.ts'
import type { PanelArea } from '#domain/panel/roles.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { pathOf } from './areas.ts'
import { useLeave } from './session.ts'

type PanelShellProps = {
  operator: NonNullable<OperatorSession['operador']>
  /** The one that is shown. */
  area: PanelArea | null
  children: ReactNode
}

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft hover:bg-accent-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink'

export function PanelShell({ operator, area, children }: PanelShellProps) {
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
