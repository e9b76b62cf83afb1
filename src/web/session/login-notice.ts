/** History state of the login screen: why the person was sent there. */
export const PASSWORD_CHANGED = { notice: 'password-changed' } as const
export const SESSION_ENDED = { notice: 'session-ended' } as const
export const ENDED_ELSEWHERE = { notice: 'ended-elsewhere' } as const
export const BROWSER_KNOWN = { notice: 'browser-known' } as const

type Notice = typeof PASSWORD_CHANGED | typeof SESSION_ENDED | typeof ENDED_ELSEWHERE | typeof BROWSER_KNOWN

export const noticeOf = (state: unknown) => (state as Notice | null)?.notice ?? null
