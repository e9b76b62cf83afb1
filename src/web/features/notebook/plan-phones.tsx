import { Phone } from 'lucide-react'
import { callsIn, withHelpCalls } from '#domain/notebook/plan-calls.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

type PlanPhonesProps = {
  text: string
  /** The step of services: 188 and 192 are there whatever is written in it. */
  withHelp: boolean
}

/** The telephone numbers in a text, each with who answers. */
export function PlanPhones({ text, withHelp }: PlanPhonesProps) {
  const own = callsIn(text)
  const calls = withHelp ? withHelpCalls(own) : own
  if (calls.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {calls.map(({ name, number, tel }) => (
        <li key={`${name} ${tel}`} className="max-w-full">
          <a
            href={tel}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-care/30 bg-care-soft px-3.5 font-semibold text-care text-sm hover:opacity-85"
          >
            <Icon of={Phone} size={18} />
            <span className="sr-only">{notebookCopy.plan.call} </span>
            <span className="truncate">{name}</span>
            <span className="shrink-0">{number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
