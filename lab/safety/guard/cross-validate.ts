import { helpIn } from '#domain/safety/guard/help-sentence.ts'
import { judgeByRules } from '#domain/safety/guard/judge-sentence.ts'
import { CHANCE_NEEDED } from '#domain/safety/guard/model/classify.ts'
import { guess } from '#domain/safety/guard/model/linear-classifier.ts'
import { replyFeaturesOf } from '#domain/safety/guard/model/reply-features.ts'
import { ownWords } from '#domain/safety/guard/own-words.ts'
import { isProtocolLevel } from '#domain/safety/protocol/protocol-level.ts'
import { countBy } from './guard-report.ts'
import { type BadReply, type GoodReply, readReplySet } from './reply-sets.ts'
import { examplesOfBad, examplesOfGood, holds, ownExamples, sentencesOf } from './training/examples.ts'
import { trainClassifier } from './training/train.ts'
import { shareText } from './wilson.ts'

// How rules and classifier do together on the replies of a writer that training did not see, for a choice of
// thresholds: `node lab/safety/guard/cross-validate.ts g1 g2`.

const isShown = process.argv.includes('--show')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const fileOf = (name: string) => new URL(`replies/${name}.jsonl`, import.meta.url)
const sets = names.map((name) => ({
  name,
  bad: readReplySet<BadReply>(fileOf(`${name}-bad`)),
  good: readReplySet<GoodReply>(fileOf(`${name}-good`)),
}))
const own = ownExamples()

for (const judged of sets) {
  const others = sets.filter((set) => set !== judged)
  const weights = trainClassifier([
    ...own,
    ...others.flatMap(({ bad }) => examplesOfBad(bad)),
    ...others.flatMap(({ good }) => examplesOfGood(good)),
  ])
  /** How sure it is that a sentence must go; rules are always sure. */
  const chanceOf = (sentence: string, { level, message }: Pick<GoodReply, 'level' | 'message'>) => {
    const words = ownWords(message)
    const reading = words.readReply(sentence)
    if (judgeByRules(reading, { level, own: words }) !== null) return 1
    if (isProtocolLevel(level) && helpIn(reading) !== null) return 0
    return guess(weights, replyFeaturesOf(reading, words.named)).chance
  }
  const bad = judged.bad.map((line) => ({
    line,
    chance: Math.max(
      ...sentencesOf(line.reply)
        .filter((sentence) => holds(sentence, line.bad))
        .map((sentence) => chanceOf(sentence, line)),
    ),
  }))
  const good = judged.good.map((line) => ({
    line,
    chance: Math.max(...sentencesOf(line.reply).map((sentence) => chanceOf(sentence, line))),
  }))
  console.log(`# ${judged.name}, held out`)
  for (const needed of [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 1]) {
    const over = ({ chance }: { chance: number }) => chance >= needed
    const danger = good.filter(({ line }) => isProtocolLevel(line.level))
    console.log(
      `${needed}: caught ${shareText(bad.filter(over).length, bad.length)}; altered ${shareText(good.filter(over).length, good.length)}, in danger ${danger.filter(over).length} of ${danger.length}`,
    )
  }
  const isFound = ({ line, chance }: { line: GoodReply | BadReply; chance: number }) =>
    chance >= (isProtocolLevel(line.level) ? CHANCE_NEEDED.inDanger : CHANCE_NEEDED.ordinary).likely
  const crisis = good.filter(({ line }) => line.kind === 'crisis')
  console.log(
    `as set: caught ${shareText(bad.filter(isFound).length, bad.length)}; altered ${shareText(good.filter(isFound).length, good.length)}; crisis ${shareText(crisis.filter(isFound).length, crisis.length)}`,
  )
  const byClass = countBy(bad, ({ line }) => line.class, isFound)
  console.log([...byClass].map(([name, { hits, total }]) => `${name} ${hits}/${total}`).join(', '))
  if (!isShown) continue
  for (const { line, chance } of good.filter(isFound)) {
    console.log(`GOOD ${chance.toFixed(2)} ${line.kind} ${line.level} | ${line.message} | ${line.reply}`)
  }
  for (const { line, chance } of bad.filter((one) => !isFound(one))) {
    console.log(`BAD ${chance.toFixed(2)} ${line.class} ${line.level} | ${line.bad}`)
  }
}
