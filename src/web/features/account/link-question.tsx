import { Link } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'
import { FormAlert } from './form-alert.tsx'

type LinkQuestionProps = {
  words: {
    heading: string
    lead: string
    steps: readonly string[]
    submit: string
    busy: string
    stay: string
  }
  look: 'primary' | 'danger'
  busy: boolean
  alert: { id: string; turn: number; text: string | null }
  onConfirm: () => void
}

/** Asks before the link of a mail does anything: programs that open links change nothing by it. */
export function LinkQuestion({ words, look, busy, alert, onConfirm }: LinkQuestionProps) {
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <ul className="stack list-disc gap-1.5 pl-5 text-ink">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <FormAlert {...alert} />
      <div className="stack gap-2">
        <Button look={look} busy={busy} onClick={onConfirm}>
          {busy ? words.busy : words.submit}
        </Button>
        <Link to="/login" replace className={buttonClass('quiet')}>
          {words.stay}
        </Link>
      </div>
    </EntryLayout>
  )
}
