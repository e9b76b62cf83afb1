import { rememberWords } from '../../text/remember-words.ts'
import { neededLetters } from './needed-letters.ts'

/** Finds the few patterns that a sentence can match, by the words that each of them needs. */
export function createPatternIndex<
  Rule extends { readonly patterns: readonly Pattern[] },
  Pattern extends { readonly source: string },
>() {
  type Needing = { readonly rule: Rule; readonly pattern: Pattern; readonly letters: RegExp }
  const rules: Rule[] = []
  let all: readonly Needing[] | null = null
  let last = { text: '', patterns: new Map<Rule, Set<Pattern>>() }

  const needing = rememberWords((word): readonly Needing[] => {
    all ??= rules.flatMap((rule) =>
      rule.patterns.map((pattern) => ({
        rule,
        pattern,
        letters: new RegExp(neededLetters(pattern.source)),
      })),
    )
    return all.filter(({ letters }) => letters.test(word))
  })

  function find(text: string): Map<Rule, Set<Pattern>> {
    const found = new Map<Rule, Set<Pattern>>()
    for (const word of text.match(/[a-z0-9]+/g) ?? [])
      for (const { rule, pattern } of needing(word)) {
        const others = found.get(rule)
        if (others) others.add(pattern)
        else found.set(rule, new Set([pattern]))
      }
    return found
  }

  return {
    /** Call it before `patternsFor`. */
    add(rule: Rule): void {
      rules.push(rule)
    },
    /** The patterns that may match a text, by their rule. All rules read a text one after the other. */
    patternsFor(text: string): ReadonlyMap<Rule, ReadonlySet<Pattern>> {
      if (text !== last.text) last = { text, patterns: find(text) }
      return last.patterns
    },
  }
}
