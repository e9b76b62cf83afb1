const Z = 1.96

/** The 95 % interval of a share, by Wilson. */
export function wilson(hits: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1]
  const share = hits / total
  const middle = share + Z ** 2 / (2 * total)
  const spread = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  const whole = 1 + Z ** 2 / total
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)]
}

export function shareText(hits: number, total: number): string {
  const [low, high] = wilson(hits, total).map((edge) => (edge * 100).toFixed(1))
  return `${hits} of ${total} = ${((hits / Math.max(total, 1)) * 100).toFixed(1)} % (${low} to ${high})`
}
