/** Signs that stand for letters: 'm0rr3r', 'm@t@r'. Messages and replies are both read with them. */
export const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Letters of other alphabets, each before the one of ours that it looks like, seen in texts that dodge filters. */
export const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'аaеeоoрpсcуyхxіiѕsјjһhԁdмmтtкkвbнhαaεeιiοoυuνvρpτtκkıiłløođdոnпnиuгrьbηn'.matchAll(/(.)(.)/g),
    ([, foreign = '', ours = '']) => [foreign, ours],
  ),
)
const foreign = /[\u0111\u0131\u0142\u00f8\u0370-\u03ff\u0400-\u052f]/g
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code units on purpose, nothing is joined
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g
const accents = /[\u0300-\u036f]/g
const grandparent = /(?<![a-zà-ÿ])v[óôò](?![a-zà-ÿ])/g

/**
 * Small letters without accents, invisible characters or look-alikes of other alphabets. 'vó' and 'vô' become 'avo'
 * first: without the accent they would read as a short 'vou'.
 */
export function normalise(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(grandparent, 'avo')
  return plain
    .normalize('NFD')
    .replace(accents, '')
    .replace(foreign, (letter) => lookalikes[letter] ?? letter)
}
