import { ArrowRight, HeartHandshake, Phone, X } from 'lucide-react'
import { useState } from 'react'
import { asksIfSafe, type CardAction, crisisCard, SAFETY_QUESTION } from '#domain/safety/card/crisis-card.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { canDismiss } from '#domain/safety/state/risk-state.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { Link } from '#web/lib/router.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { useChat, useChatExtras } from '../chat-context.ts'

type CrisisCardProps = {
  messageId: string
  nivel: RiskLevel
  /** What the person wrote and where an answer goes; missing where nothing can be answered any more. */
  asking?: { said: string; conversationId: string } | null
}

/** Help lines, right under the message they are about. The card stays; only that of the lowest level can be dismissed. */
export function CrisisCard({ messageId, nivel, asking = null }: CrisisCardProps) {
  const [dismissed, dismiss] = useDismissal(messageId)
  const { useHasPlan } = useChatExtras()
  const hasPlan = useHasPlan()
  const card = crisisCard(nivel, { hasPlan })
  const light = canDismiss(nivel)
  if (!card || (light && dismissed)) return null
  return (
    <div
      role="alert"
      data-testid="cartao-crise"
      data-nivel={nivel}
      className="@container mt-4 grid animate-rise gap-2.5 rounded-card border border-care/25 bg-care-soft p-3.5 text-care sm:gap-3.5 sm:p-4.5"
    >
      <div className="flex items-start gap-3">
        <Icon of={HeartHandshake} size={24} className="mt-0.5 max-sm:hidden" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold leading-snug">{card.title}</p>
          <p className="text-sm leading-snug">{card.text}</p>
        </div>
        {light && (
          <IconButton
            of={X}
            label={chatCopy.crisis.dismiss}
            onClick={dismiss}
            size={18}
            look="hover:bg-care/10"
            className="-m-2"
          />
        )}
      </div>
      {asking && asksIfSafe(nivel, asking.said) && <SafetyQuestion conversationId={asking.conversationId} />}
      <div className="grid gap-1.5 @[34rem]:auto-cols-fr @[34rem]:grid-flow-col @[34rem]:gap-2.5">
        {card.actions.map((action, index) => (
          <ActionLink key={action.label} action={action} first={index === 0 && !light} />
        ))}
      </div>
    </div>
  )
}

/** Each answer is a message of the person's, sent as if it had been typed. */
function SafetyQuestion({ conversationId }: { conversationId: string }) {
  const { outbox } = useChat()
  const [answered, setAnswered] = useState(false)
  if (answered) return null

  function answer(content: string) {
    setAnswered(true)
    outbox.add({ conversationId, content, newStyle: null })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm leading-snug">{SAFETY_QUESTION.words}</legend>
      <div className="grid gap-1.5 @[26rem]:grid-cols-2 @[26rem]:gap-2.5">
        {SAFETY_QUESTION.answers.map((words) => (
          <button
            key={words}
            type="button"
            onClick={() => answer(words)}
            className="min-h-11 rounded-control border border-care/30 bg-surface px-3.5 py-1.5 text-left font-semibold text-sm hover:bg-care/10"
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function ActionLink({ action, first }: { action: CardAction; first: boolean }) {
  const { label, detail, href } = action
  const className = `flex min-h-11 items-center gap-3 rounded-control border px-3.5 py-1.5 no-underline ${
    first
      ? 'border-transparent bg-care text-care-soft'
      : 'border-care/30 bg-surface text-care hover:bg-care/10'
  }`
  return (
    <Link to={href} className={className}>
      <Icon of={href.startsWith('tel:') ? Phone : ArrowRight} />
      <span className="grid min-w-0 leading-snug">
        <span className="font-semibold text-sm">{label}</span>
        <span className="text-xs @max-[26rem]:sr-only">{detail}</span>
      </span>
    </Link>
  )
}

/** Whether the card under a message was dismissed in this browser, and how to dismiss it. */
function useDismissal(messageId: string): [boolean, () => void] {
  const { personId } = useChat()
  const kept = keptTexts('dispensado', personId)
  const [dismissed, setDismissed] = useState(() => kept.get(messageId) !== null)

  function dismiss() {
    kept.set(messageId, '1')
    setDismissed(true)
  }

  return [dismissed, dismiss]
}
