import { parseJson } from '#domain/text/parse-json.ts'
import { fromBase64, toBase64 } from '#web/lib/base64.ts'
import { forgetDeviceKeys } from '#web/lib/person-memory.ts'
import { remember, remembered } from '#web/lib/remember.ts'

const KEY = 'pin'
const ITERATIONS = 600_000

type StoredPin = { salt: string; hash: string; iterations: number }

export const isPin = (text: string): boolean => /^[0-9]{4,8}$/.test(text)

/** The browser offers what it takes only at addresses it trusts: https, or this very machine. */
export const pinAvailable = (): boolean => globalThis.crypto?.subtle !== undefined

export const hasPin = (): boolean => readPin() !== null

/** Keeps what the PIN can be compared with, never the PIN. Resolves to whether the browser has kept it. */
export async function setPin(pin: string, iterations = ITERATIONS): Promise<boolean> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(pin, salt, iterations)
  const stored: StoredPin = { salt: toBase64(salt), hash: toBase64(hash), iterations }
  remember(KEY, JSON.stringify(stored))
  // What the PIN asks for must not be readable beside it.
  forgetDeviceKeys()
  return readPin()?.hash === stored.hash
}

export const removePin = (): void => remember(KEY, null)

export async function checkPin(pin: string): Promise<boolean> {
  const stored = readPin()
  if (!stored) return true
  const hash = await derive(pin, fromBase64(stored.salt), stored.iterations)
  return toBase64(hash) === stored.hash
}

function readPin(): StoredPin | null {
  const stored = parseJson(remembered(KEY)) as StoredPin | null | undefined
  return stored?.hash ? stored : null
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return new Uint8Array(bits)
}

/** How long somebody may be absent before the PIN is asked for. */
const AWAY_LIMIT = 5 * 60_000

const SEEN = 'pin-visto'
const WRONG = 'pin-errados'

/** As long as a time, so that in a full storage the right PIN finds room for one. */
const NEVER = '0'.repeat(13)

/** Somebody is there: the time of absence begins anew. Kept for all tabs, and across a reload. */
export const noteSeen = (now = Date.now()): void => remember(SEEN, String(now))

export function isLocked(now = Date.now()): boolean {
  if (!hasPin()) return false
  const seen = Number(remembered(SEEN))
  // A clock that was set back does not measure the time away.
  return now - seen >= AWAY_LIMIT || seen > now + AWAY_LIMIT
}

/** As if nobody had ever been there. */
export function lockNow(): void {
  // Taken away first: that locks even where the browser then refuses to store anything.
  remember(SEEN, null)
  remember(SEEN, NEVER)
}

export function unlock(): void {
  remember(WRONG, null)
  noteSeen()
}

/** Wrong PINs since the last right one, in whichever tab: a reload gives no tries back. */
export const wrongPins = (): number => Number(remembered(WRONG)) || 0

export const noteWrongPin = (): void => remember(WRONG, String(wrongPins() + 1))
