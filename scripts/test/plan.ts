/** The stages of npm test, in their order. Those of one group run at the same time: one works while another waits. */
const GROUPS = [
  ['lint', 'types', 'unit'],
  ['server', 'chaos'],
  ['browser', 'engines'],
] as const

export type StageName = (typeof GROUPS)[number][number]

/** Where the test files of a stage are. The other stages have none that could be chosen by name. */
const TEST_FILES: Partial<Record<StageName, RegExp>> = {
  unit: /^(?:src\/(?:domain|web)|lab|scripts)\/.*\.test\.tsx?$/,
  server: /^(?:src\/server|tests)\/.*\.test\.ts$/,
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
}

/** Quick enough to be run after every change, all of it at once. */
const CHECK: StageName[] = [...GROUPS[0]]

type Plan = {
  groups: StageName[][]
  /** Parts of the paths of test files; all files when there are none. */
  names: string[]
  /** Stages that were asked for by name and have nothing of that name. */
  without: StageName[]
}

/** What `npm test -- …args` runs, among these files of the project. */
export function planTests(args: readonly string[], files: readonly string[]): Plan {
  const all: StageName[] = GROUPS.flat()
  const isStage = (arg: string): arg is StageName => all.some((name) => name === arg)
  if (args.length === 1 && args[0] === 'check') return { groups: [CHECK], names: [], without: [] }
  const names = args.filter((arg) => !isStage(arg))
  const chosen = args.some(isStage) ? all.filter((name) => args.includes(name)) : all
  const wanted = names.length > 0 ? chosen.filter((name) => TEST_FILES[name]) : chosen
  const isThere = (name: StageName) =>
    names.length === 0 ||
    files.some((file) => TEST_FILES[name]?.test(file) && names.some((part) => file.includes(part)))
  return {
    groups: GROUPS.map((group) => group.filter((name) => wanted.includes(name) && isThere(name))).filter(
      (group) => group.length > 0,
    ),
    names,
    without: wanted.filter((name) => !isThere(name)),
  }
}
