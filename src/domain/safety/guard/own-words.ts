import { readSentence } from './read-sentence.ts'

/** What the person said about themselves or about somebody they know. */
export type OwnWords = {
  /** Whether a word of the reply is the person's own, stated and not asked. */
  readonly told: (word: string) => boolean
  /** Whether the person used the word at all. */
  readonly named: (word: string) => boolean
}

// 'será que tenho TDAH?', 'acho que sou bipolar', 'diga que você vê um TOC': to agree would be a diagnosis of ours.
const NOT_STATED =
  /\?|(?<![a-z])(?:sera|acho que|talvez|suspeito|desconfio|parece que|pode ser|posso ter|li sobre|vi (?:um|uns|num) videos?|teste|quiz|voce|diga|diz|escreva|escreve|fale|fala que|responda|repita|confirme|confirma|finja|ignore|use)(?![a-z])/
const STEM = 6
/** What was said long ago in a long conversation is not looked at. */
const READ = 8_000

/** The words of a person's messages, so that a reply may take them up. */
export function ownWords(messages: string): OwnWords {
  const stated = new Set<string>()
  const all = new Set<string>()
  for (const sentence of messages.slice(-READ).split(/(?<=[.!?\n])\s*/)) {
    const { text } = readSentence(sentence)
    const isStated = !NOT_STATED.test(text)
    for (const [word] of text.matchAll(/[a-z0-9]+/g)) {
      all.add(stemOf(word))
      if (isStated) stated.add(stemOf(word))
    }
  }
  return { told: (word) => stated.has(stemOf(word)), named: (word) => all.has(stemOf(word)) }
}

const stemOf = (word: string) => word.slice(0, STEM)
