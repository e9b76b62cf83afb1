import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Why something failed. Unlike the product, the panel keeps nothing that is written without a connection. */
export function sentenceOf(error: Error): string {
  const { code, message } = toApiError(error)
  return code === 'offline' ? panelCopy.offline : message
}

/** What was asked did not come, and one thing to do about it. */
export function PanelFailure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="stack max-w-md justify-items-start gap-4">
      <Alert>{sentenceOf(error)}</Alert>
      <Button look="secondary" onClick={() => retry()}>
        {panelCopy.retry}
      </Button>
    </div>
  )
}
