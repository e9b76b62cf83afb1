import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

test('on Windows a start prints in one line that WSL is the way', () => {
  const windows = `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })`
  const args = ['--import', windows, 'scripts/setup.mjs', 'start']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No Windows, use o WSL: dentro dele o Aconchego funciona como no Linux.\n',
  })
})
