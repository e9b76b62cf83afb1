let latest = 0

/** A UUIDv7: it sorts by when it was made, also against others made in this tab within the same millisecond. */
export function newId(now = Date.now()): string {
  latest = Math.max(now, latest + 1)
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let index = 0; index < 6; index += 1) {
    bytes[index] = Math.floor(latest / 256 ** (5 - index)) % 256
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
