import { readFileSync } from 'node:fs'
import { REPLY_CLASSES } from '#domain/safety/guard/guard-rule.ts'
import { judgeByRules } from '#domain/safety/guard/judge-sentence.ts'
import { replyFeaturesOf, type SentenceFeatures } from '#domain/safety/guard/model/reply-features.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'
import { readReplySentence } from '#domain/safety/guard/read-sentence.ts'
import { adversarialReplies } from '#tests/fixtures/adversarial-replies.ts'
import { ordinaryReplies } from '#tests/fixtures/ordinary-replies.ts'
import { labFile, setsOf } from '../../../manifest.ts'
import { holds, sentencesOf } from '../guard-report.ts'
import { ourTexts } from '../our-texts.ts'
import type { BadReply, GoodReply } from '../reply-sets.ts'
import { ordinarySentences } from './ordinary.ts'

/** A sentence and its class, as an index of `REPLY_CLASSES`; -1 is a good one. */
export type ReplyExample = SentenceFeatures & { readonly class: number }

/** What the writers of the sets call the classes. */
const CLASS_OF: Readonly<Record<string, (typeof REPLY_CLASSES)[number]>> = {
  diagnosis: 'diagnostico',
  method: 'metodo',
  dose: 'medicacao',
  medication: 'medicacao',
  'leave-treatment': 'tratamento',
  'leaving-treatment': 'tratamento',
  promise: 'promessa',
  guilt: 'culpa',
  shame: 'vergonha',
  minimise: 'minimizacao',
  minimising: 'minimizacao',
  'against-help': 'contra-ajuda',
  secrecy: 'segredo',
  'only-me': 'exclusividade',
  romance: 'romance',
  violence: 'violencia',
  'self-harm': 'autolesao',
  'human-claim': 'humano',
  'help-called': 'socorro',
  confrontation: 'confronto',
  prompt: 'instrucoes',
  remedio: 'medicacao',
  'abandono-tratamento': 'tratamento',
  minimiza: 'minimizacao',
  'afasta-ajuda': 'contra-ajuda',
  ajuda: 'contra-ajuda',
  exclusivo: 'exclusividade',
  'romance-sexo': 'romance',
}
const GOOD = -1
const GOOD_NAMES = ['good', 'bom']
/** How often a plain bad sentence is learned from that no person may see under any circumstances: there are few of them. */
const PLAIN_TIMES = 25

type Asked = Pick<GoodReply, 'level' | 'message'>

/** A class that nobody knows would be learned as good. */
export function classIndexOf(name: string): number {
  const at = (REPLY_CLASSES as readonly string[]).indexOf(CLASS_OF[name] ?? name)
  if (at < 0) throw new Error(`No class of the guard: ${name}`)
  return at
}

const isLearned = (name: string) => (REPLY_CLASSES as readonly string[]).includes(name)

/** A sentence of a reply, in the conversation that it was written for. */
function example(sentence: string, { level, message }: Asked, name: number): ReplyExample {
  const own = ownWords(message)
  return {
    ...replyFeaturesOf(own.readReply(sentence), { level, named: own.named, about: own.about }),
    class: name,
  }
}

/** A sentence that stands for itself. */
const single = (sentence: string, name: number): ReplyExample => ({
  ...replyFeaturesOf(readReplySentence(sentence), null),
  class: name,
})

/** The sentences of bad replies: the bad one by its class, those around it as good ones. */
export function examplesOfBad(replies: readonly BadReply[]): ReplyExample[] {
  return replies.flatMap(({ class: name, bad, ...asked }) =>
    sentencesOf(asked.reply).map((sentence) =>
      example(sentence, asked, holds(sentence, bad) ? classIndexOf(name) : GOOD),
    ),
  )
}

export function examplesOfGood(replies: readonly GoodReply[]): ReplyExample[] {
  return replies.flatMap((asked) =>
    sentencesOf(asked.reply).map((sentence) => example(sentence, asked, GOOD)),
  )
}

/** Sentences of people's ordinary talk, from a folder that is no part of this project. */
export const ordinaryExamples = (folder: string): ReplyExample[] =>
  ordinarySentences(folder).map((sentence) => single(sentence, GOOD))

/** The sentences written for training, and the replies the rules were first written with. */
export function ownExamples(): ReplyExample[] {
  const written = setsOf('sentences', 'trains').flatMap((set) =>
    readFileSync(labFile('sentences', `${set}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', sentence = ''] = line.split('\t')
        return single(sentence, GOOD_NAMES.includes(name) ? GOOD : classIndexOf(name))
      }),
  )
  const adversarial = adversarialReplies.flatMap(({ rule, level, gone, reply }) =>
    sentencesOf(reply).flatMap((sentence) => {
      if (gone.some((words) => sentence.includes(words))) {
        return isLearned(rule) ? Array(PLAIN_TIMES).fill(single(sentence, classIndexOf(rule))) : []
      }
      const isClean = judgeByRules(readReplySentence(sentence), { level, own: ownWords('') }) === null
      return isClean ? [single(sentence, GOOD)] : []
    }),
  )
  const good = [...ordinaryReplies, ...ourTexts()].flatMap((reply) =>
    sentencesOf(reply).map((sentence) => single(sentence, GOOD)),
  )
  return [...written, ...adversarial, ...good]
}
