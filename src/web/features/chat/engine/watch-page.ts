type PageHandlers = {
  onOffline: () => void
  onOnline: () => void
  /** The page is in sight again after so many milliseconds. */
  onShown: (hiddenMs: number) => void
}

/** Tells what the browser knows of the page that bears on its connection. */
export function watchPage({ onOffline, onOnline, onShown }: PageHandlers): () => void {
  let hiddenAt = 0

  function visibilityChanged(): void {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else onShown(Date.now() - hiddenAt)
  }

  document.addEventListener('visibilitychange', visibilityChanged)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
