import type { AuditPage as Answer } from '#domain/api/panel.ts'
import { shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { DataTable } from './data-table.tsx'
import { usePanelPages } from './panel-section.tsx'
import { useOperatorSession } from './session.ts'

const words = panelCopy.register

export function AuditPage() {
  const seesAll = useOperatorSession().data?.operador?.papel === 'dono'
  const { rows, isPending, failure, more } = usePanelPages(
    '/api/painel/registro',
    {},
    (antes) => ({ antes }),
    ({ lines }: Answer) => lines,
  )
  if (failure) return failure
  const { at, operator, action, onWhom, reason } = words.columns
  return (
    <>
      <p className="max-w-prose text-ink-soft">{seesAll ? words.lead : words.ownLead}</p>
      <DataTable
        label={panelCopy.areas.registro}
        columns={[at, operator, action, onWhom, reason]}
        rows={rows.map((line) => ({
          key: line.seq,
          cells: [
            shortMoment(new Date(line.at)),
            line.operador,
            line.acao,
            line.alvo ?? words.hidden,
            line.motivo ?? words.hidden,
          ],
        }))}
        empty={isPending ? panelCopy.waiting : words.empty}
      />
      {more}
    </>
  )
}
