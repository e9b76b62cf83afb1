import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { MESSAGE_MAX } from '#domain/limits.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'

type MessageBoxProps = {
  text: string
  onChange: (text: string) => void
  canSend: boolean
  onSend: () => void
  describedBy?: string | undefined
  voice: ReactNode
}

/** Where the way past the list of conversations leads. */
export const BOX_ID = 'mensagem'

const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content')

/** Where one writes: Enter sends, Shift+Enter breaks the line, and it grows with what is in it. */
export function MessageBox({ text, onChange, canSend, onSend, describedBy, voice }: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => focusIfWanted(box.current), [])
  // For browsers whose text areas do not grow with their text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = box.current
    if (GROWS_BY_ITSELF || !area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [text])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an accent or a word is being composed, Enter belongs to the keyboard, not to us.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    if (canSend) onSend()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend()
    box.current?.focus()
  }

  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-2 rounded-[26px] border border-line bg-surface py-1.5 pr-1.5 pl-5 shadow-float transition-colors has-[textarea:focus]:border-accent has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-focus"
    >
      <textarea
        ref={box}
        id={BOX_ID}
        data-kept
        rows={1}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        placeholder={chatCopy.composer.placeholder}
        aria-label={chatCopy.composer.placeholder}
        aria-describedby={describedBy}
        aria-invalid={text.length > MESSAGE_MAX || undefined}
        enterKeyHint="send"
        autoComplete="off"
        className="max-h-[calc(6lh+1.25rem)] min-h-11 w-0 min-w-0 flex-1 resize-none [overflow-wrap:anywhere] bg-transparent py-2.5 text-base outline-none [field-sizing:content] placeholder:text-ink-soft"
      />
      {voice}
      <button type="submit" disabled={!canSend} className="send">
        <span className="max-sm:sr-only">{chatCopy.composer.send}</span>
        <Icon of={ArrowUp} />
      </button>
    </form>
  )
}

const PATIENCE = 1000
let wantedUntil = 0

/** Puts the cursor in the message box: in the one that is there, and in the one that is about to take its place. */
export function focusComposer(): void {
  wantedUntil = performance.now() + PATIENCE
  requestAnimationFrame(() => focusEnd(document.querySelector('.composer textarea')))
}

function focusIfWanted(box: HTMLTextAreaElement | null): void {
  if (performance.now() < wantedUntil) focusEnd(box)
}

function focusEnd(box: HTMLTextAreaElement | null): void {
  box?.focus()
  box?.setSelectionRange(box.value.length, box.value.length)
}
