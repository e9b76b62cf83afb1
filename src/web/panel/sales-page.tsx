import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import type {
  DeliveriesPage,
  Dismissed,
  Imported,
  ImportPreview,
  ProductMapped,
  ProductPlan,
  Reprocessed,
  SalesOverview,
  SeenUntil,
} from '#domain/api/panel.ts'
import { isPlatform, PLATFORMS, type Platform } from '#domain/purchases/canonical-event.ts'
import { shortDay, shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { deliveryStates, salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { useFields } from '#web/lib/use-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DataTable } from './data-table.tsx'
import {
  ActionFailure,
  PanelSection,
  Submit,
  usePanelAction,
  usePanelAnswer,
  usePanelPages,
} from './panel-section.tsx'
import { SalesIntegrations } from './sales-integrations.tsx'

const words = salesCopy

export function SalesPage() {
  const { data, instead } = usePanelAnswer<SalesOverview>('/api/painel/vendas')
  if (!data) return instead
  return (
    <>
      <SalesProducts overview={data} />
      <Stuck overview={data} />
      <SalesIntegrations integrations={data.integracoes} />
      <Deliveries />
      <SalesImport />
    </>
  )
}

function Stuck({ overview: { parados, paraOlhar } }: { overview: SalesOverview }) {
  const { reprocessed, columns, dismiss, dismissed } = words.stuck
  const again = usePanelAction<undefined, Reprocessed>('/api/painel/vendas/reprocessar', reprocessed)
  const seen = usePanelAction<SeenUntil, Dismissed>('/api/painel/vendas/dispensar', dismissed)
  const final = parados.filter(({ estado }) => estado === 'ilegivel' || estado === 'sem_permissao')
  const [newest] = final.map(({ ate }) => ate).toSorted((one, other) => other.localeCompare(one))
  if (parados.length === 0 && paraOlhar.length === 0) return null
  return (
    <PanelSection heading={words.stuck.title}>
      <ul className="stack gap-1">
        {parados.map(({ estado, total, desde }) => (
          <li key={estado}>
            {words.stuck.since(words.stuck.deliveries(total, estado), shortMoment(new Date(desde)))}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {parados.length > final.length && (
          <Button
            look="secondary"
            busy={again.isPending}
            label={words.stuck.again}
            onClick={() => again.mutate(undefined)}
          />
        )}
        {newest && (
          <Button
            look="secondary"
            busy={seen.isPending}
            label={dismiss}
            onClick={() => seen.mutate({ ate: newest })}
          />
        )}
      </div>
      <ActionFailure error={again.error ?? seen.error} />
      {paraOlhar.length > 0 && (
        <DataTable
          label={words.stuck.contested}
          columns={columns}
          empty=""
          rows={paraOlhar.map(({ platform, tipo, id, at }) => ({
            key: `${platform} ${id} ${tipo}`,
            cells: [shortMoment(new Date(at)), words.platforms[platform], words.kinds.get(tipo) ?? tipo, id],
          }))}
        />
      )}
    </PanelSection>
  )
}

function Deliveries() {
  const [pending, setPending] = useState(false)
  const { title, lead, onlyPending, columns, empty, unknown } = words.deliveries
  const { rows, isPending, failure, more } = usePanelPages(
    '/api/painel/vendas/entregas',
    pending ? { pendentes: 'sim' } : {},
    (depois) => ({ depois }),
    ({ entregas }: DeliveriesPage) => entregas,
  )
  return (
    <PanelSection heading={title} lead={lead}>
      <Switch on={pending} onChange={setPending} label={onlyPending} />
      {failure ?? (
        <DataTable
          label={title}
          columns={columns}
          empty={isPending ? panelCopy.waiting : empty}
          rows={rows.map(({ id, recebidoEm, plataforma, tipo, estado, compraId, detalhe }) => ({
            key: id,
            cells: [
              shortMoment(new Date(recebidoEm)),
              isPlatform(plataforma) ? words.platforms[plataforma] : plataforma,
              words.kinds.get(tipo) ?? (tipo || unknown),
              stateText(estado, detalhe),
              compraId ?? '–',
            ],
          }))}
        />
      )}
      {more}
    </PanelSection>
  )
}

/** 'sem plano' needs no more words. */
function stateText(estado: string, detalhe: string | null): string {
  const state = deliveryStates.get(estado) ?? estado
  return detalhe && estado !== 'sem_mapa' ? `${state} (${detalhe})` : state
}

const texts = words.import

/** A report of sales: seen first, then applied. */
function SalesImport() {
  const [csv, setCsv] = useState('')
  const preview = useMutation({
    mutationFn: () => request<ImportPreview>('POST', '/api/painel/vendas/importar/previa', { body: { csv } }),
  })
  const importing = usePanelAction<{ csv: string }, Imported>('/api/painel/vendas/importar', texts.done)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    preview.reset()
    importing.reset()
    setCsv((await event.target.files?.[0]?.text()) ?? '')
  }

  return (
    <PanelSection heading={texts.title} lead={texts.lead}>
      <label className="stack min-w-0 gap-1.5 font-medium text-sm">
        {texts.file}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={choose}
          className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
        />
      </label>
      <Button
        look="secondary"
        className="justify-self-start"
        busy={preview.isPending}
        disabled={!csv}
        label={texts.preview}
        onClick={() => preview.mutate()}
      />
      <ActionFailure error={preview.error ?? importing.error} />
      {preview.data && !importing.data && (
        <div className="stack gap-3">
          <p>{texts.summary(preview.data)}</p>
          <DataTable
            label={texts.changes}
            columns={texts.columns}
            empty={texts.noChange}
            rows={preview.data.mudancas.map(({ email, antes, depois }) => ({
              key: email,
              cells: [email, accessText(antes), accessText(depois)],
            }))}
          />
          <Button
            className="justify-self-start"
            busy={importing.isPending}
            label={texts.confirm}
            onClick={() => importing.mutate({ csv })}
          />
        </div>
      )}
    </PanelSection>
  )
}

function accessText(access: ImportPreview['mudancas'][number]['antes']): string {
  if (!access) return texts.noAccess
  return access.ate ? texts.until(access.plano, shortDay(new Date(access.ate))) : access.plano
}

/** Which sold product is which plan; first those without a plan. */
function SalesProducts({ overview: { semPlano, produtos, planos } }: { overview: SalesOverview }) {
  const { title, lead, waiting, none, columns, other, days } = words.products
  return (
    <PanelSection heading={title} lead={semPlano.length > 0 ? waiting : lead}>
      {semPlano.map(({ plataforma, produtoId, ofertaId, nome, total }) => (
        <MappingForm
          key={`${plataforma} ${produtoId} ${ofertaId}`}
          plans={planos}
          sold={{ plataforma, produto: produtoId, oferta: ofertaId ?? '', nome, total }}
        />
      ))}
      <DataTable
        label={title}
        columns={columns}
        empty={none}
        rows={produtos.map(({ plataforma, produtoId, ofertaId, nome, plano, dias }) => ({
          key: `${plataforma} ${produtoId} ${ofertaId}`,
          cells: [
            words.platforms[plataforma],
            nome ? `${nome} (${produtoId})` : produtoId,
            ofertaId ?? '–',
            plano,
            dias === null ? '–' : days(dias),
          ],
        }))}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">{other}</summary>
        <MappingForm plans={planos} />
      </details>
    </PanelSection>
  )
}

type Sold = { plataforma: Platform; produto: string; oferta: string; nome: string | null; total: number }

function MappingForm({ plans, sold }: { plans: readonly string[]; sold?: Sold }) {
  const { fields, submit, mapped, soldTimes } = words.products
  const { plataforma = PLATFORMS[0], produto = '', oferta = '' } = sold ?? {}
  const { typed, field } = useFields({ plataforma, produto, plano: '', dias: '' })
  const plansId = useId()
  const mapping = usePanelAction<ProductPlan, ProductMapped>('/api/painel/vendas/produtos', mapped)

  const map = () => mapping.mutate({ ...typed, oferta, dias: typed.dias === '' ? null : Number(typed.dias) })

  return (
    <Form onSubmit={map} className="stack gap-3 rounded-control bg-sunken p-4">
      {sold && (
        <p className="[overflow-wrap:anywhere]">
          {sold.nome} <strong>{sold.produto}</strong> {sold.oferta && `(${sold.oferta}) `}
          {soldTimes(words.platforms[sold.plataforma], sold.total)}
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {!sold && (
          <>
            <SelectField {...field('plataforma')} label={fields.platform} options={words.platforms} />
            <TextField {...field('produto')} label={fields.product} />
          </>
        )}
        <TextField {...field('plano')} label={fields.plan} list={plansId} autoComplete="off" />
        <datalist id={plansId}>
          {plans.map((plan) => (
            <option key={plan} value={plan} />
          ))}
        </datalist>
        <TextField {...field('dias')} label={fields.days} inputMode="numeric" pattern="[0-9]*" />
      </div>
      <Submit action={mapping} disabled={!typed.produto || !typed.plano.trim()} label={submit} />
    </Form>
  )
}
