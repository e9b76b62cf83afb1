import { describe, expect, it } from 'vitest'
import { planTests } from './plan.ts'

const FILES = [
  'src/domain/chat/replies.test.ts',
  'src/domain/limits.test.ts',
  'src/server/features/chat/replies/send.test.ts',
  'src/server/features/chat/replies/send.ts',
  'tests/process/backup.test.ts',
  'tests/e2e/replies.spec.ts',
  'scripts/test/plan.test.ts',
]
const plan = (...args: string[]) => planTests(args, FILES)

describe('npm test', () => {
  it('runs every stage when nothing is asked for', () => {
    expect(plan().stages).toEqual(['browser', 'lint', 'types', 'server', 'chaos', 'engines', 'unit'])
    expect(plan()).toMatchObject({ names: [], without: [] })
  })

  it('runs the stages that are named, in their order', () => {
    expect(plan('chaos', 'unit').stages).toEqual(['chaos', 'unit'])
  })

  it('runs what belongs to a name in every layer', () => {
    expect(plan('replies')).toEqual({
      stages: ['browser', 'server', 'unit'],
      names: ['replies'],
      without: [],
    })
  })

  it('leaves out the layers that have nothing of that name, and says so', () => {
    expect(plan('backup')).toEqual({ stages: ['server'], names: ['backup'], without: ['browser', 'unit'] })
  })

  it('takes only test files for what belongs to a name', () => {
    expect(plan('send.ts')).toMatchObject({ stages: [], without: ['browser', 'server', 'unit'] })
  })

  it('looks for a name in the stages that are named with it', () => {
    expect(plan('server', 'replies').stages).toEqual(['server'])
    expect(plan('unit', 'backup')).toMatchObject({ stages: [], without: ['unit'] })
  })

  it('runs lint, types and unit tests as a check', () => {
    expect(plan('check').stages).toEqual(['lint', 'types', 'unit'])
  })
})
