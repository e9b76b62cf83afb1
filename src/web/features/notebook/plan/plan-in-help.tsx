import { BookHeart, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SafetyPlanAnswer } from '#domain/api/notebook.ts'
import type { SafetyPlan } from '#domain/notebook/pages.ts'
import { planCalls } from '#domain/notebook/plan-calls.ts'
import { planPage } from '#domain/notebook/safety-plan.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { Link, useLocation } from '#web/lib/router.tsx'
import { ButtonLink, linkClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keptPlan, refreshCopy, soleKeptPlan } from './kept-plan.ts'

/** How long the server may take to say what the plan is before the copy on this device is shown. */
const COPY_AFTER = 1000

type PlanInHelpProps = {
  /** Null while nobody can be asked who is signed in: then the copy is shown if it is the only one. */
  personId: string | null
  /** Behind a PIN the copy of this device is not shown. */
  locked: boolean
}

/** The plan to read behind 'Abrir meu plano', or the copy of it where the server can't be reached or takes long. */
export function PlanInHelp({ personId, locked }: PlanInHelpProps) {
  const ownerId = personId ?? soleKeptPlan()
  // By its owner: a copy that is being read stays when it turns out that its owner is signed in, and goes otherwise.
  return ownerId && <PlanOf key={ownerId} ownerId={ownerId} signedIn={personId !== null} locked={locked} />
}

function PlanOf({ ownerId, signedIn, locked }: { ownerId: string; signedIn: boolean; locked: boolean }) {
  const [found, setFound] = useState<{ plan: SafetyPlan; isCopy: boolean } | null>(null)
  const { hash } = useLocation()

  useEffect(() => {
    // Answered, or left.
    let isOver = false
    const showCopy = async () => {
      const plan = locked ? null : await keptPlan(ownerId).read()
      if (!isOver) setFound(plan && { plan, isCopy: true })
    }
    const late = setTimeout(showCopy, signedIn ? COPY_AFTER : 0)
    if (signedIn)
      requestAs(ownerId)<SafetyPlanAnswer>('GET', '/api/notebook/plan')
        .then(({ plan }) => {
          void refreshCopy(ownerId, plan)
          // What somebody may be reading is not taken from them: only its words become those of the server.
          if (!isOver) setFound((shown) => plan && { plan, isCopy: shown?.isCopy ?? false })
          isOver = true
        })
        .catch(showCopy)
        .finally(() => clearTimeout(late))
    return () => {
      isOver = true
      clearTimeout(late)
    }
  }, [ownerId, signedIn, locked])

  if (!found) return null
  if (found.isCopy) return <PlanCopy plan={found.plan} />
  // Behind a PIN it is read where the PIN is asked for.
  if (locked) return <PlanCard to={`/caderno${READING}`} />
  return hash === READING ? <OpenPlan plan={found.plan} /> : <PlanCard to={`/ajuda${READING}`} />
}

function PlanCard({ to }: { to: string }) {
  const { open, openDetail } = notebookCopy.plan
  return (
    <Link
      to={to}
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

function OpenPlan({ plan }: { plan: SafetyPlan }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView()
    place.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={place} className="mt-3 rounded-card border border-care/30 bg-surface px-5 py-3">
      <h2 tabIndex={-1} className="mb-3 font-serif text-title focus:outline-none">
        {notebookCopy.plan.heading}
      </h2>
      <PlanToRead plan={plan} />
    </section>
  )
}

const PlanCopy = ({ plan }: { plan: SafetyPlan }) => (
  <details className="mt-3 rounded-card border border-care/30 bg-surface px-5 py-3">
    <summary className="flex min-h-11 items-center gap-3 font-semibold text-care">
      <Icon of={BookHeart} />
      {notebookCopy.plan.heading}
    </summary>
    <PlanToRead plan={plan} />
  </details>
)

/** Where 'Abrir meu plano' leads, on the page of help and in the notebook. */
export const READING = '#meu-plano'

const words = notebookCopy.plan

/** The plan for the moment it is needed: whom to call first and large, then what was written. Changing it comes last. */
export function PlanToRead({ plan }: { plan: SafetyPlan }) {
  const { steps } = planPage(plan)
  return (
    <div className="stack gap-5">
      <ul className="stack gap-2">
        {planCalls(plan).map(({ name, number, tel }) => (
          <li key={tel}>
            <a
              href={tel}
              className="flex min-h-18 items-center gap-4 rounded-card border border-care/30 bg-care-soft px-5 py-3 text-care hover:opacity-85"
            >
              <Icon of={Phone} size={24} />
              <span className="min-w-0 leading-snug">
                <span className="sr-only">{words.call} </span>
                {name && <span className="block font-semibold">{name} </span>}
                <span className="block font-serif text-title">{number}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ol className="stack gap-4">
        {steps
          .filter(({ lines }) => lines.length > 0)
          .map(({ number, title, lines }) => (
            <li key={number} className="[overflow-wrap:anywhere]">
              <h3 className="font-semibold">{title}</h3>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and are never moved
                <p key={index}>{line.map(({ text }) => text).join('')}</p>
              ))}
            </li>
          ))}
      </ol>
      <div className="border-line border-t pt-4">
        <p className="font-semibold">{words.more}</p>
        <ul className="flex flex-wrap gap-x-5">
          {words.moreWays.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink to="/caderno#plano" look="secondary" className="justify-self-start" label={words.edit} />
    </div>
  )
}
