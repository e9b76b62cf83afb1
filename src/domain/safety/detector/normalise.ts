/** Letters of other alphabets that look like ours, seen in messages that dodge filters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', һ: 'h', ԁ: 'd', ո: 'n',
  м: 'm', т: 't', к: 'k', в: 'b', н: 'h', α: 'a', ε: 'e', ι: 'i', ο: 'o', υ: 'u', ν: 'v', ρ: 'p', τ: 't', κ: 'k',
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss',
}

const invisible = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g
const marks = /[\u0300-\u036f]/g
const foreign = /[\u00df\u0111\u0131\u0142\u00f8\u0370-\u03ff\u0400-\u052f\u0570-\u058f]/g
const grandmother = /(?<![\p{L}])v[óôò]s?(?![\p{L}])/gu

/**
 * Case, accents, invisible characters and look-alike letters. 'vó' and 'vô' become 'avo' first: without the
 * accent they would read as a short 'vou'.
 */
export function normalise(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().replace(invisible, '')
  const spoken = lower.includes('v') ? lower.replace(grandmother, 'avo') : lower
  return spoken
    .normalize('NFD')
    .replace(marks, '')
    .replace(foreign, (letter) => lookalikes[letter] ?? letter)
}
