import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { copy } from '../copy/pt-br.ts'
import { lastPress } from '../lib/presses.ts'
import { Button } from './button.tsx'
import { useHidden } from './hideable.tsx'
import { IconButton } from './icon.tsx'

type DialogProps = { open: boolean; title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog of the platform: Escape closes it, focus stays in and goes back where it came from. Keep it
 * mounted and turn `open`, or the browser has nowhere to give the focus back from. Where the part of the page it belongs to
 * is hidden it is not modal, keeps what was typed in it, and is shown again with that part.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const titleId = useId()
  const hidden = useHidden()
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect: what is shown instead takes the focus in an ordinary one, and could not while this is modal.
  useLayoutEffect(() => {
    if (hidden) dialog.current?.close()
  }, [hidden])

  useEffect(() => {
    const element = dialog.current
    if (!open) return element?.close()
    if (hidden || !element || element.open) return
    element.showModal()
    const usesKeyboard = lastPress.get() === 'keydown'
    // After a click the dialog itself has the focus: WebKit would ring its first control. A text field has a ring anyway.
    if (!usesKeyboard && !document.activeElement?.matches('input, textarea')) element.focus()
  }, [open, hidden])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which a dialog has by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      // Closed only because it is hidden, it is still open for the person.
      onClose={() => hidden || onClose()}
      onClick={({ target }) => target === dialog.current && onClose()}
      className="m-auto w-[min(40rem,calc(100vw-32px))] max-w-none rounded-card border border-line bg-surface p-0 text-ink shadow-float outline-none backdrop:bg-veil open:animate-rise"
    >
      {open && (
        <div className="stack gap-5 p-5 sm:p-7">
          <div className="flex items-start justify-between gap-1">
            <h2 id={titleId} className="min-w-0 font-serif text-title">
              {title}
            </h2>
            <IconButton of={X} label={copy.ui.close} onClick={onClose} className="-m-2" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

type DialogActionsProps = {
  keep: string
  onKeep: () => void
  confirm: string
  busy: boolean
  /** Without it, the button submits the form it is in. */
  onConfirm?: () => void
}

/** The buttons of a question before something is destroyed. The harmless one comes first. */
export const DialogActions = ({ keep, onKeep, confirm, busy, onConfirm }: DialogActionsProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button look="secondary" label={keep} onClick={onKeep} />
    <Button look="danger" busy={busy} {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}>
      {confirm}
    </Button>
  </div>
)
