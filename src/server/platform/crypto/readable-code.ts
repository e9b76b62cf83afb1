import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for each other when they are read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** To be read out over the phone if need be: 'K7QX-2M9P'. */
export function readableCode(): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${four()}-${four()}`
}
