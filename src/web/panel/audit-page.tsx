import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditPage as Answer } from '#domain/api/panel.ts'
import { shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { DataTable } from './data-table.tsx'
import { MoreButton, PanelFailure } from './panel-section.tsx'
import { useOperatorSession } from './session.ts'

const words = panelCopy.register

export function AuditPage() {
  const seesAll = useOperatorSession().data?.operador?.papel === 'dono'
  const pages = useInfiniteQuery({
    queryKey: ['register'],
    queryFn: ({ pageParam }) =>
      request<Answer>('GET', `/api/painel/registro${pageParam === null ? '' : `?antes=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  if (pages.error) return <PanelFailure error={pages.error} retry={pages.refetch} />
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? []
  const { at, operator, action, onWhom, reason } = words.columns
  return (
    <>
      <p className="max-w-prose text-ink-soft">{seesAll ? words.lead : words.ownLead}</p>
      <DataTable
        label={panelCopy.areas.registro}
        columns={[at, operator, action, onWhom, reason]}
        rows={lines.map((line) => ({
          key: line.seq,
          cells: [
            shortMoment(new Date(line.at)),
            line.operador,
            line.acao,
            line.alvo ?? words.hidden,
            line.motivo ?? words.hidden,
          ],
        }))}
        empty={pages.isPending ? panelCopy.waiting : words.empty}
      />
      <MoreButton of={pages} />
    </>
  )
}
