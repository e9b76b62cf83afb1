/** Letters of other alphabets that look like ours, seen in messages that dodge filters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ո: 'n',
  м: 'm',
  т: 't',
  к: 'k',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  υ: 'u',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  κ: 'k',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
}

const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code units on purpose, nothing is joined
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g
const marks = /[\u0300-\u036f]/g
const foreign = /[\u00df\u0111\u0131\u0142\u00f8\u0370-\u03ff\u0400-\u052f\u0570-\u058f]/g
const grandparent = /(?<![a-zà-ÿ])v[óôò](?![a-zà-ÿ])/g

const fold = (text: string): string => text.normalize('NFD').replace(marks, '')

/** Latin letters without case and accents: nearly all messages need nothing else. */
const latin: readonly string[] = Array.from({ length: 0x180 }, (_, code) =>
  fold(String.fromCharCode(code).toLowerCase()),
)

/** Whether a character is one of our letters, whatever its case and accent. */
export const isLetter = (code: number): boolean => /^[a-z]$/.test(latin[code] ?? '')

/** A word without case and accents. */
export function foldWord(word: string): string {
  let folded = ''
  for (let at = 0; at < word.length; at++) folded += latin[word.charCodeAt(at)] ?? word.charAt(at)
  return folded
}

// Latin-1, the punctuation of phones ('…', '“', '—') and emoji need no unicode tables.
const unusual =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code units on purpose, nothing is joined
  /[^\u0020-\u017f\n\r\t\u2010-\u2027\u2030-\u205e\u2190-\u2bff\ud83c-\ud83e\udc00-\udfff\u200d\ufe0f]/

/** Inside emoji they join parts or choose a look. */
const joiners = /[\u200d\ufe0f]/
const everyJoiner = new RegExp(joiners, 'g')

/**
 * Invisible characters and look-alike letters; case and accents are left to `foldWord`. 'vó' and 'vô' become 'avo'
 * first: without the accent they would read as a short 'vou'.
 */
export function normalise(text: string): string {
  const plain = unusual.test(text) ? unfamiliar(text) : text
  const spoken = /v[óôò]/i.test(plain) ? plain.toLowerCase().replace(grandparent, 'avo') : plain
  return joiners.test(spoken) ? spoken.replace(everyJoiner, '') : spoken
}

const unfamiliar = (text: string): string =>
  fold(text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(grandparent, 'avo')).replace(
    foreign,
    (letter) => lookalikes[letter] ?? letter,
  )
