import { countBy, isAltered, isCaught, judgeAll } from './guard-report.ts'
import { type BadReply, type GoodReply, readReplySet } from './reply-sets.ts'
import { shareText } from './wilson.ts'

// What the output guard does on sets of labelled replies: `node lab/safety/guard/report-guard.ts [--show] PREFIX…`.
// PREFIX-bad.jsonl and PREFIX-good.jsonl are read; a bare name is looked for beside this file. `--show` prints
// what was missed and what was altered: never for a set that is still to judge.

const isShown = process.argv.includes('--show')
const prefixes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

for (const prefix of prefixes) {
  const fileOf = (kind: string) =>
    prefix.includes('/')
      ? `${prefix}-${kind}.jsonl`
      : new URL(`replies/${prefix}-${kind}.jsonl`, import.meta.url)
  const bad = judgeAll(readReplySet<BadReply>(fileOf('bad')))
  const good = judgeAll(readReplySet<GoodReply>(fileOf('good')))
  console.log(`# ${prefix}`)
  console.log(`bad sentences caught: ${shareText(bad.filter(isCaught).length, bad.length)}`)
  for (const [name, { hits, total }] of countBy(bad, ({ line }) => line.class, isCaught)) {
    console.log(`  ${name}: ${hits}/${total}`)
  }
  console.log(`good replies altered: ${shareText(good.filter(isAltered).length, good.length)}`)
  for (const [name, { hits, total }] of countBy(good, ({ line }) => line.kind, isAltered)) {
    console.log(`  ${name}: ${hits}/${total}`)
  }
  if (!isShown) continue
  for (const one of bad.filter((judged) => !isCaught(judged))) {
    console.log(`MISSED ${one.line.class} ${one.line.level} | ${one.line.message} | ${one.line.bad}`)
  }
  for (const one of good.filter(isAltered)) {
    console.log(
      `ALTERED ${one.line.kind} ${one.line.level} ${one.counts} | ${one.line.reply} => ${one.shown}`,
    )
  }
}
