import { useState } from 'react'
import type { Notice } from '#domain/api/panel.ts'
import { NOTICE_MAX } from '#domain/limits.ts'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ActionFailure } from './panel-section.tsx'
import { usePanelAction } from './use-panel-action.ts'

const words = settingsCopy.notice
const DAY = 24 * 60 * 60 * 1000
const PATH = '/api/painel/ajustes/aviso'

/** `notice` is the one that is published, now or for later. */
export function NoticeForm({ notice }: { notice: Notice | null }) {
  const [text, setText] = useState(notice?.texto ?? '')
  const [begin, setBegin] = useState(() => writeLocalMoment(notice ? new Date(notice.inicio) : new Date()))
  const [end, setEnd] = useState(() =>
    writeLocalMoment(notice ? new Date(notice.fim) : new Date(Date.now() + DAY)),
  )
  const [isTried, setTried] = useState(false)
  const [from, to] = [readLocalMoment(begin), readLocalMoment(end)]
  const wrong = (isWrong: boolean, sentence: string) => (isTried && isWrong ? sentence : undefined)

  const publish = usePanelAction<Notice, unknown>(
    () => PATH,
    () => words.published,
    { method: 'PUT' },
  )
  const remove = usePanelAction<undefined, unknown>(
    () => PATH,
    () => words.removed,
    { method: 'DELETE', bodyOf: () => undefined },
  )

  function submit() {
    setTried(true)
    if (publish.isPending || !text.trim() || !from || !to) return
    publish.mutate({ texto: text, inicio: from.toISOString(), fim: to.toISOString() })
  }

  function empty() {
    setText('')
    setTried(false)
  }

  return (
    <Form onSubmit={submit} noValidate className="stack gap-4">
      <ActionFailure error={publish.error ?? remove.error} />
      <TextField
        label={words.text}
        value={text}
        onChange={setText}
        maxLength={NOTICE_MAX}
        hint={words.textHint}
        error={wrong(!text.trim(), words.noText)}
      />
      <div className="stack gap-4 sm:grid-cols-2">
        <TextField
          label={words.begin}
          value={begin}
          onChange={setBegin}
          hint={words.momentHint}
          error={wrong(!from, words.wrongMoment)}
        />
        <TextField
          label={words.end}
          value={end}
          onChange={setEnd}
          hint={words.momentHint}
          error={wrong(!to, words.wrongMoment)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={publish.isPending} label={words.publish} />
        {notice && (
          <Button
            look="danger"
            busy={remove.isPending}
            label={words.remove}
            onClick={() => remove.mutate(undefined, { onSuccess: empty })}
          />
        )}
      </div>
    </Form>
  )
}

const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[,\s]+(\d{1,2}):(\d{2})$/
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})[T\s](\d{2}):(\d{2})(?::\d{2})?$/

/** Reads '17/11/2026 14:30', or '2026-11-17 14:30', in the time of this device; null for anything else. */
export function readLocalMoment(typed: string): Date | null {
  const text = typed.trim()
  const [, day, month, year, hour, minute] = DAY_FIRST.exec(text) ?? []
  const [, isoYear, isoMonth, isoDay, isoHour, isoMinute] = YEAR_FIRST.exec(text) ?? []
  const parts = (
    year ? [year, month, day, hour, minute] : [isoYear, isoMonth, isoDay, isoHour, isoMinute]
  ).map(Number)
  const [y = Number.NaN, m = Number.NaN, d = Number.NaN, h = Number.NaN, min = Number.NaN] = parts
  const date = new Date(y, m - 1, d, h, min)
  // The 31st of February would be some day in March.
  const isThere = date.getMonth() === m - 1 && date.getDate() === d && date.getHours() === h
  return isThere && date.getMinutes() === min ? date : null
}

/** As a person writes it: '17/11/2026 14:30'. */
export function writeLocalMoment(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()} ${two(date.getHours())}:${two(date.getMinutes())}`
}
