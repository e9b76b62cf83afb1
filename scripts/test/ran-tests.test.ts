import { expect, test } from 'vitest'
import type { TestReport } from './output.ts'
import { failuresIn, slowestOf } from './ran-tests.ts'

const VITEST = {
  testResults: [
    {
      name: '/project/src/domain/chat/reply.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a reply ends', status: 'passed', duration: 1_500 },
        { fullName: 'a reply that isn’t begun', status: 'passed' },
        { fullName: "a reply can't end twice", status: 'failed', duration: 3 },
      ],
    },
  ],
} as TestReport

const journey = (title: string, ok: boolean, more = {}) => ({
  title,
  file: 'replies.spec.ts',
  ok,
  tests: [{ results: [{ duration: 4_000, attachments: [], ...more }] }],
})
const PLAYWRIGHT = {
  config: { rootDir: '/project/tests/e2e' },
  suites: [
    {
      title: 'replies.spec.ts',
      specs: [journey('A tap shows the rest', true)],
      suites: [
        {
          title: 'with a clock',
          specs: [
            journey('A pause lasts', false, {
              attachments: [
                { name: 'screenshot', path: '/project/test-results/a/test-failed-1.png' },
                { name: 'trace' },
              ],
            }),
          ],
        },
      ],
    },
  ],
} as unknown as TestReport

test('a test that failed is shown with the command that repeats it alone, as a shell reads it', () => {
  expect(failuresIn(VITEST, '/project')).toEqual([
    [
      "✗ src/domain/chat/reply.test.ts: a reply can't end twice",
      "  again, alone: npm test -- src/domain/chat/reply.test.ts 'a reply can'\\''t end twice'",
    ].join('\n'),
  ])
})

test('a journey that failed is shown with its picture', () => {
  expect(failuresIn(PLAYWRIGHT, '/project')).toEqual([
    [
      '✗ tests/e2e/replies.spec.ts: with a clock A pause lasts',
      '  screenshot: test-results/a/test-failed-1.png',
      "  again, alone: npm test -- tests/e2e/replies.spec.ts 'with a clock A pause lasts'",
    ].join('\n'),
  ])
})

test('a stage that left no report has nothing to show', () => {
  expect(failuresIn(null, '/project')).toEqual([])
  expect(slowestOf([])).toEqual([])
})

test('the slowest tests of all runs are listed, the slowest first', () => {
  const [heading, ...lines] = slowestOf([VITEST, PLAYWRIGHT])
  expect(heading).toContain('The slowest 5 tests')
  expect(lines.slice(0, 3)).toEqual([
    '    4.0 s  replies.spec.ts: A tap shows the rest',
    '    4.0 s  replies.spec.ts: with a clock A pause lasts',
    '    1.5 s  reply.test.ts: a reply ends',
  ])
})
