/** The stages of npm test, the longest first, and beside it the quick ones. */
const STAGES_OF_TEST = ['browser', 'lint', 'types', 'server', 'unit'] as const

/** What is too slow for it: npm run test:long. */
const STAGES_OF_LONG = ['engines', 'chaos', 'long', 'journeys'] as const

const STAGE_NAMES = [...STAGES_OF_TEST, ...STAGES_OF_LONG]

export type StageName = (typeof STAGE_NAMES)[number]

/** How much of the machine a stage keeps busy. Those of one process, or that wait a lot, count less. */
export const LOAD: Record<StageName, number> = {
  browser: 2,
  lint: 1,
  types: 1,
  server: 2,
  unit: 2,
  engines: 1,
  chaos: 1,
  long: 2,
  journeys: 1,
}
/** Stages run at the same time up to this: one works while another waits. */
export const LOAD_AT_ONCE = 4

/** Where the test files of a stage are. The other stages have none that could be chosen by name. */
const TEST_FILES: Partial<Record<StageName, RegExp>> = {
  unit: /^(?:src\/(?:domain|web)|lab|scripts)\/.*(?<!\.long)\.test\.tsx?$/,
  server: /^(?:src\/server|tests)\/.*(?<!\.long)\.test\.ts$/,
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
  // Routes are asked more there; other properties are left out of a part.
  long: /(?:\.long|\/fuzz)\.test\.tsx?$/,
}

/** What one word runs that is no stage. `check` is quick enough to be run after every change. */
const GROUPS: Record<string, readonly StageName[]> = {
  check: ['lint', 'types', 'unit'],
  'test:long': STAGES_OF_LONG,
}

export type Plan = {
  stages: StageName[]
  /** Parts of the paths of test files; all files when there are none. */
  names: string[]
  /** Words that a test has in its title, in any order; any title when there are none. */
  words: string[]
  /** Stages that were asked for by name and have nothing of that name. */
  without: StageName[]
}

/**
 * What `npm test -- …args` runs, among these files of the project. Words that are in no path are looked for in titles of
 * tests; only files are loaded whose source has all of them, or which are named beside the words.
 */
export function planTests(
  args: readonly string[],
  files: readonly string[],
  sourceOf: (file: string) => string = () => '',
): Plan {
  const group = args.length === 1 ? GROUPS[args[0] ?? ''] : undefined
  if (group) return { stages: [...group], names: [], words: [], without: [] }
  const asked = args.filter((arg) => !isStage(arg))
  const given = STAGE_NAMES.filter((name) => args.includes(name))
  if (asked.length === 0)
    return { stages: given.length > 0 ? given : [...STAGES_OF_TEST], names: [], words: [], without: [] }

  const wanted = (given.length > 0 ? given : STAGE_NAMES).filter((name) => TEST_FILES[name])
  const tests = files.filter((file) => wanted.some((name) => TEST_FILES[name]?.test(file)))
  const arePaths = asked.every((name) => tests.some((file) => file.includes(name)))
  const words = arePaths ? [] : wordsOf(asked.filter((name) => !tests.includes(name)))
  const paths = arePaths ? asked : asked.filter((name) => tests.includes(name))
  const names = paths.length > 0 ? paths : tests.filter((file) => hasAll(sourceOf(file), words))
  const isThere = (name: StageName) =>
    tests.some((file) => TEST_FILES[name]?.test(file) && names.some((part) => file.includes(part)))
  return {
    stages: wanted.filter(isThere),
    names,
    words,
    without: wanted.filter((name) => !isThere(name)),
  }
}

const isStage = (arg: string): arg is StageName => STAGE_NAMES.some((name) => name === arg)

const wordsOf = (args: readonly string[]) => args.flatMap((arg) => arg.split(/\s+/)).filter(Boolean)

function hasAll(text: string, words: readonly string[]): boolean {
  const inLowerCase = text.toLowerCase()
  return words.every((word) => inLowerCase.includes(word.toLowerCase()))
}
