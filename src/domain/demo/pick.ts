/** FNV-1a: the same words always choose the same variant. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  // Mixed once more, because neighbouring texts must not choose neighbouring variants.
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * One of the variants, by the seed: one that is in none of the earlier replies (oldest first), or the one that was
 * said longest ago.
 */
export function pick(variants: readonly string[], seed: string, earlier: readonly string[]): string {
  const start = variants.length === 0 ? 0 : hash(seed) % variants.length
  const inTurn = [...variants.slice(start), ...variants.slice(0, start)]
  const lastSaid = inTurn.map((variant) => earlier.findLastIndex((text) => isSaidIn(text, variant)))
  return inTurn[lastSaid.indexOf(Math.min(...lastSaid))] ?? ''
}

/** Whether one of them is in none of the earlier replies. */
export function hasFresh(variants: readonly string[], earlier: readonly string[]): boolean {
  return variants.some((variant) => !earlier.some((text) => isSaidIn(text, variant)))
}

/** Whether a variant is in a text: by its longest part between the gaps, without its first letter. */
function isSaidIn(text: string, variant: string): boolean {
  const parts = variant.split(/\{\w+\}/)
  const core = parts.reduce((best, part) => (part.length > best.length ? part : best), '').slice(1)
  return core.length > 8 && text.includes(core)
}
