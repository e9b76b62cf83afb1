import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNeeded } from './use-needed.ts'

export type Location = {
  path: string
  search: string
  hash: string
  /** What travelled with the history entry: it survives a reload, but not a copied address. */
  state: unknown
  /** Got here with the browser's back or forward. */
  byHistory: boolean
}

type Preload = (to: string) => void
type NavigateOptions = { replace?: boolean; state?: unknown }

const moved = new EventTarget()

/** Goes to a path of this site, as a new history entry unless asked to replace the current one. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  if (replace) history.replaceState(state, '', to)
  else history.pushState(state, '', to)
  moved.dispatchEvent(new Event('moved'))
}

const LocationContext = createContext<Location | null>(null)
const PreloadContext = createContext<Preload>(() => {})

type RouterProps = {
  /** Fetches what a path will need, before it is asked for. */
  preload: Preload
  /** The path that the document was rendered for, without knowing what else is in the address. */
  prerendered?: string | undefined
  children: ReactNode
}

export function Router({ preload, prerendered, children }: RouterProps) {
  const [location, setLocation] = useState(() =>
    prerendered ? bareLocation(prerendered) : readLocation(false),
  )

  // The first picture is that of the document; the rest of the address counts from the second one on. Where there is
  // no rest nothing changes, and React continues to hydrate the screen in small steps instead of at once.
  useLayoutEffect(() => {
    if (!prerendered) return
    const whole = readLocation(false)
    if (whole.search || whole.hash || whole.state !== null || whole.path !== prerendered) setLocation(whole)
  }, [prerendered])

  // Before any effect of a screen, so that a redirect on the very first one is not missed.
  useLayoutEffect(() => {
    let screen = screenOf(window.location.pathname)
    const follow = ({ type }: Event) => {
      const next = readLocation(type === 'popstate')
      const before = screen
      screen = screenOf(next.path)
      // A transition: the screen one leaves stays until the code of the next one is here.
      if (screen === before) setLocation(next)
      else startTransition(() => setLocation(next))
    }
    moved.addEventListener('moved', follow)
    window.addEventListener('popstate', follow)
    return () => {
      moved.removeEventListener('moved', follow)
      window.removeEventListener('popstate', follow)
    }
  }, [])

  return (
    <PreloadContext value={preload}>
      <LocationContext value={location}>{children}</LocationContext>
    </PreloadContext>
  )
}

export const useLocation = (): Location => useNeeded(LocationContext)

export const usePreload = (): Preload => useContext(PreloadContext)

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
}

/** A real link that stays in the app. What leads elsewhere, or asks for a new tab or window, is left to the browser. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const preload = usePreload()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target === '_blank'
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return
    event.preventDefault()
    navigate(to, { replace })
  }

  const hint = () => preload(to)
  if (!to.startsWith('/')) return <a {...rest} href={to} onClick={onClick} />
  return <a {...rest} href={to} onClick={follow} onPointerEnter={hint} onFocus={hint} />
}

export function Redirect({ to, state = null }: { to: string; state?: unknown }) {
  useEffect(() => navigate(to, { replace: true, state }), [to, state])
  return null
}

/** What of a path names the screen; the rest is what it shows. */
const screenOf = (path: string): string => path.split('/', 2).join('/')

function bareLocation(path: string): Location {
  return { path, search: '', hash: '', state: null, byHistory: false }
}

function readLocation(byHistory: boolean): Location {
  const { pathname, search, hash } = window.location
  return { path: pathname, search, hash, state: history.state, byHistory }
}

/** Arriving on another screen starts at its top, with the focus on its content, as a page load would. `at` names it. */
export function Arrival({ at }: { at: string }) {
  const { hash, byHistory } = useLocation()
  const seen = useRef(at)

  useEffect(() => {
    if (seen.current === at) return
    seen.current = at
    const main = document.querySelector('main')
    if (main && !main.contains(document.activeElement)) {
      if (!main.hasAttribute('tabindex')) main.tabIndex = -1
      main.focus({ preventScroll: true })
    }
    // Going back, the browser itself returns to where one was.
    if (byHistory) return
    const target = hash && document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [at, hash, byHistory])

  return null
}

/**
 * A page that a script draws has its parts later than the browser looks for the one that the address names. `within` is the
 * id of what is drawn now, where the rest of the page is drawn at other times.
 */
export function useArriveAtPart(isDrawn = true, within?: string): void {
  const arrived = useRef(false)
  useEffect(() => {
    if (!isDrawn || arrived.current) return
    arrived.current = true
    const part = document.getElementById(window.location.hash.slice(1))
    if (!part || (within && !part.closest(`#${within}`))) return
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [isDrawn, within])
}

const PRODUCT = 'Aconchego'

/** Names the tab: 'Entrar · Aconchego'. Screen readers say it on arrival. With null the tab is another screen's to name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    document.title = title && title !== PRODUCT ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])

  // The title of a conversation goes with the screen that showed it, and not when the next screen has a title.
  useLayoutEffect(
    () => () => {
      document.title = PRODUCT
    },
    [],
  )
}
