import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass } from './guard-rule.ts'
import { closingOf, safeSentence } from './safe-sentences.ts'

// With more than this many of our sentences the reply would be neither the model's nor ours.
const MOST_REPLACED = 3

/** Which classes were found in one reply, and which of our sentences were said about them: never the same sentence twice. */
export function createFoundClasses() {
  const found = new Set<GuardClass>()
  const said = new Set<GuardClass>()
  let first: GuardClass | null = null
  let closing: GuardClass | null = null
  const variant = (name: GuardClass) => (said.has(name) ? 1 : 0)

  return {
    /** The same class twice, or too many of them, close the reply. */
    note(name: GuardClass): void {
      first ??= name
      const isRepeated = found.has(name)
      found.add(name)
      if (isRepeated || found.size > MOST_REPLACED) closing ??= name
    },
    /** Our sentence about this class. */
    say(name: GuardClass): string {
      const sentence = safeSentence(name, variant(name))
      said.add(name)
      return sentence
    },
    first: () => first,
    isClosed: () => closing !== null,
    /** What ends a reply that is closed; null while it is not. */
    closing: (level: RiskLevel) => closing && closingOf(level, closing, variant(closing)),
  }
}
