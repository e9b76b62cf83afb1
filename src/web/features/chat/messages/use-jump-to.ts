import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from '#web/lib/router.tsx'

type Jump = {
  scroller: RefObject<HTMLElement | null>
  /** All that is loaded is on the screen. */
  drawn: boolean
  loadEarlier: (() => void) | null
  onFound: () => void
}

/** Brings the message into view that the address asks for with ?mensagem=, however far back it is. */
export function useJumpTo({ scroller, drawn, loadEarlier, onFound }: Jump): void {
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('mensagem')
  const found = useRef<string | null>(null)

  useEffect(() => {
    if (!wanted || found.current === wanted) return
    const message = scroller.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`)
    if (message) {
      found.current = wanted
      onFound()
      message.scrollIntoView({ block: 'center' })
      message.classList.add('found')
    } else if (drawn) {
      loadEarlier?.()
    }
  })
}
