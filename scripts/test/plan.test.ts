import { describe, expect, it } from 'vitest'
import { planTests } from './plan.ts'

const SOURCES: Record<string, string> = {
  'src/domain/chat/replies.test.ts': "it('keeps the end of a reply', …)",
  'src/domain/limits.test.ts': "it('ten wrong passwords', …)",
  'src/domain/text-growth.long.test.ts': "it('generated texts', …)",
  'src/server/features/chat/replies/send.test.ts': "test('A tap is counted once', …)",
  'src/server/features/chat/replies/send.ts': '// the rest of a reply, and a tap',
  'tests/process/backup.test.ts': "test('restores everything', …)",
  'tests/e2e/replies.spec.ts': "test('A tap shows the rest of a reply at once', …)",
  'scripts/test/plan.test.ts': '',
}
const plan = (...args: string[]) => planTests(args, Object.keys(SOURCES), (file) => SOURCES[file] ?? '')

describe('npm test', () => {
  it('runs every quick stage when nothing is asked for', () => {
    expect(plan()).toEqual({
      stages: ['browser', 'lint', 'types', 'server', 'unit'],
      names: [],
      words: [],
      without: [],
    })
  })

  it('leaves what is slow to npm run test:long', () => {
    expect(plan('test:long').stages).toEqual(['engines', 'chaos', 'long', 'journeys'])
  })

  it('runs the stages that are named, in their order', () => {
    expect(plan('chaos', 'unit').stages).toEqual(['unit', 'chaos'])
  })

  it('runs what belongs to a name in every layer', () => {
    expect(plan('replies')).toEqual({
      stages: ['browser', 'server', 'unit'],
      names: ['replies'],
      words: [],
      without: ['long'],
    })
  })

  it('leaves out the layers that have nothing of that name, and shows it', () => {
    expect(plan('backup')).toMatchObject({ stages: ['server'], without: ['browser', 'unit', 'long'] })
    expect(plan('growth')).toMatchObject({ stages: ['long'], without: ['browser', 'server', 'unit'] })
  })

  it('looks for words that are in no path in the titles of tests, in any case and order', () => {
    const found = { stages: ['browser'], names: ['tests/e2e/replies.spec.ts'], words: ['rest', 'Tap'] }
    expect(plan('rest Tap')).toMatchObject(found)
    expect(plan('rest', 'Tap')).toMatchObject(found)
    expect(plan('tap', 'once').stages).toEqual(['browser', 'server'])
    expect(plan('server', 'tap').stages).toEqual(['server'])
  })

  it('looks for words in a file that is named with them, whose titles may be put together', () => {
    expect(plan('tests/e2e/replies.spec.ts', 'A tap, at 360 px')).toMatchObject({
      stages: ['browser'],
      names: ['tests/e2e/replies.spec.ts'],
      words: ['A', 'tap,', 'at', '360', 'px'],
    })
  })

  it('runs nothing when no test has the words', () => {
    expect(plan('nenhum teste')).toMatchObject({ stages: [], names: [] })
    expect(plan('unit', 'backup')).toMatchObject({ stages: [], without: ['unit'] })
  })

  it('runs lint, types and unit tests as a check', () => {
    expect(plan('check').stages).toEqual(['lint', 'types', 'unit'])
  })
})
