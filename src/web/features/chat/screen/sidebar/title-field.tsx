import { type KeyboardEvent, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'

type TitleFieldProps = { title: string; onSave: (title: string) => void; onCancel: () => void }

const TYPED_MAX = 200

/** Renaming in place: Enter and leaving it save, Escape gives up. */
export function TitleField({ title, onSave, onCancel }: TitleFieldProps) {
  const over = useRef(false)

  function finish(action: () => void) {
    // Closing the field takes the focus from it, which must not save a second time.
    if (over.current) return
    over.current = true
    action()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'Enter') finish(() => onSave(value))
    if (event.key === 'Escape') {
      event.stopPropagation()
      finish(onCancel)
    }
  }

  return (
    <input
      ref={(field) => field?.select()}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the menu item that was just chosen
      autoFocus
      aria-label={chatCopy.conversation.title}
      defaultValue={title}
      maxLength={TYPED_MAX}
      onKeyDown={press}
      onBlur={(event) => finish(() => onSave(event.target.value))}
      className="my-2 min-h-11 w-full min-w-0 rounded-control border border-accent bg-surface px-3 text-sm"
    />
  )
}
