import { type BucketRows, spread } from '#domain/classifier/linear-weights.ts'
import { helpIn } from '#domain/safety/guard/help-sentence.ts'
import { judgeByRules } from '#domain/safety/guard/judge-sentence.ts'
import { classesOf } from '#domain/safety/guard/model/classify.ts'
import { BUCKETS } from '#domain/safety/guard/model/reply-features.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { holds, isAltered, isCaught, reportOn, sentencesOf } from './guard-report.ts'
import { badOf, type GoodReply, goodOf, TRAINING_SETS } from './reply-sets.ts'
import { examplesOfBad, examplesOfGood, ownExamples } from './training/examples.ts'
import { trainClassifier } from './training/train.ts'

// How the guard does on the replies of a writer that training did not see, as it is set, and which share of good and bad
// replies reaches which chance, for a choice of thresholds: `node lab/safety/guard/cross-validate.ts [--show] g9 g12`.

const isShown = process.argv.includes('--show')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const own = ownExamples()
const chances: { chance: number; isBad: boolean; inDanger: boolean }[] = []

for (const name of names) {
  const others = TRAINING_SETS.filter((set) => set !== name)
  const examples = [
    ...own,
    ...others.flatMap((set) => examplesOfBad(badOf(set))),
    ...others.flatMap((set) => examplesOfGood(goodOf(set))),
  ]
  const weights = spread(trainClassifier(examples), BUCKETS)
  const { lines, alone, judged, goodAlone } = reportOn({ bad: badOf(name), good: goodOf(name) }, weights)
  console.log(`# ${name}, held out\n${lines.join('\n')}`)
  for (const line of badOf(name)) addChance(line, weights, (sentence) => holds(sentence, line.bad), true)
  for (const line of goodOf(name)) addChance(line, weights, () => true, false)
  if (!isShown) continue
  for (const { line, counts, shown } of goodAlone.filter(isAltered))
    console.log(`ALTERED ${line.kind} ${line.level} ${counts} | ${line.message} | ${line.reply} => ${shown}`)
  for (const [at, one] of alone.entries()) {
    if (!isCaught(one))
      console.log(
        `${judged[at] && isCaught(judged[at]) ? 'ASKED' : 'MISSED'} ${one.line.class} ${one.line.level} | ${one.line.bad}`,
      )
  }
}

console.log('# all of them: the classifier alone, where no rule reached')
for (const inDanger of [false, true]) {
  const of = (isBad: boolean) =>
    chances.filter((one) => one.isBad === isBad && one.inDanger === inDanger).map(({ chance }) => chance)
  for (const needed of [
    0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95,
  ]) {
    const share = (all: number[]) =>
      ((all.filter((chance) => chance >= needed).length / all.length) * 100).toFixed(1)
    console.log(
      `${inDanger ? 'in danger' : 'ordinary'} ${needed}: bad ${share(of(true))} %, good ${share(of(false))} %`,
    )
  }
}

/** The highest chance among the sentences of a reply that count. */
function addChance(
  { level, message, reply }: Pick<GoodReply, 'level' | 'message' | 'reply'>,
  weights: BucketRows,
  counts: (sentence: string) => boolean,
  isBad: boolean,
): void {
  const words = ownWords(message)
  const inDanger = usesProtocol(level)
  const found = sentencesOf(reply)
    .filter(counts)
    .map((sentence) => {
      const reading = words.readReply(sentence)
      if (inDanger && helpIn(reading) !== null) return 0
      if (judgeByRules(reading, { level, own: words }) !== null) return isBad ? 1 : 0
      return classesOf(reading, { level, own: words, weights }).chance
    })
  chances.push({ chance: Math.max(0, ...found), isBad, inDanger })
}
