import { BookHeart } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SafetyPlan } from '#domain/api/notebook.ts'
import { planPage } from '#domain/notebook/plan-page.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keptPlan, refreshCopy, soleKeptPlan } from './kept-plan.ts'
import { createNotebookRequests } from './notebook-requests.ts'

type PlanInHelpProps = {
  /** Null while nobody can be asked who is signed in. */
  personId: string | null
  /** Behind a PIN the copy of this device is not shown. */
  locked: boolean
}

type Found = { kind: 'none' } | { kind: 'link' } | { kind: 'copy'; plan: SafetyPlan }

/** 'Abrir meu plano', or the copy of it where the server can't be reached. */
export function PlanInHelp({ personId, locked }: PlanInHelpProps) {
  const [found, setFound] = useState<Found>({ kind: 'none' })

  useEffect(() => {
    let here = true
    const show = (next: Found) => here && setFound(next)
    const copy = locked ? null : copyOf(personId)
    const otherwise: Found = copy ? { kind: 'copy', plan: copy } : { kind: 'none' }
    if (personId === null) show(otherwise)
    else
      createNotebookRequests(personId)
        .fetchPlan()
        .then(({ plan }) => {
          refreshCopy(personId, plan)
          show({ kind: plan ? 'link' : 'none' })
        })
        .catch(() => show(otherwise))
    return () => {
      here = false
    }
  }, [personId, locked])

  if (found.kind === 'link') return <PlanCard />
  return found.kind === 'copy' ? <PlanCopy plan={found.plan} /> : null
}

function copyOf(personId: string | null): SafetyPlan | null {
  try {
    const owner = personId ?? soleKeptPlan(Object.keys(localStorage))
    return owner ? keptPlan(owner).get() : null
  } catch {
    // Storage refused by the browser: then nothing was kept in it.
    return null
  }
}

function PlanCard() {
  const { open, openDetail } = notebookCopy.plan
  return (
    <Link
      to="/caderno#plano"
      className="mt-3 flex min-h-18 items-center gap-4 rounded-card border border-care/30 bg-care-soft px-5 py-3 text-care hover:opacity-85"
    >
      <Icon of={BookHeart} size={28} />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{open}</span>
        <span aria-hidden className="block text-sm">
          {openDetail}
        </span>
      </span>
    </Link>
  )
}

function PlanCopy({ plan }: { plan: SafetyPlan }) {
  const { title, steps } = planPage(plan)
  return (
    <details className="mt-3 rounded-card border border-care/30 bg-surface px-5 py-3">
      <summary className="flex min-h-11 items-center gap-3 font-semibold text-care">
        <Icon of={BookHeart} />
        {title}
      </summary>
      <ol className="stack gap-4 py-3">
        {steps
          .filter(({ lines }) => lines.length > 0)
          .map(({ number, title: step, lines }) => (
            <li key={number} className="[overflow-wrap:anywhere]">
              <p className="font-semibold">{step}</p>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and are never moved
                <p key={index}>
                  {line.map(({ text, tel }) =>
                    tel ? (
                      <a
                        key={tel}
                        href={tel}
                        className="inline-block py-2 text-care underline underline-offset-4"
                      >
                        {text}
                      </a>
                    ) : (
                      text
                    ),
                  )}
                </p>
              ))}
            </li>
          ))}
      </ol>
    </details>
  )
}
