import { globSync, readFileSync } from 'node:fs'
import { judgeSentence } from '#domain/safety/guard/judge-sentence.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'

/** A sentence that the output guard is unsure of, in a reply to this message: which one depends on how it was trained. */
export function sentenceInDoubt(message: string): { text: string; class: string } {
  const own = ownWords(message)
  const written = globSync('lab/safety/guard/training/sentences*.tsv').map((file) =>
    readFileSync(file, 'utf8'),
  )
  for (const line of written.join('').split('\n')) {
    const text = line.split('\t')[1] ?? ''
    const finding = judgeSentence(own.readReply(text), { level: 'nenhum', own })
    if (finding?.certainty === 'doubtful' && /^[A-ZÀ-Ý][^.!?…:]{20,120}\.$/.test(text))
      return { text, class: finding.class }
  }
  throw new Error('the guard is unsure of no sentence')
}
