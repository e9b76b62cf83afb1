let latest = 0

/** A UUIDv7: it sorts by when it was made, also against others made in this tab within the same millisecond. */
export function newId(now = Date.now()): string {
  latest = Math.max(now, latest + 1)
  const time = latest.toString(16).padStart(12, '0')
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`
}
