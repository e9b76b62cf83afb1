import { rememberWords } from '../../text/remember-words.ts'
import { chatForms } from './chat-forms.ts'
import { marks } from './marks.ts'
import { LEET, normalise } from './normalise.ts'

/** The words of one sentence, as the rules spell them, with the marks inside it. */
type Sentence = readonly string[]

const laughter =
  /^(?:k{2,}|(?:rs)+r?|h*(?:[ahue]{1,2}h){2,}[aheu]*|(?=[au]*[hs])(?:[hs]?[au]){3,}h?|ks(?:ks)+k?|a?(?:hs|sh)[ahsu]{3,})$/
const laughingFaces = new Set(['😂', '🤣', '😅', '😆', '😹', '😝', '😜', '🤪'])

const token = /[a-z0-9@$*]+(?:[.,:][0-9]+)*|[.!?;\n\r]+|[,:()…—–]|["“”«»]|\p{Extended_Pictographic}/gu

/** Cuts a message into sentences and these into words and marks. Two or more dots are a pause. */
export function readSentences(text: string): readonly Sentence[] {
  const sentences: string[][] = []
  let open: string[] = []
  for (const found of normalise(text).match(token) ?? []) {
    const first = found.charAt(0)
    if (/[a-z0-9@$*]/.test(first)) open.push(...readWord(found))
    else if (/[.!?;\n\r]/.test(first)) {
      if (/^\.{2,}$/.test(found)) open.push(marks.pause)
      else {
        if (found.includes('?')) open.push(marks.question)
        if (open.length > 0) sentences.push(open)
        open = []
      }
    } else open.push(readMark(found, first))
  }
  if (open.length > 0) sentences.push(open)
  return sentences
}

function readMark(found: string, first: string): string {
  if (/[,:()…—–]/.test(first)) return marks.pause
  if (/["“”«»]/.test(first)) return marks.quote
  return laughingFaces.has(found) ? marks.laugh : found
}

/** A typed word as the rules spell it. */
const readWord = rememberWords((typed): readonly string[] => {
  const number = numberMark(typed)
  if (number) return [number]
  const word = unleet(typed)
  if (laughter.test(word)) return [marks.laugh]
  const short = word.replace(/(.)\1{2,}/g, '$1')
  return chatForms.get(short) ?? [short]
})

function numberMark(typed: string): string | undefined {
  if (!/^[0-9]/.test(typed)) return undefined
  if (/^[0-9]{1,2}(?:h[0-9]{0,2}|:[0-9]{2})$/.test(typed)) return marks.hour
  if (/^(?:19|20)[0-9]{2}$/.test(typed)) return marks.year
  if (/^[0-9.,:]+$/.test(typed)) return Number.parseInt(typed, 10) >= 8 ? marks.many : marks.number
  return /^[0-9]+[a-z]{1,4}$/.test(typed) && !/^[0-9][a-z]+[0-9]/.test(typed) ? marks.measure : undefined
}

/** 'm0rr3r' and 'm@t@r' are words, 'x2' is not. */
function unleet(word: string): string {
  if (!/[a-z][0134570@$]+[a-z]|^[@$4][a-z]+/.test(word)) return word
  return word.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)
}
