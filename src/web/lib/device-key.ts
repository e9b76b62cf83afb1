import { fromBase64, toBase64 } from './base64.ts'
import { keptTexts } from './kept-texts.ts'
import { DEVICE_KEY } from './person-memory.ts'
import { remembered } from './remember.ts'

const KEY = 'copia'
const IV_BYTES = 12
/** Where discreet/pin.ts keeps what a PIN can be compared with. */
const PIN = 'pin'

/** Encrypts for this device; null where no key may be kept: behind a PIN, or without storage or encryption. */
export async function sealForDevice(personId: string, text: string): Promise<string | null> {
  const kept = keptTexts(DEVICE_KEY, personId)
  if (remembered(PIN) !== null || !crypto.subtle) return null
  const raw = crypto.getRandomValues(new Uint8Array(32))
  if (kept.get(KEY) === null) kept.set(KEY, toBase64(raw))
  const key = await importKey(personId)
  if (!key) return null
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/** What was encrypted with the key that is here now; null without that key. */
export async function openOnDevice(personId: string, sealed: string): Promise<string | null> {
  try {
    const [iv = '', data = ''] = sealed.split('.').map(fromBase64)
    const key = await importKey(personId)
    if (!key || !iv || !data) return null
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
  } catch {
    // Another key, or no text of ours.
    return null
  }
}

function importKey(personId: string): Promise<CryptoKey> | null {
  const raw = keptTexts(DEVICE_KEY, personId).get(KEY)
  return raw && crypto.subtle
    ? crypto.subtle.importKey('raw', fromBase64(raw), 'AES-GCM', false, ['encrypt', 'decrypt'])
    : null
}
