import { Phone } from 'lucide-react'
import { linePhones } from '#domain/notebook/phones.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The telephone numbers in a text, each with the line that says whose it is. */
export function PlanPhones({ text }: { text: string }) {
  const calls = text
    .split('\n')
    .flatMap((line) =>
      linePhones(line).flatMap(({ text: number, tel }) => (tel ? [{ number, tel, line: line.trim() }] : [])),
    )
  if (calls.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {calls.map(({ number, tel, line }) => (
        <li key={`${line} ${tel}`} className="max-w-full">
          <a
            href={tel}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-care/30 bg-care-soft px-3.5 font-semibold text-care text-sm hover:opacity-85"
          >
            <Icon of={Phone} size={18} />
            <span className="sr-only">{notebookCopy.plan.call} </span>
            <span className="truncate">{nameIn(line, number)}</span>
            <span className="shrink-0">{number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who answers: what stands before the number. */
function nameIn(line: string, number: string): string {
  return line.slice(0, line.indexOf(number)).replace(/[\s:,;(–-]+$/u, '')
}
