import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT, startChild } from '#tests/support/process/child.ts'

async function run(...args: string[]) {
  const child = startChild('scripts/test.ts', args)
  const code = await child.ended
  return { code, lastLine: child.said.stdout.trimEnd().split('\n').at(-1) }
}

test('npm test sums up in its last line, and is content when nothing failed', async () => {
  expect(await run('unit', 'domain/limits.test')).toEqual({
    code: 0,
    lastLine: expect.stringMatching(/^[1-9]\d* passed, 0 failed$/),
  })
})

test('npm test is not content when nothing ran', async () => {
  expect(await run('unit', 'nenhum-arquivo-se-chama-assim')).toEqual({
    code: 1,
    lastLine: '0 passed, 0 failed',
  })
})

test('npm test and continuous integration run this command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'))
  expect(scripts.test).toMatch(/^exec sh scripts\/run test scripts\/test\.ts$/)
  expect(readFileSync(path.join(PROJECT, '.ci/run'), 'utf8')).toContain('npm test')
})
