import { isEmail } from '#domain/account/credentials.ts'

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
