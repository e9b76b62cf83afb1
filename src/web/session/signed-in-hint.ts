import { remember, remembered } from '#web/lib/remember.ts'

const KEY = 'entrou'

/**
 * Whether this browser was signed in when last seen. Only a guess, to choose what to draw until the server has
 * answered: the session itself is in a cookie that scripts can't read.
 */
export const probablySignedIn = (): boolean => remembered(KEY) === 'sim'

export const rememberSignedIn = (signedIn: boolean): void => remember(KEY, signedIn ? 'sim' : null)
