import { Check, Copy, RefreshCw, RotateCcw, StepForward, Volume2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { canChangeExchange, canCopy, canResume, canRetry, type ReplyView } from '#domain/chat/predicates.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type MessageAction, MessageActions, useLateActions } from '../actions/message-actions.tsx'
import { useChatExtras } from '../chat-context.ts'
import { When } from '../log/when.tsx'
import { useLastReply } from '../use-conversation.ts'
import { useReplyCommands, useReplyState } from './use-reply.ts'

const ListenBar = lazyPart(() => import('../listen/listen-bar.tsx').then((m) => m.ListenBar))
const ReplyDetails = lazyPart(() => import('./reply-details.tsx').then((m) => m.ReplyDetails))
const VersionSwitch = lazyPart(() => import('./reply-details.tsx').then((m) => m.VersionSwitch))

type ReplyActionsProps = {
  message: ChatMessage
  view: ReplyView
  text: string
  isLast: boolean
  /** What is shown there while it is written. */
  children?: ReactNode
}

export function ReplyActions({ message, view, text, isLast, children }: ReplyActionsProps) {
  const copying = useCopy(text)
  const listening = useListening(message.conversationId)
  const late = useLateActions()
  const { ofReply } = useChatExtras()
  const { status, revealing } = view
  // The room that the buttons will take: what is read does not move when the reply is complete.
  if (status === 'escrevendo' || (isLast && revealing)) return <div className="-mb-4 h-11">{children}</div>
  if (revealing) return null
  const canChange = canChangeExchange({ ...message, ...view, isLast })
  if (status === 'pausada' && !canChange) return null
  const tryAgain: MessageAction = {
    label: chatCopy.reply.tryAgain,
    icon: RefreshCw,
    opensMenu: true,
    run: (anchor) => late(({ chooseReason }, tools) => chooseReason(tools, message, anchor)),
  }
  const isEmpty = status === 'completa' && isBlank(text)
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${status === 'completa' ? '-mb-4' : ''}`}>
      {isEmpty && <p className="text-ink-soft text-sm">{chatCopy.reply.endedEmpty}</p>}
      {(status === 'interrompida' || status === 'erro') && <SecondChance message={message} status={status} />}
      <MessageActions
        actions={[
          ...(canChange ? [tryAgain] : []),
          ...(canCopy({ ...view, text }) ? [...listening.actions, copying] : []),
        ]}
        subtle={status === 'completa' && !isLast}
        className="-ml-2.5"
      >
        {canChange && message.versions && <VersionSwitch reply={message} />}
      </MessageActions>
      <When timestamp={message.timestamp} />
      {message.notes && ofReply?.(message.notes)}
      {message.service && <ReplyDetails service={message.service} />}
      {listening.bar}
    </div>
  )
}

/** 'Ouvir', and what is shown under the reply while it is read aloud. */
function useListening(conversationId: string): { actions: MessageAction[]; bar: ReactNode } {
  const [on, setOn] = useState(false)
  const row = useRef<Element>(null)

  function end() {
    const hadFocus = row.current?.contains(document.activeElement)
    setOn(false)
    // Back to where it began.
    if (hadFocus) requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }

  const bar = <ListenBar conversationId={conversationId} onEnd={end} />
  const listen = {
    label: chatCopy.reply.listen,
    icon: Volume2,
    run(anchor: HTMLElement) {
      row.current = anchor.closest('article')
      setOn(true)
    },
  }
  return on ? { actions: [], bar } : { actions: [listen], bar: null }
}

function SecondChance({ message, status }: { message: ChatMessage; status: ReplyView['status'] }) {
  const { retry, goOn } = useReplyCommands(message)
  const last = useLastReply(message.conversationId)
  const lastState = useReplyState(last)
  const busy =
    last?.id !== message.id && (lastState?.status === 'escrevendo' || lastState?.status === 'pausada')

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {status === 'interrompida' && <p className="text-ink-soft text-sm">{chatCopy.reply.interrupted}</p>}
      {canRetry({ status, busy }) && <Chance icon={RotateCcw} label={chatCopy.reply.retry} onClick={retry} />}
      {canResume({ status, busy }) && (
        <Chance icon={StepForward} label={chatCopy.reply.resume} onClick={goOn} />
      )}
    </div>
  )
}

const Chance = (props: Pick<ButtonProps, 'icon' | 'label' | 'onClick'>) => (
  <Button look="secondary" iconSize={18} {...props} />
)

const FEEDBACK_LASTS = 2000

/** 'Copiar resposta', which confirms for a moment. */
function useCopy(text: string): MessageAction {
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

  return copied
    ? { id: 'copy', label: chatCopy.reply.copied, icon: Check, run: copy, spoken: true }
    : { id: 'copy', label: chatCopy.reply.copy, icon: Copy, run: copy, spoken: false }
}

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
