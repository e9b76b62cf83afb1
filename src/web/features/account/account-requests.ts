import type {
  ChangePassword,
  Done,
  ForgotPassword,
  LinkToken,
  Login,
  Register,
  ResetPassword,
  SessionAnswer,
  SessionList,
  UndoPasswordAnswer,
} from '#domain/api/account.ts'
import { request, requestAs } from '#web/lib/api.ts'

const path = <Rest extends string>(rest: Rest) => `/api/account/${rest}` as const

export const fetchSession = () => request<SessionAnswer>('GET', path('session'))
export const requestLogin = (body: Login) => request<SessionAnswer>('POST', path('login'), { body })
export const requestRegistration = (body: Register) =>
  request<SessionAnswer>('POST', path('register'), { body })
export const requestLogout = (personId: string) => requestAs(personId)<Done>('POST', path('logout'))

export const requestResetMail = (body: ForgotPassword) =>
  request<Done>('POST', path('forgot-password'), { body })
export const requestPasswordReset = (body: ResetPassword) =>
  request<Done>('POST', path('reset-password'), { body })
export const requestPasswordChange = (personId: string, body: ChangePassword) =>
  requestAs(personId)<Done>('POST', path('change-password'), { body })
export const requestPasswordUndo = (body: LinkToken) =>
  request<UndoPasswordAnswer>('POST', path('undo-password'), { body })
export const requestAccountUndo = (body: LinkToken) => request<Done>('POST', path('undo-account'), { body })

export const fetchPlaces = (personId: string) => requestAs(personId)<SessionList>('GET', path('sessions'))
export const requestPlaceEnd = (personId: string, id: string) =>
  requestAs(personId)<Done>('DELETE', path(`sessions/${encodeURIComponent(id)}`))
export const requestOtherPlacesEnd = (personId: string) =>
  requestAs(personId)<Done>('DELETE', path('sessions'))
