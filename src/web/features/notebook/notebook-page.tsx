import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { HOME } from '#web/lib/return-path.ts'
import { Link } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CheckInsPart } from './check-ins-part.tsx'
import { EraseNotebook } from './erase-notebook.tsx'
import { NotesPart } from './notes-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { SummariesPart } from './summaries-part.tsx'
import './notebook.css'

const { notes, checkIns, plan, summaries } = notebookCopy

const INDEX = [
  { to: '#notas', label: notes.short },
  { to: '#como-estou', label: checkIns.short },
  { to: '#plano', label: plan.short },
  { to: '#resumos', label: summaries.short },
]

/** `wayOut` stands beside the way to help, on top. */
export function NotebookPage({ wayOut }: { wayOut: ReactNode }) {
  useTitle(notebookCopy.title)
  return (
    <div className="notebook mx-auto stack w-full max-w-2xl gap-6 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={HOME} className={`${buttonClass('quiet')} -ml-3`}>
          <Icon of={ArrowLeft} />
          {notebookCopy.back}
        </Link>
        <div className="flex flex-wrap items-center">
          {wayOut}
          <HelpLink />
        </div>
      </header>
      <main className="stack gap-5">
        <div className="stack gap-2">
          <h1 className="font-serif text-display">{notebookCopy.heading}</h1>
          <p className="max-w-prose text-ink-soft">{notebookCopy.lead}</p>
          <nav aria-label={notebookCopy.index}>
            <ul className="flex flex-wrap gap-x-5">
              {INDEX.map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center text-accent text-sm underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <NotesPart />
        <CheckInsPart />
        <PlanPart />
        <SummariesPart />
        <EraseNotebook />
      </main>
    </div>
  )
}
