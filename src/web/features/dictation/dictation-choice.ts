const KEY = 'ditado'

/** Whether the person asked for the button. Off until somebody turns it on. */
export function wantsDictation(): boolean {
  try {
    return localStorage.getItem(KEY) === 'sim'
  } catch {
    return false
  }
}

export function chooseDictation(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'sim')
  else localStorage.removeItem(KEY)
}
