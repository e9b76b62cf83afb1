import { useEffect, useRef } from 'react'
import { useLocation } from './router.tsx'

/**
 * Arriving on another screen starts at its top and puts the focus on its content, as a page load would. `at`
 * names the screen: moving about within one changes neither.
 */
export function Arrival({ at }: { at: string }) {
  const { hash, byHistory } = useLocation()
  const seen = useRef(at)

  useEffect(() => {
    if (seen.current === at) return
    seen.current = at
    focusContent()
    // Going back, the browser itself returns to where one was.
    if (byHistory) return
    const target = hash && document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [at, hash, byHistory])

  return null
}

function focusContent(): void {
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}
