import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RESPONSIBLE_LABELS, RESPONSIBLE_NAMES } from '#domain/account/responsible.ts'
import type { SettingsAnswer } from '#domain/api/panel.ts'
import { PLAN_NAME_MAX, RESPONSIBLE_MAX } from '#domain/limits.ts'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DataTable } from './data-table.tsx'
import { NoticeForm } from './notice-form.tsx'
import { PanelFailure, PanelSection, sentenceOf } from './panel-section.tsx'
import { sendTestMail, tryModel } from './try-settings.ts'
import { ValuesForm } from './values-form.tsx'

const words = settingsCopy
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
  const { notice, plans, responsible, settings: lines } = settings.data
  const reload = () => client.invalidateQueries({ queryKey: SETTINGS_KEY })
  const { list } = words
  return (
    <>
      <PanelSection heading={words.notice.heading} lead={words.notice.lead}>
        <NoticeForm notice={notice} onChange={reload} />
      </PanelSection>
      <PanelSection heading={words.responsible.heading} lead={words.responsible.lead}>
        <ValuesForm
          path="/api/painel/ajustes/responsaveis"
          fields={RESPONSIBLE_NAMES.map((name) => ({
            name,
            label: RESPONSIBLE_LABELS[name],
            value: responsible[name] ?? '',
            max: RESPONSIBLE_MAX,
            hint: name === 'contato' ? words.responsible.contactHint : undefined,
          }))}
          onSaved={reload}
        />
      </PanelSection>
      <PanelSection heading={words.plans.heading} lead={words.plans.lead}>
        {plans.length === 0 ? (
          <p className="text-ink-soft">{words.plans.none}</p>
        ) : (
          <ValuesForm
            path="/api/painel/ajustes/planos"
            fields={plans.map(({ plano, nome }) => ({
              name: plano,
              label: plano,
              value: nome,
              max: PLAN_NAME_MAX,
            }))}
            onSaved={reload}
          />
        )}
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
          of="figures"
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
      {trying.error && <Alert>{sentenceOf(trying.error)}</Alert>}
      {trying.data?.lines.map((line) => (
        <Alert key={line} tone={trying.data.isGood ? 'success' : 'danger'}>
          {line}
        </Alert>
      ))}
    </div>
  )
}
