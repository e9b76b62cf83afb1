import { remember, remembered } from '#web/lib/remember.ts'

const KEY = 'ditado'

/** Whether the person asked for the button. Off until somebody turns it on. */
export const wantsDictation = (): boolean => remembered(KEY) === 'sim'

export const chooseDictation = (on: boolean): void => remember(KEY, on ? 'sim' : null)
