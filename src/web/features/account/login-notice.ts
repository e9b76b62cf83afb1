/** Travels with the way to the login screen, so that it can say why one is there. */
export const PASSWORD_CHANGED = { notice: 'password-changed' } as const

export function passwordWasChanged(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'notice' in state &&
    state.notice === PASSWORD_CHANGED.notice
  )
}
