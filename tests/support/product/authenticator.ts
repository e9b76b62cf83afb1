import { codeAt } from '#server/features/operators/totp.ts'

/** What an authenticator app shows for this secret, so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeAt(bytes, Math.floor(Date.now() / 30_000) + steps)
}
