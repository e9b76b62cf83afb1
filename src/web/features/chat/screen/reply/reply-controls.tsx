import { type LucideIcon, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { canContinue, canEndHere, canPause, type ReplyView } from '#domain/chat/predicates.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { Icon } from '#web/ui/icon.tsx'
import { focusComposer } from '../composer/message-box.tsx'
import { useShortcut } from '../keys/use-shortcut.ts'
import { useReplyCommands } from './use-reply.ts'

export function ReplyControls({ reply, view }: { reply: ChatMessage; view: ReplyView }) {
  const { pause, goOn, endHere } = useReplyCommands(reply)
  const controls = useFocusKept(view.status)
  useShortcut('pause', () => void (canPause(view) ? pause() : canContinue(view) && goOn()))
  if (!canPause(view) && !canContinue(view)) return null
  return (
    <div ref={controls} className="reply-controls">
      {canPause(view) && <Floating icon={Pause} label={chatCopy.reply.pause} onClick={pause} />}
      {canContinue(view) && (
        <>
          <p role="status" className="rounded-full bg-paper px-3 text-ink-soft text-sm max-sm:sr-only">
            {chatCopy.reply.paused}
          </p>
          <Floating icon={Play} label={chatCopy.reply.goOn} onClick={goOn} />
        </>
      )}
      {canEndHere(view) && <Floating icon={Square} label={chatCopy.reply.endHere} onClick={endHere} />}
    </div>
  )
}

type FloatingProps = { icon: LucideIcon; label: string; onClick: () => void }

const Floating = ({ icon, label, onClick }: FloatingProps) => (
  <button type="button" onClick={onClick} className="floating">
    <Icon of={icon} size={icon === Square ? 16 : 18} />
    {label}
  </button>
)

/** When a pressed button is removed the focus moves: to the button that took its place, or to the box. */
function useFocusKept(status: string) {
  const controls = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  const had = useRef(false)

  useEffect(
    () =>
      followEvents(document, {
        focusin({ target }) {
          had.current = target instanceof Node && controls.current?.contains(target) === true
        },
      }),
    [],
  )

  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (!had.current || document.activeElement !== document.body) return
    const next = controls.current?.querySelector('button')
    if (next) next.focus()
    // On a phone the box would bring its keyboard along, over what is being read.
    else if (!matchMedia('(pointer: coarse)').matches) focusComposer()
  }, [status])
  return controls
}
