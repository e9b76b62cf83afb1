import { ArrowRight, HeartHandshake, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { crisisCard } from '#domain/safety/card/crisis-card.ts'
import { knownLevel, type RiskLevel } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Icon, IconButton } from './icon.tsx'

type HelpCardProps = {
  nivel: RiskLevel
  hasPlan?: boolean
  isReadHere?: boolean | undefined
  onDismiss?: (() => void) | undefined
  /** What is asked, before the ways to call somebody. */
  children?: ReactNode
}

/** The crisis card: help lines, wherever words of danger were written. */
export function HelpCard({ nivel, hasPlan = false, isReadHere, onDismiss, children }: HelpCardProps) {
  const card = crisisCard(nivel, { hasPlan })
  if (!card) return null
  return (
    <div
      role="alert"
      data-testid="cartao-crise"
      data-nivel={knownLevel(nivel)}
      data-lido={isReadHere ? 'aparelho' : undefined}
      className="@container mt-4 grid animate-rise gap-2.5 rounded-card border border-care/25 bg-care-soft p-3.5 text-care sm:gap-3.5 sm:p-4.5"
    >
      <div className="flex items-start gap-3">
        <Icon of={HeartHandshake} size={24} className="mt-0.5 max-sm:hidden" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold leading-snug">{card.title}</p>
          <p className="text-sm leading-snug">{card.text}</p>
        </div>
        {onDismiss && (
          <IconButton
            of={X}
            label={chatCopy.crisis.dismiss}
            onClick={onDismiss}
            size={18}
            look="hover:bg-care/10"
            className="-m-2"
          />
        )}
      </div>
      {children}
      <div className="grid gap-1.5 @[34rem]:auto-cols-fr @[34rem]:grid-flow-col @[34rem]:gap-2.5">
        {card.actions.map(({ label, detail, href }, index) => (
          <Link
            key={label}
            to={href}
            className={`flex min-h-11 items-center gap-3 rounded-control border px-3.5 py-1.5 no-underline ${
              index === 0 && !onDismiss
                ? 'border-transparent bg-care text-care-soft'
                : 'border-care/30 bg-surface text-care hover:bg-care/10'
            }`}
          >
            <Icon of={href.startsWith('tel:') ? Phone : ArrowRight} />
            <span className="grid min-w-0 leading-snug">
              <span className="font-semibold text-sm">{label}</span>
              <span className="text-xs @max-[26rem]:sr-only">{detail}</span>
            </span>
          </Link>
        ))}
      </div>
    </div>
  )
}
