import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation } from '#web/lib/router.tsx'

type Jump = {
  scroller: RefObject<HTMLElement | null>
  /** Whether a message is among those that are read; what is loaded is drawn soon. */
  isLoaded: (id: string) => boolean
  /** Loads a message with those around it; null while nothing can be loaded. */
  load: ((id: string) => void) | null
  /** It is in view now. */
  onFound: () => void
}

/** Brings the message into view that the address asks for with ?mensagem=, however far back it is, and says which. */
export function useJumpTo({ scroller, isLoaded, load, onFound }: Jump): string | null {
  const location = useLocation()
  const wanted = new URLSearchParams(location.search).get('mensagem')
  // By the visit and not by the message: a person who chooses the same one again wants to see it again.
  const found = useRef<Location | null>(null)

  useEffect(() => {
    if (!wanted || found.current === location) return
    const message = scroller.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`)
    if (message) {
      found.current = location
      message.scrollIntoView({ block: 'center' })
      onFound()
      message.classList.remove('found')
      message.offsetWidth // so that the mark shows again
      message.classList.add('found')
    } else if (!isLoaded(wanted)) {
      load?.(wanted)
    }
  })

  return wanted
}
