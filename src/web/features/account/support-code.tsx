import { useState } from 'react'
import type { SupportCode as Answer } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type State =
  | { kind: 'idle' | 'busy' }
  | { kind: 'shown'; code: Answer }
  | { kind: 'failed'; sentence: string }

/** A code to read out to support, who see the states of this account with it and nothing that was written. */
export function SupportCode() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { id } = useSignedInPerson()
  const { action, until, heading } = accountCopy.support

  async function show() {
    setState({ kind: 'busy' })
    try {
      setState({ kind: 'shown', code: await requestAs(id)<Answer>('POST', '/api/account/support-code') })
    } catch (error) {
      setState({ kind: 'failed', sentence: toApiError(error).message })
    }
  }

  return (
    <div className="stack justify-items-start gap-3">
      {state.kind === 'shown' && (
        <p>
          <output aria-label={heading} className="font-semibold text-title tracking-widest">
            {state.code.codigo}
          </output>{' '}
          <span className="text-ink-soft text-sm">
            {until(
              new Date(state.code.ate).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' }),
            )}
          </span>
        </p>
      )}
      {state.kind === 'failed' && <Alert>{state.sentence}</Alert>}
      <Button look="secondary" busy={state.kind === 'busy'} onClick={show}>
        {action}
      </Button>
    </div>
  )
}
