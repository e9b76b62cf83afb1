import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsAnswer } from '#domain/api/panel.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DataTable } from './data-table.tsx'
import { NoticeForm } from './notice-form.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { PanelSection } from './panel-section.tsx'
import { sendTestMail, tryModel } from './try-settings.ts'

const words = panelCopy.settings
const SETTINGS_KEY = ['settings']

export function SettingsPage() {
  const client = useQueryClient()
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => request<SettingsAnswer>('GET', '/api/painel/ajustes'),
    staleTime: 0,
  })
  if (settings.error) return <PanelFailure error={settings.error} retry={settings.refetch} />
  if (!settings.data) return <Skeleton className="h-64 w-full" />
  const { notice, settings: lines } = settings.data
  const { list } = words
  return (
    <>
      <PanelSection heading={words.notice.heading} lead={words.notice.lead}>
        <NoticeForm notice={notice} onChange={() => client.invalidateQueries({ queryKey: SETTINGS_KEY })} />
      </PanelSection>
      <PanelSection heading={words.tests.heading} lead={words.tests.lead}>
        <div className="stack gap-4 sm:grid-cols-2">
          <Try label={words.tests.mail} work={sendTestMail} />
          <Try label={words.tests.model} work={tryModel} />
        </div>
      </PanelSection>
      <PanelSection heading={list.heading} lead={list.lead}>
        <DataTable
          label={list.heading}
          columns={list.columns}
          rows={lines.map(({ name, isSet, value }) => ({
            key: name,
            cells: [<code key="name">{name}</code>, value ?? (isSet ? list.isSet : list.isNotSet)],
          }))}
          empty=""
        />
      </PanelSection>
    </>
  )
}

/** A button that tries something out, and what came of it. */
function Try({ label, work }: { label: string; work: () => Promise<{ isGood: boolean; lines: string[] }> }) {
  const trying = useMutation({ mutationFn: work })
  return (
    <div className="stack content-start gap-3">
      <Button look="secondary" busy={trying.isPending} onClick={() => trying.mutate()}>
        {label}
      </Button>
      {trying.error && <Alert>{toApiError(trying.error).message}</Alert>}
      {trying.data?.lines.map((line) => (
        <Alert key={line} tone={trying.data.isGood ? 'success' : 'danger'}>
          {line}
        </Alert>
      ))}
    </div>
  )
}
