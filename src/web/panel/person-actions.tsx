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

/** Verbs after which the person has less than before. */
const TAKES: readonly Asked[] = ['suspender', 'encerrar', 'apagar']

/** One button of a row opens the rest; they are open at once where nobody else is listed. */
export function PersonActions({ person, isAlone }: { person: PanelPerson; isAlone: boolean }) {
  const { email, suspensa, contaDesde, estado, origem, apagaEm } = person
  const [asked, setAsked] = useState<Asked | null>(null)
  const [para, setTo] = useState('')
  const [toggled, setToggled] = useState(false)
  const isOpen = toggled !== isAlone
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
  const buttons = (verbs: readonly Asked[]) =>
    verbs.map((verb) => (
      <Button key={verb} look={verb === 'apagar' ? 'danger' : 'secondary'} onClick={() => setAsked(verb)}>
        {words.names[verb]}
      </Button>
    ))
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
      {offered.length > 0 && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setToggled(!toggled)}>
          {isOpen ? peopleCopy.close : peopleCopy.open}
        </Button>
      )}
      {isOpen && buttons(offered.filter((verb) => !TAKES.includes(verb)))}
      {isOpen && (
        <div className="flex w-full flex-wrap items-center gap-2 border-line border-t pt-2">
          <span className="text-ink-soft text-sm">{peopleCopy.apart}</span>
          {buttons(offered.filter((verb) => TAKES.includes(verb)))}
        </div>
      )}
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
