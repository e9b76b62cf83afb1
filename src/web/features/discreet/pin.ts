import { parseJson } from '#web/lib/parse-json.ts'
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
  const stored = parseJson(remembered(KEY))
  return isStored(stored) ? stored : null
}

function isStored(value: unknown): value is StoredPin {
  return (
    typeof value === 'object' && value !== null && 'salt' in value && 'hash' in value && 'iterations' in value
  )
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return new Uint8Array(bits)
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
