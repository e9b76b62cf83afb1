import { OPERATOR_SESSION_LASTS } from '#domain/limits.ts'
import { cookieValue } from '#server/features/accounts/session-cookie.ts'
import type { HttpContext } from '#server/platform/http/http-env.ts'

const NAME = 'aconchego-painel'
/** Only the panel's own requests carry it, and none that another site makes a browser send. */
const ATTRIBUTES = ['Path=/api/painel', 'HttpOnly', 'SameSite=Strict']

/** On https under a name that a browser takes only over https. */
const nameOn = (origin: string) => (origin.startsWith('https:') ? `__Secure-${NAME}` : NAME)

export function operatorToken(c: HttpContext): string | null {
  const cookies = c.req.header('cookie') ?? ''
  return cookieValue(cookies, `__Secure-${NAME}`) ?? cookieValue(cookies, NAME)
}

/** With null the browser forgets it. */
export function setOperatorCookie(c: HttpContext, origin: string, token: string | null): void {
  const cookie = [
    `${nameOn(origin)}=${token ?? ''}`,
    `Max-Age=${token === null ? 0 : OPERATOR_SESSION_LASTS / 1000}`,
    ...ATTRIBUTES,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ]
  c.header('Set-Cookie', cookie.join('; '), { append: true })
}
