import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#server/platform/files.ts'
import { soon } from '#tests/support/time/soon.ts'
import { PROJECT } from './child.ts'
import { tempDir } from './temp-dir.ts'

test('a program that a test started is gone when the tests are, however they went', async () => {
  const program = path.join(tempDir(), 'stays.mjs')
  writeFileSync(program, "setInterval(() => {}, 60_000)\nconsole.log('here')\n")
  const parent = path.join(tempDir(), 'parent.ts')
  writeFileSync(
    parent,
    `import { startChild } from '${path.join(PROJECT, 'tests/support/process/child.ts')}'
const child = startChild('${program}')
await child.says(/here/)
process.stdout.write(\`\${child.pid}\`)
setInterval(() => {}, 60_000)`,
  )
  const tests = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void tests.kill('SIGKILL'))
  const pid = await new Promise<number>((resolve) =>
    tests.stdout.once('data', (said) => resolve(Number(said))),
  )
  expect(isAlive(pid)).toBe(true)
  tests.kill('SIGKILL')
  await soon(() => isAlive(pid)).toBe(false)
})
