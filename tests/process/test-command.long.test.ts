import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT, startChild } from '#tests/support/process/child.ts'

async function run(...args: string[]) {
  const child = startChild('scripts/test.ts', args)
  const code = await child.ended
  const lines = child.said.stdout.trimEnd().split('\n')
  return { code, lines, lastLine: lines.at(-1) }
}

test('npm test sums up in its last line, and is content when nothing failed', async () => {
  expect(await run('unit', 'domain/limits.test')).toMatchObject({
    code: 0,
    lastLine: expect.stringMatching(/^[1-9]\d* passed, 0 failed$/),
  })
})

test('npm test is not content when nothing ran', async () => {
  const { code, lines, lastLine } = await run('unit', 'nenhum-arquivo-se-chama-assim')
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 0 failed' })
  expect(lines.at(-2)).toContain('no test has these words in its title')
})

test('npm test runs the tests with these words in their titles, and no others', async () => {
  expect(await run('anywhere', 'Wrong passwords in any hour')).toMatchObject({
    code: 0,
    lastLine: '1 passed, 0 failed',
  })
})

test('npm test and continuous integration run this command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'))
  expect(scripts.test).toMatch(/^exec sh scripts\/run test scripts\/test\.ts$/)
  expect(scripts['test:long']).toMatch(/^exec sh scripts\/run test:long scripts\/test\.ts test:long$/)
  expect(readFileSync(path.join(PROJECT, '.ci/run'), 'utf8')).toMatch(
    /^npm test\n(?:.*\n)*.*npm run test:long/m,
  )
})
