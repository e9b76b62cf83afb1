/** History state of the login screen: why the person was sent there. */
export const PASSWORD_CHANGED = { notice: 'password-changed' } as const
export const SESSION_ENDED = { notice: 'session-ended' } as const
export const ENDED_ELSEWHERE = { notice: 'ended-elsewhere' } as const
export const BROWSER_KNOWN = { notice: 'browser-known' } as const

const NOTICES = [PASSWORD_CHANGED, SESSION_ENDED, ENDED_ELSEWHERE, BROWSER_KNOWN] as const
export function noticeOf(state: unknown): (typeof NOTICES)[number]['notice'] | null {
  const given = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return NOTICES.find(({ notice }) => notice === given)?.notice ?? null
}
