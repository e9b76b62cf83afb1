/** 32 bytes written in base64, padded or not. */
export function isKey(value: string): boolean {
  return /^[A-Za-z0-9+/]{43}=?$/.test(value) && Buffer.from(value, 'base64').length === 32
}
