import { useEffect } from 'react'
import { navigate, useLocation } from '#web/lib/router.tsx'

/** What travels with the way to a page that is else opened by a link in a mail. */
export const withToken = (token: string) => ({ token })

/**
 * The token of a link in a mail, from the address's fragment, which no server and no log ever sees. It leaves the address
 * bar at once, where it could be read, copied or sent along, and stays with the history entry, so that a phone that
 * reloads the page does not lose it.
 */
export function useLinkToken(): string | null {
  const { path, hash, state } = useLocation()
  const fromAddress = new URLSearchParams(hash.slice(1)).get('token')

  useEffect(() => {
    if (fromAddress) navigate(path, { replace: true, state: withToken(fromAddress) })
  }, [fromAddress, path])

  return fromAddress || tokenOf(state)
}

function tokenOf(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'token' in state ? state.token : null
  return typeof kept === 'string' ? kept : null
}
