import { isAltered, isCaught, reportOn } from './guard-report.ts'
import { badOf, goodOf } from './reply-sets.ts'

// What the output guard does on sets of labelled replies: `node lab/safety/guard/report-guard.ts [--show] PREFIX…`.
// PREFIX-bad.jsonl and PREFIX-good.jsonl are read; a bare name is looked for beside this file. `--show` prints
// what was missed and what was altered: never for a set that is still to judge.

const isShown = process.argv.includes('--show')
const prefixes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

for (const prefix of prefixes) {
  const { lines, alone, judged, goodAlone } = reportOn({ bad: badOf(prefix), good: goodOf(prefix) })
  console.log(`# ${prefix}\n${lines.join('\n')}`)
  if (!isShown) continue
  for (const [at, one] of alone.entries()) {
    if (isCaught(one)) continue
    const { line } = one
    const how = judged[at] && isCaught(judged[at]) ? 'ASKED' : 'MISSED'
    console.log(`${how} ${line.class} ${line.level} | ${line.message} | ${line.bad}`)
  }
  for (const { line, counts, shown } of goodAlone.filter(isAltered))
    console.log(`ALTERED ${line.kind} ${line.level} ${counts} | ${line.reply} => ${shown}`)
}
