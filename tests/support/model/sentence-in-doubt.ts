import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeSentence } from '#domain/safety/guard/judge-sentence.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

const SENTENCES = path.resolve(import.meta.dirname, '../../../lab/data/sentences')

/** A sentence that the output guard is unsure of, in a reply to this message: which one depends on how it was trained. */
export function sentenceInDoubt(
  message: string,
  level: RiskLevel = 'nenhum',
): { text: string; class: string } {
  const own = ownWords(message)
  const files = globSync('sentences*.tsv', { cwd: SENTENCES }).sort()
  const written = files.map((file) => readFileSync(path.join(SENTENCES, file), 'utf8'))
  for (const line of written.join('').split('\n')) {
    const text = line.split('\t')[1] ?? ''
    const finding = judgeSentence(own.readReply(text), { level, own })
    if (finding?.certainty === 'doubtful' && /^[A-ZÀ-Ý][^.!?…:]{20,120}\.$/.test(text))
      return { text, class: finding.class }
  }
  throw new Error('the guard is unsure of no sentence')
}
