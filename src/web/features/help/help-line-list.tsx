import { Phone } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import type { HelpLine } from './help-lines.ts'

interface HelpLineListProps {
  readonly lines: readonly HelpLine[]
  readonly urgent?: boolean
}

/** Numbers to tap: the whole row is the link. */
export function HelpLineList({ lines, urgent = false }: HelpLineListProps) {
  const colours = urgent ? 'border-care/30 bg-care-soft text-care' : 'border-line bg-surface text-ink'
  return (
    <ul className="mt-3 space-y-3">
      {lines.map(({ number, name, reason }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className={`flex min-h-18 items-center gap-4 rounded-card border px-5 py-3 transition-opacity duration-150 hover:opacity-85 motion-reduce:transition-none ${colours}`}
          >
            <span className="sr-only">Ligar para </span>
            <span className="w-18 shrink-0 font-serif text-[2.25rem] tabular-nums leading-none">
              {number}
            </span>{' '}
            <span className="min-w-0 grow leading-snug">
              <span className="block font-semibold">{name}</span>{' '}
              <span className="block text-sm">{reason}</span>
            </span>
            <Icon of={Phone} className="hidden min-[26rem]:block" />
          </a>
        </li>
      ))}
    </ul>
  )
}
