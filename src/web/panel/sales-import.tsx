import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import type { Imported, ImportPreview } from '#domain/api/panel.ts'
import { shortDay } from '#domain/text/brasilia-time.ts'
import { salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Labelled } from './choice-field.tsx'
import { DataTable } from './data-table.tsx'
import { ActionFailure, PanelSection } from './panel-section.tsx'
import { usePanelAction } from './use-panel-action.ts'

const words = salesCopy.import

/** A report of sales: seen first, then applied. */
export function SalesImport() {
  const id = useId()
  const [csv, setCsv] = useState('')
  const preview = useMutation({
    mutationFn: () => request<ImportPreview>('POST', '/api/painel/vendas/importar/previa', { body: { csv } }),
  })
  const importing = usePanelAction<{ csv: string }, Imported>(() => '/api/painel/vendas/importar', words.done)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    preview.reset()
    importing.reset()
    setCsv((await event.target.files?.[0]?.text()) ?? '')
  }

  return (
    <PanelSection heading={words.title} lead={words.lead}>
      <Labelled id={id} label={words.file}>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={choose}
          className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
        />
      </Labelled>
      <Button
        look="secondary"
        className="justify-self-start"
        busy={preview.isPending}
        disabled={!csv}
        label={words.preview}
        onClick={() => preview.mutate()}
      />
      <ActionFailure error={preview.error ?? importing.error} />
      {preview.data && !importing.data && (
        <div className="stack gap-3">
          <p>{words.summary(preview.data)}</p>
          <DataTable
            label={words.changes}
            columns={words.columns}
            empty={words.noChange}
            rows={preview.data.mudancas.map(({ email, antes, depois }) => ({
              key: email,
              cells: [email, accessText(antes), accessText(depois)],
            }))}
          />
          <Button
            className="justify-self-start"
            busy={importing.isPending}
            label={words.confirm}
            onClick={() => importing.mutate({ csv })}
          />
        </div>
      )}
    </PanelSection>
  )
}

function accessText(access: ImportPreview['mudancas'][number]['antes']): string {
  if (!access) return words.noAccess
  return access.ate ? words.until(access.plano, shortDay(new Date(access.ate))) : access.plano
}
