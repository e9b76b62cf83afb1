import { expect, test } from 'vitest'
import { base32, codeAt, otpauth, stepOfCode } from './totp.ts'

/** The secret and the last six digits of the codes in appendix B of RFC 6238. */
const SECRET = Buffer.from('12345678901234567890')
const CODES: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
]

test('codes are those of the standard', () => {
  for (const [seconds, code] of CODES) expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('a code counts for the step before and after its own, and no longer', () => {
  const [seconds = 0, code = ''] = CODES[1] ?? []
  const found = (later: number) => stepOfCode(SECRET, code, (seconds + later) * 1000)
  expect([found(0), found(-30), found(30)]).toEqual(Array(3).fill(Math.floor(seconds / 30)))
  expect([found(-61), found(61)]).toEqual([null, null])
  expect(stepOfCode(SECRET, '081 804', seconds * 1000)).not.toBeNull()
  expect(stepOfCode(SECRET, '', seconds * 1000)).toBeNull()
})

test('an app reads the secret in base32', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauth('ana@exemplo.com.br', SECRET)).toBe(
    `otpauth://totp/Aconchego%3Aana%40exemplo.com.br?secret=${base32(SECRET)}&issuer=Aconchego`,
  )
})
