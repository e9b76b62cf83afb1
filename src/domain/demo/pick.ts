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
 * One of the variants, by the seed; the next one whenever `used` says that it was read a moment ago. When all
 * of them were, the seed's own.
 */
export function pick(variants: readonly string[], seed: string, used: (variant: string) => boolean): string {
  const start = variants.length === 0 ? 0 : hash(seed) % variants.length
  const inTurn = [...variants.slice(start), ...variants.slice(0, start)]
  return inTurn.find((variant) => !used(variant)) ?? inTurn[0] ?? ''
}
