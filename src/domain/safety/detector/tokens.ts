import { chatForms } from './chat-forms.ts'
import { marks } from './marks.ts'
import { foldWord, isLetter } from './normalise.ts'
import { remember } from './remember.ts'
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

const kindAt = (text: string, at: number): number => kindOf[text.charCodeAt(at)] ?? kinds.none

function isWordAt(text: string, at: number): boolean {
  const kind = kindAt(text, at)
  if (kind === kinds.letter || kind === kinds.digit) return true
  return kind === kinds.mask && kindAt(text, at + 1) === kinds.letter
}

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** 'minha vo' is a grandmother, any other 'vo' is a short 'vou'. */
const grandparentAfter = new Set(['minha', 'meu', 'a', 'o', 'de', 'da', 'do', 'sua', 'seu', 'nossa'])

const laughter =
  /^(?:k{2,}|(?:rs)+r?|h*(?:[ahue]{1,2}h){2,}[aheu]*|(?:[hs]?[au]){3,}h?|ks(?:ks)+k?|a?(?:hs|sh)[ahsu]{3,})$/
const laughingFaces = new Set(['😂', '🤣', '😅', '😆', '😹', '😝', '😜', '🤪'])

/** 'm0rr3r' and 'm@t@r' are words, '4h' and 'x2' are not. */
function unleet(word: string): string {
  if (!/[a-z][0134570@$]+[a-z]|^[@$4][a-z]+/.test(word)) return word
  return word.replace(/[013457@$]/g, (char) => leet[char] ?? char)
}

function numberOf(digits: string): string {
  const value = Number.parseInt(digits, 10)
  if (value === 38) return 'oitao'
  if (value >= 1950 && value <= 2040) return marks.year
  return value >= 8 && value < 500 ? marks.many : marks.number
}

/** The words that one written word stands for. */
type Written = { readonly isVo: boolean; readonly words: readonly Spelled[] }

const readWord = remember((raw: string): Written => {
  const folded = foldWord(raw)
  const word = unleet(folded)
  const words = /^[0-9]+$/.test(folded) ? [numberOf(folded)] : (chatForms.get(word) ?? [laughOr(word)])
  return { isVo: word === 'vo', words: words.map(spell) }
})

const laughOr = (word: string): string => (word.length > 1 && laughter.test(word) ? marks.laugh : word)

const nothing: Spelled = { ...spell(''), typed: '' }
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
  let last = nothing
  const put = (token: Spelled) => {
    if (last.typed === token.typed) return
    const joins = token.typed === 'que' && last.typed === 'por'
    last = joins ? porque : token
    if (joins) tokens[tokens.length - 1] = last
    else tokens.push(last)
  }
  const putQuote = () => {
    tokens.push(quote)
    last = quote
  }
  let at = 0
  while (at < text.length) {
    if (isWordAt(text, at)) {
      const from = at
      while (isWordAt(text, at)) at += 1
      const written = readWord(text.slice(from, at))
      if (written.isVo && grandparentAfter.has(last.typed)) put(avo)
      else for (const word of written.words) put(word)
      continue
    }
    const code = text.charCodeAt(at)
    switch (kindOf[code]) {
      case kinds.stop: {
        put(code === dot && text.charCodeAt(at + 1) === dot ? pause : stop)
        while (kindAt(text, at) === kinds.stop || text.charCodeAt(at) === space) at += 1
        continue
      }
      case kinds.quote:
        putQuote()
        break
      case kinds.apostrophe:
        if (kindAt(text, at - 1) !== kinds.letter || kindAt(text, at + 1) !== kinds.letter) putQuote()
        break
      case kinds.pause:
        put(pause)
        break
      case kinds.dash:
        if (text.charCodeAt(at + 1) === space) put(pause)
        break
      case undefined: {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
        put(laughingFaces.has(sign) ? laugh : spell(sign))
        at += sign.length
        continue
      }
    }
    at += 1
  }
  return tokens
}

const dot = 46
const space = 32
