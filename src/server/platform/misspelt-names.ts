/** Shorter names are too near to variables of other programs, such as MAIL and HOSTNAME. */
const SHORTEST = 6

/** Variables that are no setting of ours, and the one each was probably meant to be: a letter or an ending away. */
export function misspeltSettings(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  const settings = known.filter((name) => name.length >= SHORTEST)
  return names.flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return []
    const plain = name.toUpperCase().replace(/IES$/, 'Y')
    const meant =
      settings.find((one) => isLetterAway(plain, one)) ?? settings.find((one) => isEndingAway(plain, one))
    return meant ? { name, meant } : []
  })
}

/** One letter more, fewer or other, or two that changed places. */
function isLetterAway(name: string, other: string): boolean {
  if (Math.abs(name.length - other.length) > 1) return false
  const [short, long] = name.length < other.length ? [name, other] : [other, name]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const swapped = `${short[at + 1]}${short[at]}${short.slice(at + 2)}`
  return short.slice(at + 1) === long.slice(at + 1) || swapped === long.slice(at)
}

/** 'OPENAI_BASE' for OPENAI_BASE_URL, 'OPENAI_MODEL_NAME' for OPENAI_MODEL. */
function isEndingAway(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name]
  return /^_[A-Z]+$/.test(long.startsWith(short) ? long.slice(short.length) : '')
}
