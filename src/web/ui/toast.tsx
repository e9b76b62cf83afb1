import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { IconButton } from './icon.tsx'

type ToastContent = {
  message: string
  /** A failure is read out at once, the rest when there is a pause. */
  tone?: 'plain' | 'danger'
  action?: { label: string; onSelect: () => void }
  lasts?: number
}

const LASTS = 6000

const ToastContext = createContext<(content: ToastContent | null) => void>(() => {})

/** Shows one short notice at the foot of the screen; a newer one takes its place. */
export const useToast = (): ((content: ToastContent) => void) => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ content: ToastContent; turn: number } | null>(null)
  const show = useCallback((content: ToastContent | null) => {
    setShown((before) => content && { content, turn: (before?.turn ?? 0) + 1 })
  }, [])
  const dismiss = useCallback(() => show(null), [show])

  return (
    <ToastContext value={show}>
      {children}
      <div aria-live="polite">
        {shown && <Toast key={shown.turn} content={shown.content} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  )
}

/** Where this is shown, the notice of the screen before is removed. */
export function DismissToast() {
  const show = useContext(ToastContext)
  useEffect(() => show(null), [show])
  return null
}

function Toast({ content, onDismiss }: { content: ToastContent; onDismiss: () => void }) {
  const { message, tone = 'plain', action, lasts = LASTS } = content
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDismiss, lasts)
    return () => clearTimeout(timer)
  }, [held, lasts, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while somebody is reading
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-[max(var(--toast-lift,1rem),env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md animate-rise flex-wrap items-center justify-end gap-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-float"
    >
      <p role={tone === 'danger' ? 'alert' : undefined} className="min-w-[8rem] flex-1 py-1.5">
        {message}
      </p>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-semibold text-accent hover:bg-accent-soft"
          onClick={() => {
            onDismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton of={X} label={copy.ui.dismiss} onClick={onDismiss} size={18} />
    </div>
  )
}
