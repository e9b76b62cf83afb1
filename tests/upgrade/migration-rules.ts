/**
 * What a migration may not do, because nodes of the release before go on reading and writing while the new ones start.
 * What is taken away must be unused since an earlier release, and the file says so: `-- unused since 0.2.0`.
 */
const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['renames', /\brename\b/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['demands a value where none was needed', /\bset\s+not\s+null\b/i],
  ['takes a default away', /\bdrop\s+default\b/i],
  ['empties a table', /\btruncate\b/i],
  [
    'adds a column that the release before leaves empty',
    /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
  ],
]
const UNUSED = /^--\s*unused since \d+\.\d+\.\d+/m
const DROPS = /\bdrop\s+(table|column|view|function|trigger|type|schema)\b/i
/** New rules for rows that the release before writes, unless it knows nothing of the table. */
const NEW_RULES = [
  /\balter\s+table\s+(?:only\s+)?(\S+)\s[^;]*\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/gi,
  /\bcreate\s+unique\s+index\s[^;]*?\bon\s+([^\s(]+)/gi,
  /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s[^;]*?\bon\s+([^\s(]+)/gi,
]

/** What in a migration the release before can't live with; nothing when all is well. */
export function forbiddenIn(text: string): string[] {
  const statements = text.replaceAll(/--.*$/gm, '')
  const created = new Set([...statements.matchAll(/\bcreate\s+table\s+(\S+)/gi)].map(([, table]) => table))
  const ruled = NEW_RULES.flatMap((rule) => [...statements.matchAll(rule)].map(([, table]) => table))
  return [
    ...FORBIDDEN.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what),
    ...(DROPS.test(statements) && !UNUSED.test(text) ? ['takes away what the release before may use'] : []),
    ...ruled.filter((table) => !created.has(table)).map((table) => `adds a rule to ${table}`),
  ]
}
