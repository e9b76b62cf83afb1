import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What was asked did not come, and one thing to do about it. */
export function PanelFailure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="mx-auto stack max-w-md justify-items-start gap-4 px-5 py-6">
      <Alert>{toApiError(error).message}</Alert>
      <Button look="secondary" onClick={() => retry()}>
        {panelCopy.retry}
      </Button>
    </div>
  )
}
