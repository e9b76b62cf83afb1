import { canDictate } from './speech-recognition.ts'

const KEY = 'ditado'

/** Whether the person asked for the button, and the browser can do it. Off until somebody turns it on. */
export function wantsDictation(): boolean {
  try {
    return canDictate() && localStorage.getItem(KEY) === 'sim'
  } catch {
    return false
  }
}

export function chooseDictation(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'sim')
  else localStorage.removeItem(KEY)
}
