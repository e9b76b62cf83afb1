import type {
  ChangePassword,
  Done,
  ForgotPassword,
  Login,
  Register,
  ResetPassword,
  SessionAnswer,
  SessionList,
} from '#domain/api/account.ts'
import { request } from '#web/lib/api.ts'

const path = <Rest extends string>(rest: Rest) => `/api/account/${rest}` as const

export const fetchSession = () => request<SessionAnswer>('GET', path('session'))
export const login = (body: Login) => request<SessionAnswer>('POST', path('login'), { body })
export const register = (body: Register) => request<SessionAnswer>('POST', path('register'), { body })
export const logout = () => request<Done>('POST', path('logout'))

export const forgotPassword = (body: ForgotPassword) =>
  request<Done>('POST', path('forgot-password'), { body })
export const resetPassword = (body: ResetPassword) => request<Done>('POST', path('reset-password'), { body })
export const changePassword = (body: ChangePassword) =>
  request<Done>('POST', path('change-password'), { body })

export const fetchPlaces = () => request<SessionList>('GET', path('sessions'))
export const endPlace = (id: string) => request<Done>('DELETE', path(`sessions/${encodeURIComponent(id)}`))
export const endOtherPlaces = () => request<Done>('DELETE', path('sessions'))
