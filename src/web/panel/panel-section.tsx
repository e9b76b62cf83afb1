import { type ReactNode, useId } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { sentenceOf } from './panel-failure.tsx'

type PanelSectionProps = { heading: string; lead?: string | undefined; children: ReactNode }

export function PanelSection({ heading, lead, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="stack content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="stack gap-1">
        <h3 id={id} className="font-serif text-title">
          {heading}
        </h3>
        {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

export function ActionFailure({ error }: { error: Error | null }) {
  return error && <Alert>{sentenceOf(error)}</Alert>
}

type SubmitProps = Pick<ButtonProps, 'look' | 'disabled' | 'children'> & {
  action: { error: Error | null; isPending: boolean }
}

/** The end of a form: why it was not done the last time, and the button. */
export function Submit({ action, ...button }: SubmitProps) {
  return (
    <>
      <ActionFailure error={action.error} />
      <Button {...button} type="submit" busy={action.isPending} className="justify-self-start" />
    </>
  )
}
