import { useEffect } from 'react'
import { navigate, useLocation } from '#web/lib/router.tsx'

/**
 * The token of the link in the e-mail. It leaves the address bar at once, where it could be read, copied or sent
 * along, and stays with the history entry, so that a phone that reloads the page does not lose it.
 */
export function useResetToken(): string | null {
  const { path, search, state } = useLocation()
  const fromAddress = new URLSearchParams(search).get('token')

  useEffect(() => {
    if (fromAddress) navigate(path, { replace: true, state: { token: fromAddress } })
  }, [fromAddress, path])

  return fromAddress || tokenOf(state)
}

function tokenOf(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'token' in state ? state.token : null
  return typeof kept === 'string' ? kept : null
}
