/** Travels with the way to the login screen, so that it can say why one is there. */
export const PASSWORD_CHANGED = { notice: 'password-changed' } as const
export const SESSION_ENDED = { notice: 'session-ended' } as const

type Notice = (typeof PASSWORD_CHANGED | typeof SESSION_ENDED)['notice']

export function noticeOf(state: unknown): Notice | null {
  const given = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return [PASSWORD_CHANGED, SESSION_ENDED].find(({ notice }) => notice === given)?.notice ?? null
}
