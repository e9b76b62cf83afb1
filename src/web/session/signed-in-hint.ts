const KEY = 'entrou'

/**
 * Whether this browser was signed in when last seen. Only a guess, to choose what to draw until the server has
 * answered: the session itself is in a cookie that scripts can't read.
 */
export function probablySignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'sim'
  } catch {
    return false
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'sim')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage refused by the browser: it was only a guess.
  }
}
