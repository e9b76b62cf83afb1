/** The words that replies use most, the commonest first. */
const COMMON =
  'que o e a de voce um com nao eh se pra uma da ou em do tem te esta isso por quem no pode ele mais como alguem na sem ela ' +
  'hoje agora ja seu sua gente as so ser quando foi essa casa mesmo dia tambem vai me perto antes eu ainda conta precisa ate'

const DEEPEST = 8
const INNER = Array.from({ length: DEEPEST }).reduce<string>((inner) => `(?:[^()]|\\(${inner}*\\))`, '[^()]')
/** What matches a place and no characters. */
export const ZERO_WIDTH = new RegExp(`\\(\\?<?[=!]${INNER}*\\)|\\\\b|[$^]`, 'g')
const ITEM = new RegExp(`(\\(${INNER}*\\)|\\[[^\\]]*\\]|\\\\.|.)((?:[?*+]|\\{\\d+,?\\d*\\})\\??)?`, 'g')
const LETTERS = /^(?:\(\?:|[a-z0-9|)?*+]|\[[a-z0-9-]+\]|\\w|\{\d+,?\d*\})+$/

/** A word begins with what follows: at the start of a pattern, and after a blank. */
const BEGINS = '\\b'

/** Letters that are in some word of every text which a pattern matches, as a pattern themselves; empty if none surely are. */
export const neededLetters = (pattern: string): string => lettersOf(pattern.replace(ZERO_WIDTH, ''), BEGINS)

function lettersOf(source: string, start: string): string {
  const alternatives = [[start]]
  for (const [item, atom = '', times = ''] of source.matchAll(ITEM)) {
    const pieces = alternatives.at(-1) ?? []
    if (item === '|') alternatives.push([start])
    else if (LETTERS.test(atom)) pieces.push((pieces.pop() ?? '') + item)
    else if (isGroup(atom) && isNeeded(times)) {
      const begins = pieces.at(-1) === BEGINS ? BEGINS : ''
      pieces.push(lettersOf(atom.slice('(?:'.length, -1), begins), '')
    } else pieces.push(item === ' ' ? BEGINS : '')
  }
  const needed = alternatives.map(rarestOf)
  return needed.includes('') ? '' : needed.join('|')
}

const isGroup = (atom: string) => atom.startsWith('(')
const isNeeded = (times: string) => !/^(?:[?*]|\{0)/.test(times)

/** The piece that the fewest words hold; empty if none is needed. */
const rarestOf = (pieces: readonly string[]): string =>
  pieces.reduce((rarest, piece) => (rarity(piece) > rarity(rarest) ? piece : rarest), '')

/** The place of the commonest word that holds such letters; nought if they may be missing. */
function rarity(letters: string): number {
  const place = COMMON.search(new RegExp(letters))
  return place < 0 ? COMMON.length : place
}
