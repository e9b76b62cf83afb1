import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP = 30_000
const DIGITS = 6
/** Clocks differ: a code counts for one step before and one after its own. */
const STEPS_AROUND = [0, -1, 1]

/** The step whose code this is, or null (RFC 6238 with SHA-1 and six digits, which every app knows). */
export function stepOfCode(secret: Buffer, typed: string, now = Date.now()): number | null {
  const code = typed.replace(/\s/g, '')
  const current = Math.floor(now / STEP)
  const step = STEPS_AROUND.map((around) => current + around).find((each) => codeAt(secret, each) === code)
  return step ?? null
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    bits.match(/.{1,5}/g) ?? [],
    (five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)],
  ).join('')
}

export function otpauth(email: string, secret: Buffer): string {
  const label = encodeURIComponent(`Aconchego:${email}`)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Aconchego`
}
