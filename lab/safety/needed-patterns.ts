import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { createRuleIndex, searchLineOf } from '#domain/safety/detector/pattern.ts'
import { rules } from '#domain/safety/detector/rules.ts'
import { readTuned, tunedTalks } from './read-lines.ts'
import { linesOfTalks } from './talks.ts'

// Prints the patterns that fewer than two lines of risk by different writers need. Lines of w0 do not count: they
// were written by somebody who knew the rules.

const needed = 2

const patterns = rules.flatMap((rule) => rule.patterns.map((source) => ({ id: rule.id, source })))
const index = createRuleIndex(patterns.map((pattern) => ({ owner: pattern, patterns: [pattern.source] })))
const writersOf = new Map(patterns.map((pattern) => [pattern, new Set<string>()]))

for (const { writer, level, text } of [...readTuned(), ...tunedTalks.flatMap(linesOfTalks)])
  if (level !== 'nenhum' && writer !== 'w0')
    for (const { words } of readMessage(text))
      for (const { owner } of index(searchLineOf(words))) writersOf.get(owner)?.add(writer)

const unneeded = patterns.filter((pattern) => (writersOf.get(pattern)?.size ?? 0) < needed)
for (const { id, source } of unneeded) console.log(`${id}\t${source}`)
console.log(`${unneeded.length} of ${patterns.length} patterns are needed by fewer than ${needed} writers`)
