import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const LINES_MOST = 60

/** Those that may be longer: a list can be read line by line, whatever its length. */
const LISTS = [
  ...['notebookRoutes', 'accountRoutes', 'salesRoutes', 'createApi'],
  ...['readEnv', 'authRules', 'runVerb', 'figureTables'],
  ...['LegalPage', 'Paper'],
]
/** Those whose inner functions share one state, and that nobody has taken apart yet. */
const STATES = [
  ...['createReplyComposer', 'createSentenceCutter', 'createReplyJudge', 'createOutputGuard'],
  ...['ownWords', 'createHiddenTextFilter', 'createRuns', 'createChat', 'shareStream'],
]

type Node = {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  key?: { name?: string }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The names of functions with more lines than that, inner ones too; '?' for one without a name. */
function longFunctions(file: string, code: string): string[] {
  const found: string[] = []
  function visit(node: Node, parent: Node | null): void {
    const lines = code.slice(node.start, node.end).split('\n').length
    if (lines <= LINES_MOST) return
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? '?'
    if (/Function/.test(node.type) && !node.type.startsWith('TS')) found.push(name)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node)
  }
  visit(parseSync(file, code).program, null)
  return found
}

test('a function has at most sixty lines, but for a few that are named here', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT }).filter((name) => !name.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  const long = files.flatMap((file) => longFunctions(file, readFileSync(`${PROJECT}/${file}`, 'utf8')))
  expect(long.filter((name) => ![...LISTS, ...STATES].includes(name))).toEqual([])
  expect(LISTS.length + STATES.length).toBeLessThanOrEqual(20)
})

test('a long function is found, also inside of another thing', () => {
  const body = 'work()\n'.repeat(LINES_MOST)
  const planted = `export function long() {\n${body}}\nconst short = () => {\nwork()\n}\nconst all = {\ninner() {\n${body}},\n}\n`
  expect(longFunctions('a.ts', planted)).toEqual(['long', 'inner'])
})
