import { fillerTable, idiomSet, ids, longAgoSet, overSet, traits as traitBits, traitsOf } from './lexicon.ts'
import type { Reading } from './match.ts'
import { normalise } from './normalise.ts'
import { type PatternSet, placesOf, scan } from './pattern-set.ts'
import { spell } from './spelling.ts'
import { tokenise } from './tokens.ts'

/** A message as the rules see it: words, sentences, what was masked, what is inside quotation marks. */
export type Message = {
  readonly words: readonly string[]
  readonly reading: Reading
  /** For each word, its traits, and those that the words of its sentence have together. */
  readonly traits: Int32Array
  readonly sentenceTraits: Int32Array
  /** For each word, where its sentence begins and ends. */
  readonly sentenceStart: Int32Array
  readonly sentenceEnd: Int32Array
  /** For each word, 1 inside quotation marks. */
  readonly quoted: Uint8Array
  readonly laughs: boolean
  /** Where it says that something was long ago, or is over. */
  readonly longAgo: readonly number[]
  readonly over: readonly number[]
  /** What was already looked for in its sentences, and where it was: by pattern set, then by where the sentence begins. */
  readonly asked: Map<PatternSet, Map<number, readonly number[]>>
}

/** 'num' is 'em um', but before these verbs it is a 'não' from the countryside. */
const verbsAfterNum = new Set(
  'quero queria aguento presto vale vou tenho sei consigo posso tem da sirvo vejo sinto existe adianta bate deixa gosto acho ter guento vai sou foi fico durmo como'.split(
    ' ',
  ),
)

const nao = spell('nao')

export function readMessage(text: string): Message {
  const spelled = tokenise(normalise(text))
  const { length } = spelled
  const words = new Array<string>(length)
  const numbers = new Int32Array(length)
  const traits = new Int32Array(length)
  for (let at = 0; at < length; at++) {
    const isNao = spelled[at]?.word === 'num' && verbsAfterNum.has(spelled[at + 1]?.word ?? '')
    const { word, id, endings } = isNao ? nao : (spelled[at] ?? nao)
    words[at] = word
    numbers[at] = id
    traits[at] = endings
  }
  const reading = { ids: numbers, fillers: fillerTable, stop: ids.stop, pause: ids.pause }
  const longAgo = placesOf(longAgoSet, reading)
  const over = placesOf(overSet, reading)
  maskIdioms(reading)
  for (let at = 0; at < length; at++)
    // 'me jogo da ponte', 'eu jogo o carro': no game
    if (numbers[at] !== ids.game || (numbers[at - 1] !== ids.me && numbers[at - 1] !== ids.eu))
      traits[at] = (traits[at] ?? 0) | (traitsOf[numbers[at] ?? 0] ?? 0)
  return {
    words,
    reading,
    traits,
    ...sentences(numbers, traits),
    quoted: quotations(numbers, traits),
    laughs: numbers.includes(ids.laugh),
    longAgo,
    over,
    asked: new Map(),
  }
}

function maskIdioms(reading: Reading): void {
  scan(idiomSet, reading, 0, reading.ids.length, always, (_, start, end) =>
    reading.ids.fill(ids.masked, start, end),
  )
}

const always = () => true

function sentences(numbers: Int32Array, traits: Int32Array) {
  const { length } = numbers
  const sentenceStart = new Int32Array(length)
  const sentenceEnd = new Int32Array(length)
  const sentenceTraits = new Int32Array(length)
  let start = 0
  let together = 0
  for (let at = 0; at < length; at++) {
    together |= traits[at] ?? 0
    if (numbers[at] !== ids.stop && at < length - 1) continue
    sentenceStart.fill(start, start, at + 1)
    sentenceEnd.fill(at + 1, start, at + 1)
    sentenceTraits.fill(together, start, at + 1)
    start = at + 1
    together = 0
  }
  return { sentenceStart, sentenceEnd, sentenceTraits }
}

/** Quotation marks are paired in order; a pair around the whole message, or beside 'escrevi', quotes nobody else. */
function quotations(numbers: Int32Array, traits: Int32Array): Uint8Array {
  const quoted = new Uint8Array(numbers.length)
  for (let open = numbers.indexOf(ids.quote); open >= 0; ) {
    const close = numbers.indexOf(ids.quote, open + 1)
    if (close < 0) break
    const isMine = holdsMine(traits, open - 4, open) || holdsMine(traits, close + 1, close + 7)
    if (close - open < numbers.length - 2 && !isMine) quoted.fill(1, open, close)
    open = numbers.indexOf(ids.quote, close + 1)
  }
  return quoted
}

function holdsMine(traits: Int32Array, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++)
    if (((traits[at] ?? 0) & traitBits.saidByMe) !== 0) return true
  return false
}
