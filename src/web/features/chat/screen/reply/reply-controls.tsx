import { type LucideIcon, Pause, Play, Square } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { canContinue, canEndHere, canPause, type ReplyView } from '#domain/chat/predicates.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { focusComposer } from '../composer/message-box.tsx'
import { useShortcut } from '../keys/use-shortcut.ts'
import { useReplyCommands } from './use-reply.ts'

export function ReplyControls({ reply, view }: { reply: ChatMessage; view: ReplyView }) {
  const { pause, goOn, endHere } = useReplyCommands(reply)
  const isPaused = canContinue(view)
  const isThere = isPaused || canPause(view)
  useShortcut('pause', () => void (isThere && (isPaused ? goOn() : pause())))
  if (!isThere) return null
  return (
    <Controls>
      {isPaused && (
        <p role="status" className="rounded-full bg-paper px-3 text-ink-soft text-sm max-sm:sr-only">
          {chatCopy.reply.paused}
        </p>
      )}
      {/* One button that changes: it keeps the focus. */}
      {isPaused ? (
        <Floating icon={Play} label={chatCopy.reply.goOn} onClick={goOn} />
      ) : (
        <Floating icon={Pause} label={chatCopy.reply.pause} onClick={pause} />
      )}
      {canEndHere(view) && <Floating icon={Square} label={chatCopy.reply.endHere} onClick={endHere} />}
    </Controls>
  )
}

type FloatingProps = { icon: LucideIcon; label: string; onClick: () => void }

const Floating = ({ icon, label, onClick }: FloatingProps) => (
  <button type="button" onClick={onClick} className="floating">
    <Icon of={icon} size={icon === Square ? 16 : 18} />
    {label}
  </button>
)

/** When the controls go, a focus that is in them moves to the box. */
function Controls({ children }: { children: ReactNode }) {
  const controls = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = controls.current
    return () => {
      // On a phone the box would bring its keyboard along, over what is being read.
      const isPhone = matchMedia('(pointer: coarse)').matches
      if (element?.contains(document.activeElement) && !isPhone) focusComposer()
    }
  }, [])
  return (
    <div ref={controls} className="reply-controls">
      {children}
    </div>
  )
}
