import { type ReactNode, useState } from 'react'
import type {
  IntegrationMade,
  IntegrationTest,
  NewIntegration,
  PanelIntegration,
  SecretChanged,
} from '#domain/api/panel.ts'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import { shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DataTable } from './data-table.tsx'
import { ActionFailure, PanelSection, Submit, usePanelAction } from './panel-section.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const words = salesCopy.integrations
const { platforms } = salesCopy

const pathOf = (id: string, verb: string) => `/api/painel/vendas/integracoes/${id}/${verb}` as const

export function SalesIntegrations({ integrations }: { integrations: readonly PanelIntegration[] }) {
  const [adding, setAdding] = useState(false)
  return (
    <PanelSection heading={words.title} lead={words.lead}>
      <DataTable
        label={words.title}
        columns={words.columns}
        of="actions"
        empty={words.none}
        rows={integrations.map((one) => ({
          key: one.id,
          cells: [
            platforms[one.plataforma],
            <CopyText key="url" label={words.url} text={one.url} />,
            one.secrets === 0 ? words.noSecret : one.isSigned ? words.signed : words.tokenOnly,
            one.lastDeliveryAt ? shortMoment(new Date(one.lastDeliveryAt)) : words.noDelivery,
            <Actions key="actions" integration={one} />,
          ],
        }))}
      />
      <Button className="justify-self-start" label={words.add} onClick={() => setAdding(true)} />
      <Dialog open={adding} title={words.add} onClose={() => setAdding(false)}>
        <NewIntegrationForm onDone={() => setAdding(false)} />
      </Dialog>
    </PanelSection>
  )
}

function Actions({ integration: { id, plataforma } }: { integration: PanelIntegration }) {
  const [open, setOpen] = useState<'secret' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const testing = usePanelAction<undefined, IntegrationTest>(
    pathOf(id, 'testar'),
    ({ resultado }) => words.tested[resultado],
  )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        busy={testing.isPending}
        label={words.test}
        onClick={() => testing.mutate(undefined)}
      />
      <Button look="secondary" label={words.rotate} onClick={() => setOpen('secret')} />
      <Button look="danger" label={words.remove} onClick={() => setOpen('remove')} />
      <ActionFailure error={testing.error} />
      <Dialog open={open === 'secret'} title={words.rotate} onClose={close}>
        <SecretForm platform={plataforma} path={pathOf(id, 'segredo')} onDone={close} />
      </Dialog>
      <ReasonDialog
        open={open === 'remove'}
        title={words.removeTitle(platforms[plataforma])}
        lead={words.removeLead}
        submit={words.remove}
        path={pathOf(id, 'remover')}
        done={words.removed}
        onClose={close}
      />
    </div>
  )
}

/** A secret that was made here is shown once. */
const MadeSecret = ({ secret }: { secret: string }) => (
  <>
    <CopyText label={words.secret} text={secret} />
    <p className="font-medium text-care text-sm">{words.onlyNow}</p>
  </>
)

function NewIntegrationForm({ onDone }: { onDone: () => void }) {
  const [plataforma, setPlatform] = useState<Platform>('kiwify')
  const [segredo, setSecret] = useState('')
  const making = usePanelAction<NewIntegration, IntegrationMade>('/api/painel/vendas/integracoes')
  if (making.data)
    return <Made made={making.data} hasSecret={segredo.trim() !== ''} platform={plataforma} onDone={onDone} />

  return (
    <Form onSubmit={() => making.mutate({ plataforma, segredo })} className="stack gap-4">
      <SelectField label={words.platform} value={plataforma} onChange={setPlatform} options={platforms} />
      <SecretField
        value={segredo}
        onChange={setSecret}
        hint={plataforma === 'generico' ? words.secretMade : words.secretLater}
      />
      <Submit action={making} label={words.make} />
    </Form>
  )
}

type MadeProps = { made: IntegrationMade; hasSecret: boolean; platform: Platform; onDone: () => void }

function Made({ made: { id, url, segredo, passos, outras }, hasSecret, platform, onDone }: MadeProps) {
  const isWaiting = !segredo && !hasSecret
  return (
    <div className="stack gap-4">
      <CopyText label={words.url} text={url} />
      {segredo && <MadeSecret secret={segredo} />}
      {outras > 0 && <p className="text-care text-sm">{words.others(outras)}</p>}
      <ol className="stack list-decimal gap-1.5 pl-5">
        {passos.map((step) => (
          <li key={step} className="[overflow-wrap:anywhere]">
            {step}
          </li>
        ))}
      </ol>
      {isWaiting ? (
        <SecretForm platform={platform} path={pathOf(id, 'segredo')} onDone={onDone}>
          <Button look="quiet" className="justify-self-start" label={words.later} onClick={onDone} />
        </SecretForm>
      ) : (
        <Button className="justify-self-start" label={words.done} onClick={onDone} />
      )}
    </div>
  )
}

function SecretField(props: { value: string; onChange: (value: string) => void; hint: string }) {
  return <TextField {...props} label={words.secret} autoComplete="off" spellCheck={false} />
}

type SecretFormProps = {
  platform: Platform
  path: `/api/painel/${string}`
  onDone: () => void
  children?: ReactNode
}

function SecretForm({ platform, path, onDone, children }: SecretFormProps) {
  const [segredo, setSecret] = useState('')
  const changing = usePanelAction<{ segredo: string }, SecretChanged>(path)
  if (changing.data)
    return (
      <div className="stack gap-4">
        <p>{changing.data.keepsOld ? words.changed : words.given}</p>
        {changing.data.segredo && <MadeSecret secret={changing.data.segredo} />}
        <Button className="justify-self-start" label={words.done} onClick={onDone} />
      </div>
    )

  return (
    <Form onSubmit={() => changing.mutate({ segredo })} className="stack gap-4">
      <SecretField
        value={segredo}
        onChange={setSecret}
        hint={platform === 'generico' ? words.secretMade : words.secretNew}
      />
      <Submit action={changing} label={words.save} />
      {children}
    </Form>
  )
}

function CopyText({ label, text }: { label: string; text: string }) {
  const toast = useToast()
  const { copy, copied, notCopied } = panelCopy
  async function take() {
    const message = await navigator.clipboard.writeText(text).then(
      () => copied(label),
      () => notCopied,
    )
    toast({ message })
  }
  return (
    <div className="stack gap-1.5">
      <code className="rounded-control bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">{text}</code>
      <Button look="link" className="justify-self-start" label={copy(label)} onClick={take} />
    </div>
  )
}
