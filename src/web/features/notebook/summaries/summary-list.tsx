import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SUMMARY_MAX } from '#domain/limits.ts'
import type { Summary } from '#domain/notebook/pages.ts'
import { longDay } from '#web/copy/dates-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { HOME } from '#web/lib/return-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon.tsx'
import { DangerCard } from '../danger.tsx'
import { EditText, useEditing } from '../edit-text.tsx'
import { FewFirst } from '../few-first.tsx'
import { KeepDialog } from '../notes/keep-form.tsx'
import { PartExample, PartLoading } from '../part-frame.tsx'
import { WaysOut } from '../who-could-know.tsx'
import { useSummaries } from './use-summaries.ts'

const SHOWN = 4
const words = notebookCopy.summaries

export function SummaryList() {
  const list = useSummaries()
  const { summaries, isError, refetch } = list
  const [asking, setAsking] = useState(false)
  const [noting, setNoting] = useState<string | null>(null)
  return (
    <>
      {summaries ? (
        <>
          {summaries.length === 0 && (
            <>
              <p className="text-ink-soft text-sm">{words.empty}</p>
              <PartExample text={words.example}>
                <ButtonLink to={HOME} look="secondary" label={words.begin} />
              </PartExample>
            </>
          )}
          <FewFirst items={summaries} few={SHOWN} more={words.showAll}>
            {(summary) => (
              <SummaryRow
                key={summary.id}
                summary={summary}
                list={list}
                onNote={setNoting}
                onWho={() => setAsking(true)}
              />
            )}
          </FewFirst>
        </>
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
      <KeepDialog words={noting} onClose={() => setNoting(null)} />
      <Dialog open={asking} title={notebookCopy.who} onClose={() => setAsking(false)}>
        <WaysOut />
      </Dialog>
    </>
  )
}

type SummaryRowProps = {
  summary: Summary
  list: ReturnType<typeof useSummaries>
  onNote: (text: string) => void
  onWho: () => void
}

function SummaryRow({ summary, list, onNote, onWho }: SummaryRowProps) {
  const { row, editing, edit, stopEditing, danger, takeLevel } = useEditing()
  const { id, title, text, createdAt, unreadable } = summary

  return (
    <li ref={row} className="stack gap-1 rounded-control border border-line bg-paper px-4 py-3">
      <div className="-mr-2 flex items-start justify-between">
        <div className="min-w-0">
          {title && <h3 className="font-semibold [overflow-wrap:anywhere]">{title}</h3>}
          <time dateTime={createdAt} className="text-ink-soft text-sm">
            {longDay(new Date(createdAt))}
          </time>
        </div>
        {!editing && (
          <span data-edit className="-mt-2 flex">
            {!unreadable && <IconButton of={PencilLine} label={words.edit} onClick={edit} />}
            <IconButton of={Trash2} label={words.remove} onClick={() => list.remove(summary)} />
          </span>
        )}
      </div>
      {editing ? (
        <EditText
          typedAs={`caderno-resumo-${id}`}
          text={text}
          label={words.editing}
          max={SUMMARY_MAX}
          rows={6}
          onSave={(next, before) => list.change(summary, { text: next, before }, takeLevel)}
          onEnd={stopEditing}
        />
      ) : (
        <>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {unreadable ? words.unreadable : text}
          </p>
          <div className="-ml-1 flex flex-wrap items-center gap-x-4">
            <FromConversation summary={summary} />
            {!unreadable && (
              <>
                <Button look="link" label={words.toNote} onClick={() => onNote(text)} className="text-sm" />
                <Button look="link" label={notebookCopy.who} onClick={onWho} className="text-sm" />
              </>
            )}
          </div>
        </>
      )}
      <DangerCard danger={danger} />
    </li>
  )
}

function FromConversation({ summary: { conversationId } }: { summary: Summary }) {
  if (!conversationId) return <p className="px-1 text-ink-soft text-sm">{words.gone}</p>
  return <ButtonLink to={`/chat/${conversationId}`} look="link" className="text-sm" label={words.open} />
}
