import { chatForms } from './chat-forms.ts'

/** Tokens that are not words. They can be named in patterns. */
export const marks = { stop: '.', pause: ',', quote: '"', laugh: '<ri>', number: '<num>', many: '<muitos>' } as const

const isLetter = (code: number) => code >= 97 && code <= 122
const isDigit = (code: number) => code >= 48 && code <= 57
const isLeet = (char: string) => char === '@' || char === '$' || char === '*'

const stops = new Set(['.', '!', '?', ';', '\n', '\r'])
const pauses = new Set([',', ':', '(', ')', '[', ']', '…', '—', '–', '•', '|'])
const quotes = new Set(['"', '“', '”', '«', '»', '‘', '’', "'", '`'])
const doubleQuotes = new Set(['"', '“', '”', '«', '»'])

const leet: Readonly<Record<string, string>> = {
  0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '*': '*',
}

const laughter = /^(?:k{2,}|(?:rs){1,}r?|h*(?:[ahue]{1,2}h){2,}[aheu]*|(?:[hs]?[au]){3,}h?|ks(?:ks)+k?|a?(?:hs|sh)[ahsu]{3,}|lol+|lmao)$/
const laughingFaces = new Set(['😂', '🤣', '😅', '😆', '😹', '😝', '😜', '🤪'])

/** 'm0rr3r' and 'm@t@r' are words, '4h' and 'x2' are not. */
function unleet(word: string): string {
  if (!/[a-z][0134570@$]+[a-z]|^[@$4][a-z]+/.test(word)) return word
  return word.replace(/[013457@$]/g, (char) => leet[char] ?? char)
}

function wordsOf(raw: string): readonly string[] {
  const code = raw.charCodeAt(0)
  if (isDigit(code)) {
    const value = Number.parseInt(raw, 10)
    if (/^\d+$/.test(raw)) return [value >= 8 && value < 500 ? marks.many : marks.number]
  }
  const word = /[0-9@$]/.test(raw) ? unleet(raw) : raw
  const chat = chatForms.get(word)
  if (chat) return chat
  if (/^[hkrsalue]+$/.test(word) && word.length > 1 && laughter.test(word)) return [marks.laugh]
  return [word]
}

/**
 * Cuts normalised text into words and marks. Two or more dots are a pause (people write them instead of
 * commas), one is a stop; a quote sign inside a word is an apostrophe. The same word twice in a row is one.
 */
export function tokenise(text: string): string[] {
  const tokens: string[] = []
  const put = (token: string) => {
    if (tokens.at(-1) !== token) tokens.push(token)
  }
  const chars = text.length
  let at = 0
  while (at < chars) {
    const code = text.charCodeAt(at)
    const char = text.charAt(at)
    if (isLetter(code) || isDigit(code) || ((char === '@' || char === '$') && isLetter(text.charCodeAt(at + 1)))) {
      let end = at + 1
      while (end < chars) {
        const next = text.charCodeAt(end)
        if (isLetter(next) || isDigit(next)) end += 1
        else if (isLeet(text.charAt(end)) && isLetter(text.charCodeAt(end + 1))) end += 1
        else break
      }
      for (const word of wordsOf(text.slice(at, end))) put(word)
      at = end
      continue
    }
    if (char === ' ') {
      at += 1
      continue
    }
    if (stops.has(char)) {
      const dots = char === '.' && text.charAt(at + 1) === '.'
      while (at < chars && (stops.has(text.charAt(at)) || text.charAt(at) === ' ')) at += 1
      put(dots ? marks.pause : marks.stop)
      continue
    }
    if (quotes.has(char)) {
      const inside = isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1))
      if (!inside && (doubleQuotes.has(char) || opensOrCloses(text, at))) tokens.push(marks.quote)
      at += 1
      continue
    }
    if (pauses.has(char) || (char === '-' && text.charAt(at + 1) === ' ')) {
      put(marks.pause)
      at += 1
      continue
    }
    const point = text.codePointAt(at) ?? code
    const whole = String.fromCodePoint(point)
    if (laughingFaces.has(whole)) put(marks.laugh)
    else if (point > 0x2190) put(whole)
    at += whole.length
  }
  return tokens
}

const opensOrCloses = (text: string, at: number): boolean =>
  !isLetter(text.charCodeAt(at - 1)) || !isLetter(text.charCodeAt(at + 1))
