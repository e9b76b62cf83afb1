type PageHandlers = { onHide: () => void; onBack: () => void; onSeen: () => void }

/**
 * A page that the browser keeps for the back button is kept without a person's screens, and reads the session when it is
 * brought back. A tab that was out of sight asks again: another one may have changed who is signed in.
 */
export function followPage({ onHide, onBack, onSeen }: PageHandlers): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => persisted && onHide()
  const back = ({ persisted }: PageTransitionEvent) => persisted && onBack()
  const seen = () => document.visibilityState === 'visible' && onSeen()
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', seen)
  }
}
