import { CircleAlert, CircleCheck } from 'lucide-react'
import { copy } from '#web/copy/pt-br.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type AlertProps = { id?: string; tone?: 'danger' | 'success'; children: string }

/** A sentence the person must notice, read out as soon as it appears. Its text is exactly that sentence. */
export function Alert({ id, tone = 'danger', children }: AlertProps) {
  const colours = tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'
  return (
    <div
      role="alert"
      id={id}
      className={`flex animate-rise gap-2.5 rounded-control border border-current/20 px-4 py-3 font-medium text-sm ${colours}`}
    >
      <Icon of={tone === 'danger' ? CircleAlert : CircleCheck} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </div>
  )
}

/** Why something could not be loaded, and the way to ask for it again. */
export const LoadFailed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <>
    <Alert>{reason}</Alert>
    <Button look="secondary" className="justify-self-start" label={copy.ui.retry} onClick={onRetry} />
  </>
)
