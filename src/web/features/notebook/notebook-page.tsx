import type { ReactNode } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { PageBesideChat } from '#web/ui/page-beside-chat.tsx'
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
    <PageBesideChat back={notebookCopy.back} wayOut={wayOut} className="notebook">
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
    </PageBesideChat>
  )
}
