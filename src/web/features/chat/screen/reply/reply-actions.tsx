import { Check, Copy, RotateCcw, StepForward } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import { canCopy, canResume, canRetry, type ReplyView } from '#domain/chat/predicates.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useLastReply } from '../log/use-messages.ts'
import { When } from '../log/when.tsx'
import { useReplyState } from './use-reply.ts'
import { useReplyCommands } from './use-reply-commands.ts'

type ReplyActionsProps = {
  message: ChatMessage
  view: ReplyView
  text: string
  isLast: boolean
  /** What stands there while it is written. */
  children?: ReactNode
}

/** What can be done with a reply, under it. */
export function ReplyActions({ message, view, text, isLast, children }: ReplyActionsProps) {
  const when = (
    <>
      <When timestamp={message.timestamp} />
      <ReplyDetails message={message} />
    </>
  )
  if (canCopy({ ...view, text }) && view.status === 'completa') {
    return (
      <div className="-mb-4 -ml-2.5 flex flex-wrap items-center gap-1">
        <CopyButton text={text} className={isLast ? '' : 'copy-subtle'} />
        {when}
      </div>
    )
  }
  // The room that the button will take: what is read does not move when the reply is complete.
  if (view.status === 'escrevendo' || (isLast && view.revealing))
    return <div className="-mb-4 h-11">{children}</div>
  if (view.status === 'completa' && !view.revealing) {
    return (
      <p className="text-ink-soft text-sm">
        {chatCopy.reply.endedEmpty} {when}
      </p>
    )
  }
  const stopped = !view.revealing && (view.status === 'interrompida' || view.status === 'erro')
  return stopped ? <SecondChance message={message} view={view} text={text} /> : null
}

function SecondChance({ message, view, text }: Pick<ReplyActionsProps, 'message' | 'view' | 'text'>) {
  const { retry, goOn } = useReplyCommands(message)
  const last = useLastReply(message.conversationId)
  const lastState = useReplyState(last)
  const busy =
    last?.id !== message.id && (lastState?.status === 'escrevendo' || lastState?.status === 'pausada')
  const { status } = view

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {status === 'interrompida' && <p className="text-ink-soft text-sm">{chatCopy.reply.interrupted}</p>}
      {canRetry({ status, busy }) && (
        <Button look="secondary" onClick={retry}>
          <Icon of={RotateCcw} size={18} />
          {chatCopy.reply.retry}
        </Button>
      )}
      {canResume({ status, busy }) && (
        <Button look="secondary" onClick={goOn}>
          <Icon of={StepForward} size={18} />
          {chatCopy.reply.resume}
        </Button>
      )}
      {canCopy({ ...view, text }) && <CopyButton text={text} className="max-sm:-ml-2.5" />}
      <When timestamp={message.timestamp} />
      <ReplyDetails message={message} />
    </div>
  )
}

/** 'Informações': which of several services wrote the reply. */
function ReplyDetails({ message: { service } }: Pick<ReplyActionsProps, 'message'>) {
  if (!service) return null
  return (
    <details className="text-ink-soft text-xs open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-2.5 hover:bg-accent-soft hover:text-ink">
        {chatCopy.reply.details}
      </summary>
      <p className="break-all px-2.5 pb-2">{chatCopy.reply.writtenBy(service)}</p>
    </details>
  )
}

const FEEDBACK_LASTS = 2000

function CopyButton({ text, className = '' }: { text: string; className?: string }) {
  const toast = useToast()
  const [copied, setCopied] = useState(false)

  async function copy() {
    if (await copyText(text)) {
      setCopied(true)
      setTimeout(() => setCopied(false), FEEDBACK_LASTS)
    } else {
      toast({ message: chatCopy.reply.copyFailed, tone: 'danger' })
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      className={`inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2.5 text-ink-soft text-xs transition-opacity hover:bg-accent-soft hover:text-ink ${className}`}
    >
      <Icon of={copied ? Check : Copy} size={16} />
      <span aria-live="polite" className={copied ? '' : 'sr-only'}>
        {copied ? chatCopy.reply.copied : chatCopy.reply.copy}
      </span>
    </button>
  )
}

/** Puts a text on the clipboard; false when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

// Pages that are not served securely have no clipboard to write to, but may still copy what is selected.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
