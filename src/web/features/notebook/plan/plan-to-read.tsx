import { Phone } from 'lucide-react'
import type { SafetyPlan } from '#domain/notebook/pages.ts'
import { planCalls } from '#domain/notebook/plan-calls.ts'
import { planPage } from '#domain/notebook/plan-page.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { ButtonLink, linkClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
