import { useState } from 'react'
import type { SupportCode as Answer } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** A code to read out to support, who see the states of this account with it and nothing that was written. */
export function SupportCode() {
  const [code, setCode] = useState<Answer | null>(null)
  const { busy, failure, run } = useAction()
  const { id } = useSignedInPerson()
  const { action, until, heading } = accountCopy.support

  function show() {
    setCode(null)
    void run(async () => setCode(await requestAs(id)<Answer>('POST', '/api/account/support-code')))
  }

  return (
    <div className="stack justify-items-start gap-3">
      {code && (
        <p>
          <output aria-label={heading} className="font-semibold text-title tracking-widest">
            {code.codigo}
          </output>{' '}
          <span className="text-ink-soft text-sm">{until(clockTime(new Date(code.ate)))}</span>
        </p>
      )}
      {failure && <Alert>{failure.message}</Alert>}
      <Button look="secondary" busy={busy} label={action} onClick={show} />
    </div>
  )
}
