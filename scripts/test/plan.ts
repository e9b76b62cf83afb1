/**
 * The stages of npm test, in the order in which they begin: the longest, and beside it the quick ones first. The unit
 * tests, which wait for nothing, fill the end, when no other stage is left to use the time in which one waits.
 */
const STAGE_NAMES = ['browser', 'lint', 'types', 'server', 'chaos', 'engines', 'unit'] as const

export type StageName = (typeof STAGE_NAMES)[number]

/** How much of the machine a stage keeps busy. Those of one process, or that wait a lot, count less. */
export const LOAD: Record<StageName, number> = {
  browser: 2,
  lint: 1,
  types: 1,
  server: 2,
  chaos: 1,
  engines: 1,
  unit: 2,
}
/** Stages run at the same time up to this: one works while another waits. */
export const LOAD_AT_ONCE = 4

/** Where the test files of a stage are. The other stages have none that could be chosen by name. */
const TEST_FILES: Partial<Record<StageName, RegExp>> = {
  unit: /^(?:src\/(?:domain|web)|lab|scripts)\/.*\.test\.tsx?$/,
  server: /^(?:src\/server|tests)\/.*\.test\.ts$/,
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
}

/** Quick enough to be run after every change, all of it at once. */
const CHECK: StageName[] = ['lint', 'types', 'unit']

type Plan = {
  stages: StageName[]
  /** Parts of the paths of test files; all files when there are none. */
  names: string[]
  /** Stages that were asked for by name and have nothing of that name. */
  without: StageName[]
}

/** What `npm test -- …args` runs, among these files of the project. */
export function planTests(args: readonly string[], files: readonly string[]): Plan {
  const isStage = (arg: string): arg is StageName => STAGE_NAMES.some((name) => name === arg)
  if (args.length === 1 && args[0] === 'check') return { stages: CHECK, names: [], without: [] }
  const names = args.filter((arg) => !isStage(arg))
  const chosen = args.some(isStage) ? STAGE_NAMES.filter((name) => args.includes(name)) : STAGE_NAMES
  const wanted = names.length > 0 ? chosen.filter((name) => TEST_FILES[name]) : chosen
  const isThere = (name: StageName) =>
    names.length === 0 ||
    files.some((file) => TEST_FILES[name]?.test(file) && names.some((part) => file.includes(part)))
  return {
    stages: wanted.filter(isThere),
    names,
    without: wanted.filter((name) => !isThere(name)),
  }
}
