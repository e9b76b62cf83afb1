import { useState } from 'react'
import type { PanelPerson } from '#domain/api/panel.ts'
import { peopleCopy } from '#web/copy/panel-people-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ActionFailure } from './panel-section.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { usePanelAction } from './use-panel-action.ts'

const words = peopleCopy.actions

/** Those that ask for a reason. */
type Asked = 'suspender' | 'encerrar' | 'corrigir' | 'dados' | 'apagar'

export function PersonActions({ person }: { person: PanelPerson }) {
  const { email, suspensa, contaDesde, estado, origem, apagaEm } = person
  const [asked, setAsked] = useState<Asked | null>(null)
  const [para, setTo] = useState('')
  const done = usePanelAction<'retomar' | 'reenviar', unknown>(
    (verb) => `/api/painel/pessoas/${verb}`,
    (_, verb) => words.done[verb],
    { bodyOf: () => ({ email }) },
  )
  const withReason = usePanelAction<{ motivo: string }, unknown>(
    () => `/api/painel/pessoas/${asked}`,
    () => (asked ? words.done[asked] : null),
    { bodyOf: ({ motivo }) => (asked === 'corrigir' ? { de: email, para, motivo } : { email, motivo }) },
  )
  const offered: Asked[] = [
    ...(contaDesde && !suspensa ? (['suspender'] as const) : []),
    ...(estado === 'terminado' ? [] : (['encerrar'] as const)),
    ...(origem === 'compra' ? (['corrigir'] as const) : []),
    ...(contaDesde ? (['dados'] as const) : []),
    ...(contaDesde && !apagaEm ? (['apagar'] as const) : []),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {suspensa && (
        <Button look="secondary" busy={done.isPending} onClick={() => done.mutate('retomar')}>
          {words.names.retomar}
        </Button>
      )}
      {!contaDesde && estado !== 'terminado' && (
        <Button look="secondary" busy={done.isPending} onClick={() => done.mutate('reenviar')}>
          {words.names.reenviar}
        </Button>
      )}
      {offered.map((verb) => (
        <Button key={verb} look={verb === 'apagar' ? 'danger' : 'secondary'} onClick={() => setAsked(verb)}>
          {words.names[verb]}
        </Button>
      ))}
      <ActionFailure error={done.error} />
      <ReasonDialog
        open={asked !== null}
        title={asked ? `${words.names[asked]}: ${email}` : ''}
        lead={asked ? words.leads[asked] : ''}
        submit={asked ? words.names[asked] : ''}
        action={withReason}
        onClose={() => {
          setAsked(null)
          setTo('')
        }}
      >
        {asked === 'corrigir' && (
          <TextField label={words.rightEmail} type="email" value={para} onChange={setTo} />
        )}
      </ReasonDialog>
    </div>
  )
}
