import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { rulesBrokenBy } from '#domain/safety/guard/find-rules.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'
import { readReplySentence } from '#domain/safety/guard/read-sentence.ts'
import { sentencesOf } from '../guard-report.ts'

/** Files of ordinary Portuguese, and of how many lines one is read. */
const FILES: readonly (readonly [file: string, every: number])[] = [
  ['senado', 3],
  ['tatoeba-conversa', 40],
  ['tatoeba-outros', 20],
  ['common-voice', 16],
  ['historias', 3],
]

/** Of the hearing, these lines are kept to measure on. */
export const isMeasured = (at: number) => at % 10 === 0

export const linesOf = (folder: string, file: string): string[] =>
  gunzipSync(readFileSync(join(folder, `${file}.txt.gz`)))
    .toString('utf8')
    .trim()
    .split('\n')

const own = ownWords('')

/**
 * Sentences of people's ordinary talk, which are harmless in a reply. What a rule finds in is left out: some of it only a
 * person can say of themselves.
 */
export function ordinarySentences(folder: string): string[] {
  return FILES.flatMap(([file, every]) =>
    linesOf(folder, file)
      .filter((_, at) => !isMeasured(at) && at % every === 1)
      .flatMap(sentencesOf),
  ).filter((sentence) => rulesBrokenBy(readReplySentence(sentence), { level: 'nenhum', own }).length === 0)
}
