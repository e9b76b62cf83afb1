import { useEffect } from 'react'
import { isEmail } from '#domain/account/credentials.ts'
import { navigate, useLocation } from '#web/lib/router.tsx'

type Invitation = { token: string; email: string }

/**
 * What the link of the mail 'Crie sua conta' brings along. It leaves the address bar at once, where it could be copied,
 * and stays with the history entry, so that a reload does not lose it.
 */
export function useInvitation(): Invitation | null {
  const { path, search, hash, state } = useLocation()
  const fromAddress = new URLSearchParams(hash.replace(/^#/, '')).get('convite')

  useEffect(() => {
    if (fromAddress) navigate(path + search, { replace: true, state: { convite: fromAddress } })
  }, [fromAddress, path, search])

  const token = fromAddress ?? keptIn(state)
  const email = token && readInvitedEmail(token)
  return token && email ? { token, email } : null
}

function keptIn(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'convite' in state ? state.convite : null
  return typeof kept === 'string' ? kept : null
}

/** The e-mail that an invitation names, to fill it in. Whether it is a good one only the server can tell. */
export function readInvitedEmail(invitation: string): string | null {
  try {
    const base64 = (invitation.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const email = Array.isArray(said) ? said[0] : null
    return typeof email === 'string' && isEmail(email) ? email : null
  } catch {
    return null
  }
}
