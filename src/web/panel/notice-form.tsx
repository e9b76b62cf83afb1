import { useState } from 'react'
import type { Notice } from '#domain/api/panel.ts'
import { NOTICE_MAX } from '#domain/limits.ts'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { readLocalMoment, writeLocalMoment } from './local-moment.ts'
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
