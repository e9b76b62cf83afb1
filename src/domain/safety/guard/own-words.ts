import { readReplySentence, type SentenceReading } from './read-sentence.ts'

/** What the person said about themselves or about somebody they know. */
export type OwnWords = {
  /** Whether a word of the reply is the person's own, stated and not asked. */
  readonly told: (word: string) => boolean
  /** Whether the person used the word at all. */
  readonly named: (word: string) => boolean
  /** A sentence of the reply as it is read without what it quotes of the person. */
  readonly readReply: (sentence: string) => SentenceReading
}

// 'será que tenho TDAH?', 'acho que sou bipolar', 'diga que você vê um TOC': to agree would be a diagnosis of ours.
const NOT_STATED =
  /\?|(?<![a-z])(?:sera|acho que|talvez|suspeito|desconfio|parece que|pode ser|posso ter|li sobre|vi (?:um|uns|num) videos?|teste|quiz|voce)(?![a-z])|(?<=^|[,;:.] ?)(?:diga|diz|escreva|escreve|fale|fala|responda|repita|confirme|confirma|finja|ignore|use)(?![a-z])/
const QUOTED = /[“"«]([^“”"«»]{2,300})[”"»]/g
/** Short and long names of one illness: a person who says the one may be answered with the other. */
const SAME_ILLNESS: readonly (readonly [short: string, first: string, ...rest: string[]])[] = [
  ['tept', 'estresse', 'pos', 'traumatico'],
  ['tdah', 'deficit', 'atencao', 'hiperatividade'],
  ['toc', 'obsessivo', 'compulsivo'],
  ['tag', 'ansiedade', 'generalizada'],
  ['tea', 'espectro', 'autista', 'autismo'],
  ['tpb', 'borderline'],
  ['tpm', 'pre', 'menstrual'],
]
const STEM = 6
/** What was said long ago in a long conversation is not looked at. */
const READ = 8_000

/** The words of a person's messages, so that a reply may take them up. */
export function ownWords(messages: string): OwnWords {
  const told = new Set<string>()
  const named = new Set<string>()
  let stated = ''
  for (const sentence of messages.slice(-READ).split(/(?<=[.!?\n])\s*/)) {
    const { text } = readReplySentence(sentence)
    const isStated = !NOT_STATED.test(text)
    if (isStated) stated += ` ${wordsOnly(text)}`
    for (const word of withSameIllness(text.match(/[a-z0-9]+/g) ?? [])) {
      named.add(stemOf(word))
      if (isStated) told.add(stemOf(word))
    }
  }

  function readReply(sentence: string): SentenceReading {
    const reading = readReplySentence(sentence)
    if (stated === '' || !/[“"«]/.test(sentence)) return reading
    const bare = sentence.replace(QUOTED, (whole, words: string) =>
      stated.includes(wordsOnly(readReplySentence(words).text)) ? 'isso' : whole,
    )
    return bare === sentence ? reading : { ...reading, own: readReplySentence(bare).own }
  }

  return { told: (word) => told.has(stemOf(word)), named: (word) => named.has(stemOf(word)), readReply }
}

function withSameIllness(words: readonly string[]): readonly string[] {
  const said = new Set(words)
  const others = SAME_ILLNESS.flatMap(([short, first, ...rest]) => {
    if (said.has(short)) return [first, ...rest]
    return said.has(first) && rest.every((word) => said.has(word)) ? [short] : []
  })
  return [...words, ...others]
}

const stemOf = (word: string) => word.slice(0, STEM)
const wordsOnly = (text: string) => text.replace(/[^a-z0-9]+/g, ' ').trim()
