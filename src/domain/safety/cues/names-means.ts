import { meansAndPlaces } from '../detector/means-and-places.ts'
import { normalise } from '../detector/normalise.ts'

const words = Object.values(meansAndPlaces)
  .flatMap((list) => list.split(/\s+/))
  .filter((word) => /^[a-z_]+$/.test(word))
  .map((word) => word.replaceAll('_', '\\s+'))

const named = new RegExp(`(?<![a-z])(?:${[...new Set(words)].join('|')})(?![a-z])`)

/** Whether a message names a means or a place, however harmless the rest of it reads. */
export const namesMeans = (text: string): boolean => named.test(normalise(text))
