import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useReached } from './use-reached.ts'

/** Under the text so far, while the model is silent in the middle of a reply. Those who can't see it are told once. */
export function StillWaiting({ from }: { from: number }) {
  if (!useReached(from)) return null
  return (
    <p aria-hidden data-part="espera" className="dots dots-small animate-fade flex h-7 items-center gap-1">
      <span />
      <span />
      <span />
      <small className="pl-1.5 text-ink-soft text-xs">{chatCopy.messages.waiting}</small>
    </p>
  )
}
