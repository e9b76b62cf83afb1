import { useState } from 'react'
import { asksIfSafe, canDismiss, SAFETY_QUESTION } from '#domain/safety/card/crisis-card.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { HelpCard } from '#web/ui/help-card.tsx'
import { useChat, useChatExtras } from '../chat-context.ts'

type CrisisCardProps = {
  messageId: string
  nivel: RiskLevel
  isReadHere?: boolean | undefined
  /** What the person wrote and where an answer goes; missing where nothing can be answered any more. */
  asking?: { content: string; conversationId: string } | null
  /** Takes a loud card back that only the service read. */
  onExcuse?: (() => void) | undefined
}

/** Help lines, right under the message they are about. The card stays; only that of the lowest level can be dismissed. */
export function CrisisCard({ messageId, nivel, isReadHere, asking = null, onExcuse }: CrisisCardProps) {
  const kept = keptTexts('dispensado', useChat().personId)
  const [dismissed, setDismissed] = useState(() => kept.get(messageId) !== null)
  const { useHasPlan } = useChatExtras()
  const hasPlan = useHasPlan()
  if (nivel === 'nenhum' || (dismissed && canDismiss(nivel))) return null

  function dismiss() {
    kept.set(messageId, '1')
    setDismissed(true)
  }

  return (
    <HelpCard
      nivel={nivel}
      hasPlan={hasPlan}
      isReadHere={isReadHere}
      onDismiss={canDismiss(nivel) ? dismiss : undefined}
    >
      {asking && asksIfSafe(nivel, asking.content) && (
        <SafetyQuestion conversationId={asking.conversationId} />
      )}
      {onExcuse && (
        <button type="button" onClick={onExcuse} className={`${answerLook} justify-self-start`}>
          {chatCopy.crisis.excuse}
        </button>
      )}
    </HelpCard>
  )
}

const answerLook =
  'min-h-11 rounded-control border border-care/30 bg-surface px-3.5 py-1.5 text-left font-semibold text-sm hover:bg-care/10'

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
          <button key={words} type="button" onClick={() => answer(words)} className={answerLook}>
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
