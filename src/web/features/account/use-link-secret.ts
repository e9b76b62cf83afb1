import { useEffect } from 'react'
import { isEmail } from '#domain/account/credentials.ts'
import { fromBase64 } from '#web/lib/base64.ts'
import { navigate, useLocation } from '#web/lib/router.tsx'

/**
 * What the link of a mail brings along in the address's fragment, which no server and no log ever sees. It leaves the
 * address bar at once, where it could be read, copied or sent along, and stays with the history entry, so that a phone that
 * reloads the page does not lose it.
 */
export function useLinkSecret(name: 'token' | 'convite'): string | null {
  const { path, search, hash, state } = useLocation()
  const fromAddress = new URLSearchParams(hash.slice(1)).get(name)

  useEffect(() => {
    if (fromAddress) navigate(path + search, { replace: true, state: { [name]: fromAddress } })
  }, [fromAddress, path, search, name])

  return fromAddress || secretIn(state, name)
}

function secretIn(state: unknown, name: string): string | null {
  const kept = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : null
  return typeof kept === 'string' ? kept : null
}

/** The e-mail that an invitation names, to fill it in. Whether it is a good one only the server knows. */
export function readInvitedEmail(invitation: string): string | null {
  try {
    const base64 = (invitation.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const payload: unknown = JSON.parse(new TextDecoder().decode(fromBase64(base64)))
    const email = Array.isArray(payload) ? payload[0] : null
    return typeof email === 'string' && isEmail(email) ? email : null
  } catch {
    return null
  }
}
