/** What a rule is, as it is written down: see `readRuleText`. */
export type WrittenRule = {
  readonly id: string
  /** What it reads, in Portuguese: the sentence a clinician sees. */
  readonly says: string
  /** Lines that it catches, and one that looks like them and is left alone. */
  readonly catches: readonly string[]
  readonly spares: string
  readonly patterns: readonly string[]
  /** Patterns that cancel the rule when they are in the same sentence. */
  readonly unless: readonly string[]
  /** Names of cues (`planCues`): it counts only near one of each of these lists, also of the sentence before or after. */
  readonly beside: readonly (readonly string[])[]
}

/**
 * Reads rules, one thing a line: `[id flags]` begins a rule, `>` is what it reads, `+` what it catches, `-` what it spares, `!` a
 * pattern that cancels it, `&` cues of which one must be near. Every other line is a pattern.
 */
export const readRuleText = (
  text: string,
): readonly (WrittenRule & { readonly flags: readonly string[] })[] =>
  text
    .trim()
    .split(/\n\s*(?=\[)/)
    .map((rule) => {
      const [header = '', ...lines] = rule
        .split(/\n\s*/)
        .filter((line) => line !== '' && !line.startsWith('// '))
      const [id = '', ...flags] = header.slice(1, -1).split(' ')
      const after = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
      return {
        id,
        flags,
        says: after('> ').join(' '),
        catches: after('+ '),
        spares: after('- ').join(' '),
        patterns: lines.filter((line) => !/^[>+!&-] /.test(line)),
        unless: after('! '),
        beside: after('& ').map((cues) => cues.split(' ')),
      }
    })
