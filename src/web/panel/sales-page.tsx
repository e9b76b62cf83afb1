import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeliveriesPage, Dismissed, Reprocessed, SalesOverview, SeenUntil } from '#domain/api/panel.ts'
import { isPlatform } from '#domain/purchases/canonical-event.ts'
import { shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { deliveryStates, salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DataTable } from './data-table.tsx'
import { ActionFailure, MoreButton, PanelFailure, PanelSection } from './panel-section.tsx'
import { SalesImport } from './sales-import.tsx'
import { SalesIntegrations } from './sales-integrations.tsx'
import { SalesProducts } from './sales-products.tsx'
import { usePanelAction } from './use-panel-action.ts'

const words = salesCopy

export function SalesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['sales'],
    queryFn: () => request<SalesOverview>('GET', '/api/painel/vendas'),
  })
  if (error) return <PanelFailure error={error} retry={refetch} />
  if (!data) return <p className="text-ink-soft">{panelCopy.waiting}</p>
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

/** What could not be applied, and what somebody should look at. */
function Stuck({ overview: { parados, paraOlhar } }: { overview: SalesOverview }) {
  const { reprocessed, columns, dismiss, dismissed } = words.stuck
  const again = usePanelAction<undefined, Reprocessed>(() => '/api/painel/vendas/reprocessar', reprocessed)
  const seen = usePanelAction<SeenUntil, Dismissed>(() => '/api/painel/vendas/dispensar', dismissed)
  const final = parados.filter(({ estado }) => estado === 'ilegivel' || estado === 'sem_permissao')
  const newest = final
    .map(({ ate }) => ate)
    .toSorted()
    .at(-1)
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
  const pages = useInfiniteQuery({
    queryKey: ['deliveries', pending],
    queryFn: ({ pageParam }) => {
      const asked = new URLSearchParams({
        ...(pending && { pendentes: 'sim' }),
        ...(pageParam && { depois: pageParam }),
      })
      return request<DeliveriesPage>('GET', `/api/painel/vendas/entregas?${asked}`)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const found = pages.data?.pages.flatMap(({ entregas }) => entregas) ?? []
  return (
    <PanelSection heading={title} lead={lead}>
      <Switch on={pending} onChange={setPending} label={onlyPending} />
      {pages.error ? (
        <PanelFailure error={pages.error} retry={pages.refetch} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          empty={pages.isPending ? panelCopy.waiting : empty}
          rows={found.map(({ id, recebidoEm, plataforma, tipo, estado, compraId, detalhe }) => ({
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
      <MoreButton of={pages} />
    </PanelSection>
  )
}

/** 'sem plano' needs no more words. */
function stateText(estado: string, detalhe: string | null): string {
  const state = deliveryStates.get(estado) ?? estado
  return detalhe && estado !== 'sem_mapa' ? `${state} (${detalhe})` : state
}
