import { chatForms } from './chat-forms.ts'

/** Tokens that are not words. They can be named in patterns. */
export const marks = {
  stop: '.',
  pause: ',',
  quote: '"',
  laugh: '<ri>',
  number: '<num>',
  many: '<muitos>',
  year: '<ano>',
} as const

const isLetter = (code: number) => code >= 97 && code <= 122
const isDigit = (code: number) => code >= 48 && code <= 57
/** '@', '$' and '*' stand for a letter when a letter follows. */
const isMask = (code: number) => code === 64 || code === 36 || code === 42

const stops = new Set(['.', '!', '?', ';', '\n', '\r'])
const pauses = new Set([',', ':', '(', ')', '[', ']', '…', '—', '–', '•', '|'])
const doubleQuotes = new Set(['"', '“', '”', '«', '»'])
const singleQuotes = new Set(['‘', '’', "'", '`'])

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
  /^(?:k{2,}|(?:rs)+r?|h*(?:[ahue]{1,2}h){2,}[aheu]*|(?:[hs]?[au]){3,}h?|ks(?:ks)+k?|a?(?:hs|sh)[ahsu]{3,}|lol+|lmao)$/
const laughingFaces = new Set(['😂', '🤣', '😅', '😆', '😹', '😝', '😜', '🤪'])
const mayLaugh = new Set(['k', 'r', 'h', 'a', 's', 'l', 'u', 'e'])

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

/**
 * Cuts normalised text into words and marks. Two or more dots are a pause (people write them instead of
 * commas), one is a stop; a quote sign inside a word is an apostrophe. The same word twice in a row is one.
 */
export function tokenise(text: string): string[] {
  const tokens: string[] = []
  let last = ''
  const put = (token: string) => {
    if (token === 'que' && last === 'por') tokens[tokens.length - 1] = 'porque'
    else if (last !== token) tokens.push(token)
    else return
    last = tokens[tokens.length - 1] ?? ''
  }
  const putWord = (raw: string, plain: boolean, digits: boolean) => {
    if (digits) return put(numberOf(raw))
    const word = plain ? raw : unleet(raw)
    if (word === 'vo' && grandparentAfter.has(last)) return put('avo')
    const chat = chatForms.get(word)
    if (chat) return chat.forEach(put)
    if (
      word.length > 1 &&
      mayLaugh.has(word.charAt(0)) &&
      mayLaugh.has(word.charAt(1)) &&
      laughter.test(word)
    )
      return put(marks.laugh)
    put(word)
  }
  const end = text.length
  let at = 0
  while (at < end) {
    const code = text.charCodeAt(at)
    if (code === 32) {
      at += 1
      continue
    }
    if (isLetter(code) || isDigit(code) || (isMask(code) && isLetter(text.charCodeAt(at + 1)))) {
      let to = at
      let plain = true
      let digits = true
      for (; to < end; to++) {
        const next = text.charCodeAt(to)
        if (isLetter(next)) digits = false
        else if (isDigit(next)) plain = false
        else if (isMask(next) && isLetter(text.charCodeAt(to + 1))) plain = digits = false
        else break
      }
      putWord(text.slice(at, to), plain, digits)
      at = to
      continue
    }
    at = putMark(text, at, put, () => {
      tokens.push(marks.quote)
      last = marks.quote
    })
  }
  return tokens
}

/** One sign, or a run of them; gives back where the next token begins. */
function putMark(text: string, at: number, put: (token: string) => void, putQuote: () => void): number {
  const char = text.charAt(at)
  if (stops.has(char)) {
    let to = at
    while (to < text.length && (stops.has(text.charAt(to)) || text.charAt(to) === ' ')) to += 1
    put(char === '.' && text.charAt(at + 1) === '.' ? marks.pause : marks.stop)
    return to
  }
  if (doubleQuotes.has(char)) putQuote()
  else if (singleQuotes.has(char)) {
    const inside = isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1))
    if (!inside) putQuote()
  } else if (pauses.has(char) || (char === '-' && text.charAt(at + 1) === ' ')) put(marks.pause)
  else {
    const point = text.codePointAt(at) ?? 0
    if (point > 0x2190) {
      const whole = String.fromCodePoint(point)
      put(laughingFaces.has(whole) ? marks.laugh : whole)
      return at + whole.length
    }
  }
  return at + 1
}
