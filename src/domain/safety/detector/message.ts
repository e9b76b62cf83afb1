import { fillerTable, idiomSet, ids, resolvedSet } from './lexicon.ts'
import type { Reading } from './match.ts'
import { normalise } from './normalise.ts'
import { occurs, scan } from './pattern-set.ts'
import { spell } from './spelling.ts'
import { tokenise } from './tokens.ts'

/** A message as the rules see it: words, sentences, what was masked, what is inside quotation marks. */
export type Message = {
  readonly words: readonly string[]
  readonly reading: Reading
  /** For each word, where its sentence begins and ends. */
  readonly sentenceStart: readonly number[]
  readonly sentenceEnd: readonly number[]
  readonly quoted: readonly boolean[]
  readonly laughs: boolean
  readonly resolved: boolean
  /** What was already asked about its sentences: by table, then by where the sentence begins. */
  readonly asked: Map<object, Map<number, boolean>>
}

/** 'num' is 'em um', but before these verbs it is a 'não' from the countryside. */
const verbsAfterNum = new Set(
  'quero queria aguento presto vale vou tenho sei consigo posso tem da sirvo vejo sinto existe adianta bate deixa gosto acho ter guento vai sou foi fico durmo como'.split(
    ' ',
  ),
)

export function readMessage(text: string): Message {
  const spelled = tokenise(normalise(text)).map(spell)
  const words = spelled.map(({ word }) => word)
  const numbers = Int32Array.from(spelled, ({ id }) => id)
  words.forEach((word, at) => {
    if (word !== 'num' || !verbsAfterNum.has(words[at + 1] ?? '')) return
    words[at] = 'nao'
    numbers[at] = ids.nao
  })
  const reading = { ids: numbers, fillers: fillerTable, stop: ids.stop, pause: ids.pause }
  const resolved = occurs(resolvedSet, reading)
  maskIdioms(reading)
  return {
    words,
    reading,
    ...sentences(numbers),
    quoted: quotations(numbers),
    laughs: numbers.includes(ids.laugh),
    resolved,
    asked: new Map(),
  }
}

function maskIdioms(reading: Reading): void {
  scan(idiomSet, reading, 0, reading.ids.length, always, (_, start, end) =>
    reading.ids.fill(ids.masked, start, end),
  )
}

const always = () => true

function sentences(numbers: Int32Array) {
  const sentenceStart: number[] = []
  const sentenceEnd: number[] = new Array(numbers.length)
  let start = 0
  numbers.forEach((id, at) => {
    sentenceStart.push(start)
    if (id === ids.stop || at === numbers.length - 1) {
      sentenceEnd.fill(at + 1, start, at + 1)
      start = at + 1
    }
  })
  return { sentenceStart, sentenceEnd }
}

function quotations(numbers: Int32Array): readonly boolean[] {
  const marksAt = [...numbers.keys()].filter((at) => numbers[at] === ids.quote)
  const quoted: boolean[] = new Array(numbers.length).fill(false)
  for (let pair = 0; pair + 1 < marksAt.length; pair += 2) {
    const open = marksAt[pair] ?? 0
    const close = marksAt[pair + 1] ?? 0
    if (close - open < numbers.length - 2) quoted.fill(true, open, close)
  }
  return quoted
}
