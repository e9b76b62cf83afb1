import { useId, useState } from 'react'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { canShare, useHandOver } from '#web/lib/share-or-copy.ts'
import { Button, ButtonLink, linkClass } from '#web/ui/button.tsx'
import { TextArea } from './text-area.tsx'

const OUTCOMES = {
  shared: words.shared,
  cancelled: '',
  copied: words.copied,
  failed: words.copyFailed,
}

export function WhoCouldKnow() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId} className="font-semibold">
        {notebookCopy.who}
      </h2>
      <WaysOut />
    </section>
  )
}

/** The ways from the screen to a person: a first message to somebody, the page for an appointment, finding care. */
export function WaysOut() {
  const [writing, setWriting] = useState(false)
  return (
    <>
      <p className="text-ink-soft text-sm">{words.whoWhat}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {words.write}
        </Button>
        <ButtonLink to="/caderno/consulta" look="secondary" label={words.take} />
      </div>
      {writing && <Draft />}
      <a href="/ajuda#atendimento" className={`${linkClass} justify-self-start text-sm`}>
        {words.findCare}
      </a>
    </>
  )
}

/** Nothing of it reaches the server. */
function Draft() {
  const [text, setText] = useState<string>(words.writeDraft)
  const { field, notice, hand, forget } = useHandOver(OUTCOMES)

  return (
    <div className="stack gap-3">
      <p className="text-ink-soft text-sm">{words.writeLead}</p>
      <TextArea
        ref={field}
        label={words.message}
        autoFocus
        rows={5}
        // Nothing of it is kept, so it may be as long as somebody likes.
        max={Number.POSITIVE_INFINITY}
        text={text}
        onChange={(next) => {
          setText(next)
          forget()
        }}
      />
      <Button
        disabled={text.trim() === ''}
        label={canShare() ? words.share : words.copy}
        className="justify-self-start"
        onClick={() => hand(text)}
      />
      <p role="status" className="min-h-6 text-sm">
        {notice}
      </p>
    </div>
  )
}
