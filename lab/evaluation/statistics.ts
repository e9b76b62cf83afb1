/** The chance that a talk of the one side has a greater score than one of the other; ties count half. */
export function auroc(greater: readonly number[], lesser: readonly number[]): number {
  if (greater.length === 0 || lesser.length === 0) return Number.NaN
  let wins = 0
  for (const one of greater) for (const other of lesser) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (greater.length * lesser.length)
}

/** McNemar's exact two-sided test: pairs that changed in the one and in the other direction. */
export function mcnemarExact(better: number, worse: number): number {
  const changed = better + worse
  if (changed === 0) return 1
  let term = 0.5 ** changed
  let tail = 0
  for (let hits = 0; hits <= Math.min(better, worse); hits += 1) {
    tail += term
    term *= (changed - hits) / (hits + 1)
  }
  return Math.min(1, 2 * tail)
}

const DRAWS = 1000

/** The 95 % interval of a mean, by drawing people with replacement; the same values give the same interval. */
export function bootstrapInterval(values: readonly number[], draws = DRAWS): [low: number, high: number] {
  if (values.length === 0) return [Number.NaN, Number.NaN]
  const random = repeatableRandom(values.length)
  const means = Array.from({ length: draws }, () => {
    let sum = 0
    for (let drawn = 0; drawn < values.length; drawn += 1)
      sum += values[Math.floor(random() * values.length)] ?? 0
    return sum / values.length
  }).sort((one, other) => one - other)
  const at = (share: number) => means[Math.min(draws - 1, Math.floor(share * draws))] ?? Number.NaN
  return [at(0.025), at(0.975)]
}

/** A linear congruential generator (Numerical Recipes): a report must be the same when it is made again. */
function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
