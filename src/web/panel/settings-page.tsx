import { useMutation } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { RESPONSIBLE_LABELS, RESPONSIBLE_NAMES } from '#domain/account/responsible.ts'
import type { ModelTestAnswer, Notice, SettingsAnswer, TestMailAnswer } from '#domain/api/panel.ts'
import { NOTICE_MAX, PLAN_NAME_MAX, RESPONSIBLE_MAX } from '#domain/limits.ts'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { useFields } from '#web/lib/use-fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DataTable } from './data-table.tsx'
import { ActionFailure, PanelSection, sentenceOf, usePanelAction, usePanelAnswer } from './panel-section.tsx'

const words = settingsCopy

export function SettingsPage() {
  const { data, instead } = usePanelAnswer<SettingsAnswer>('/api/painel/ajustes')
  if (!data) return instead

  const { notice, plans, responsible, settings: lines } = data
  const { list } = words
  return (
    <>
      <PanelSection heading={words.notice.heading} lead={words.notice.lead}>
        <NoticeForm notice={notice} />
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
          />
        )}
      </PanelSection>
      <PanelSection heading={words.tests.heading} lead={words.tests.lead}>
        <div className="stack gap-4 sm:grid-cols-2">
          <Try label={words.tests.mail} busy={words.tests.mailBusy} work={sendTestMail} />
          <Try label={words.tests.model} busy={words.tests.modelBusy} work={tryModel} />
        </div>
      </PanelSection>
      <PanelSection heading={list.heading} lead={list.lead}>
        <DataTable
          label={list.heading}
          columns={list.columns}
          of="figures"
          rows={lines.map(({ name, isSet, value }) => ({
            key: name,
            cells: [<VariableName key="name" name={name} />, value ?? (isSet ? list.isSet : list.isNotSet)],
          }))}
          empty=""
        />
      </PanelSection>
    </>
  )
}

/** On a phone it is broken between its words. */
const VariableName = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?<=_)/).map((word) => (
      <Fragment key={word}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </code>
)

type Tried = { isGood: boolean; lines: string[] }

function Try({ label, busy, work }: { label: string; busy: string; work: () => Promise<Tried> }) {
  const trying = useMutation({ mutationFn: work })
  return (
    <div className="stack content-start gap-3">
      <Button look="secondary" busy={trying.isPending} label={label} onClick={() => trying.mutate()} />
      <p role="status" className="text-ink-soft empty:hidden">
        {trying.isPending && busy}
      </p>
      {trying.error && <Alert>{sentenceOf(trying.error)}</Alert>}
      {trying.data?.lines.map((line) => (
        <Alert key={line} tone={trying.data.isGood ? 'success' : 'danger'}>
          {line}
        </Alert>
      ))}
    </div>
  )
}

/** Three questions to each service, one after the other. */
const MODEL_TIMEOUT = 3 * 60_000

async function sendTestMail(): Promise<Tried> {
  const { to, leaves } = await request<TestMailAnswer>('POST', '/api/painel/ajustes/email-de-teste')
  return { isGood: leaves, lines: [leaves ? words.tests.mailSent(to) : words.tests.mailKept] }
}

async function tryModel(): Promise<Tried> {
  const { kind, services } = await request<ModelTestAnswer>('POST', '/api/painel/ajustes/modelo', {
    timeout: MODEL_TIMEOUT,
  })
  if (kind === 'demo') return { isGood: true, lines: [words.tests.demo] }
  return {
    isGood: services.every(({ answers }) => answers),
    lines: services.map(({ name, answers, firstWord, reason }) =>
      answers
        ? words.tests.answers(
            name,
            ((firstWord ?? 0) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
          )
        : words.tests.fails(name, reason ?? '–'),
    ),
  }
}

type Field = { name: string; label: string; value: string; max: number; hint?: string | undefined }
function ValuesForm({ path, fields }: { path: `/api/painel/${string}`; fields: readonly Field[] }) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const textIn = ({ name, value }: Field) => typed[name] ?? value
  const save = usePanelAction(path, () => words.saved, 'PUT')
  const submit = () => save.mutate(Object.fromEntries(fields.map((field) => [field.name, textIn(field)])))

  return (
    <Form onSubmit={submit} noValidate className="stack gap-4">
      <ActionFailure error={save.error} />
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={field.label}
          hint={field.hint}
          maxLength={field.max}
          value={textIn(field)}
          onChange={(text) => setTyped({ ...typed, [field.name]: text })}
        />
      ))}
      <Button type="submit" look="secondary" className="justify-self-start" busy={save.isPending}>
        {words.save}
      </Button>
    </Form>
  )
}

const DAY = 24 * 60 * 60 * 1000
const PATH = '/api/painel/ajustes/aviso'

/** `notice` is the one that is published, now or for later. */
function NoticeForm({ notice }: { notice: Notice | null }) {
  const { typed, field } = useFields({
    text: notice?.texto ?? '',
    begin: writeLocalMoment(new Date(notice?.inicio ?? Date.now())),
    end: writeLocalMoment(new Date(notice?.fim ?? Date.now() + DAY)),
  })
  const [isTried, setTried] = useState(false)
  const texto = typed.text.trim()
  const [from, to] = [readLocalMoment(typed.begin), readLocalMoment(typed.end)]

  const publish = usePanelAction<Notice, unknown>(PATH, () => words.notice.published, 'PUT')
  const remove = usePanelAction<undefined, unknown>(PATH, () => words.notice.removed, 'DELETE')

  function submit() {
    setTried(true)
    if (!texto || !from || !to) return
    publish.mutate({ texto, inicio: from.toISOString(), fim: to.toISOString() })
  }

  function empty() {
    field('text').onChange('')
    setTried(false)
  }

  return (
    <Form onSubmit={submit} noValidate className="stack gap-4">
      <ActionFailure error={publish.error ?? remove.error} />
      <TextField
        {...field('text')}
        label={words.notice.text}
        maxLength={NOTICE_MAX}
        hint={words.notice.textHint}
        error={isTried && !texto ? words.notice.noText : undefined}
      />
      <div className="stack gap-4 sm:grid-cols-2">
        <MomentField {...field('begin')} label={words.notice.begin} isTried={isTried} />
        <MomentField {...field('end')} label={words.notice.end} isTried={isTried} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={publish.isPending} label={words.notice.publish} />
        {notice && (
          <Button
            look="danger"
            busy={remove.isPending}
            label={words.notice.remove}
            onClick={() => remove.mutate(undefined, { onSuccess: empty })}
          />
        )}
      </div>
    </Form>
  )
}

type MomentFieldProps = { label: string; value: string; onChange: (value: string) => void; isTried: boolean }

const MomentField = ({ isTried, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    hint={words.notice.momentHint}
    error={isTried && !readLocalMoment(field.value) ? words.notice.wrongMoment : undefined}
  />
)

const DAY_FIRST =
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})[,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})$/
const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T\s](?<hour>\d{2}):(?<minute>\d{2})(?::\d{2})?$/

/** Reads '17/11/2026 14:30', or '2026-11-17 14:30', in the time of this device; null for anything else. */
export function readLocalMoment(typed: string): Date | null {
  const text = typed.trim()
  const { year, ...parts } = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups ?? {}
  const [month, day, hour, minute] = [parts.month, parts.day, parts.hour, parts.minute].map(Number)
  const date = new Date(Number(year), Number(month) - 1, day, hour, minute)
  // The 31st of February would be some day in March.
  const isThere = date.getMonth() + 1 === month && date.getDate() === day && date.getHours() === hour
  return isThere && date.getMinutes() === minute ? date : null
}

/** As a person writes it: '17/11/2026 14:30'. */
export const writeLocalMoment = (date: Date): string =>
  date.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).replace(',', '')
