import { LEET } from '../leet.ts'
import { chatForms } from './chat-forms.ts'
import { marks } from './marks.ts'
import { foldWord, isLetter } from './normalise.ts'
import { mix, rememberPart, seed } from './remember.ts'
import { type Spelled, spell } from './spelling.ts'

/** What a character does. '@', '$' and '*' are masks: they stand for a letter when a letter follows. */
const kinds = { none: 0, letter: 1, digit: 2, mask: 3, stop: 4, pause: 5, dash: 6, quote: 7, apostrophe: 8 }

/** Characters above this are taken for signs that mean something by themselves, as emoji do. */
const lastCode = 0x2190

const kindOf = new Uint8Array(lastCode + 1)
for (let code = 0; code < kindOf.length; code++) if (isLetter(code)) kindOf[code] = kinds.letter
for (const [kind, characters] of [
  [kinds.digit, '0123456789'],
  [kinds.mask, '@$*'],
  [kinds.stop, '.!?;\n\r'],
  [kinds.pause, ',:()[]…—–•|'],
  [kinds.dash, '-'],
  [kinds.quote, '"“”«»'],
  [kinds.apostrophe, "‘’'`"],
] as const)
  for (const character of characters) kindOf[character.charCodeAt(0)] = kind

const kindAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? (kindOf[text.charCodeAt(at)] ?? kinds.none) : kinds.none

function isWordAt(text: string, at: number): boolean {
  const kind = kindAt(text, at)
  if (kind === kinds.letter || kind === kinds.digit) return true
  return kind === kinds.mask && kindAt(text, at + 1) === kinds.letter
}

/** 'minha vo' is a grandmother, any other 'vo' is a short 'vou'. */
const grandparentAfter = new Set(['minha', 'meu', 'a', 'o', 'de', 'da', 'do', 'sua', 'seu', 'nossa'])

const laughter =
  /^(?:k{2,}|(?:rs)+r?|h*(?:[ahue]{1,2}h){2,}[aheu]*|(?:[hs]?[au]){3,}h?|ks(?:ks)+k?|a?(?:hs|sh)[ahsu]{3,})$/
const laughingFaces = new Set(['😂', '🤣', '😅', '😆', '😹', '😝', '😜', '🤪'])

/** 'm0rr3r' and 'm@t@r' are words, '4h' and 'x2' are not. */
function unleet(word: string): string {
  if (!/[a-z][0134570@$]+[a-z]|^[@$4][a-z]+/.test(word)) return word
  return word.replace(/[013457@$]/g, (char) => LEET[char] ?? char)
}

function numberOf(digits: string): string {
  const value = Number.parseInt(digits, 10)
  if (value === 38) return 'oitao'
  if (value >= 1950 && value <= 2040) return marks.year
  return value >= 8 && value < 500 ? marks.many : marks.number
}

/** The words that one written word stands for. */
type Written = { readonly isVo: boolean; readonly words: readonly Spelled[] }

const readWord = rememberPart((raw: string): Written => {
  const folded = foldWord(raw)
  const word = unleet(folded)
  const words = /^[0-9]+$/.test(folded) ? [numberOf(folded)] : (chatForms.get(word) ?? [laughOr(word)])
  return { isVo: word === 'vo', words: words.map(spell) }
})

const laughOr = (word: string): string => (word.length > 1 && laughter.test(word) ? marks.laugh : word)

const stop = spell(marks.stop)
const pause = spell(marks.pause)
const quote = spell(marks.quote)
const laugh = spell(marks.laugh)
const avo = spell('avo')
const porque = spell('porque')

/**
 * Cuts normalised text into words and marks. Two or more dots are a pause (people write them instead of
 * commas), one is a stop; a quote sign inside a word is an apostrophe. The same word twice in a row is one.
 */
export function tokenise(text: string): Spelled[] {
  const tokens: Spelled[] = []
  let at = 0
  while (at < text.length) {
    const from = at
    let hash = seed
    for (; isWordAt(text, at); at++) hash = mix(hash, text.charCodeAt(at))
    if (at === from) at = putMark(tokens, text, at)
    else putWord(tokens, readWord(text, from, at, hash))
  }
  return tokens
}

function putWord(tokens: Spelled[], { isVo, words }: Written): void {
  if (isVo && grandparentAfter.has(tokens.at(-1)?.typed ?? '')) put(tokens, avo)
  else for (let index = 0; index < words.length; index++) put(tokens, words[index] ?? avo)
}

function put(tokens: Spelled[], token: Spelled): void {
  const last = tokens.length > 0 ? tokens[tokens.length - 1]?.typed : ''
  if (last === token.typed) return
  if (last === 'por' && token.typed === 'que') tokens[tokens.length - 1] = porque
  else tokens.push(token)
}

/** One sign, or a run of them; gives back where the next token begins. */
function putMark(tokens: Spelled[], text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code > lastCode) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    put(tokens, laughingFaces.has(sign) ? laugh : spell(sign))
    return at + sign.length
  }
  switch (kindOf[code]) {
    case kinds.stop: {
      put(tokens, code === dot && text.charCodeAt(at + 1) === dot ? pause : stop)
      let to = at
      while (kindAt(text, to) === kinds.stop || text.charCodeAt(to) === space) to += 1
      return to
    }
    case kinds.quote:
      tokens.push(quote)
      break
    case kinds.apostrophe:
      if (kindAt(text, at - 1) !== kinds.letter || kindAt(text, at + 1) !== kinds.letter) tokens.push(quote)
      break
    case kinds.pause:
      put(tokens, pause)
      break
    case kinds.dash:
      if (text.charCodeAt(at + 1) === space) put(tokens, pause)
  }
  return at + 1
}

const dot = 46
const space = 32
