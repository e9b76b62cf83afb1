import { execFileSync } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

// In a process of its own, since in those of the tests hashing costs next to nothing.
const HASH = `const { hashPassword } = await import('better-auth/crypto')
  for (let time = 0; time < 2; time += 1) console.log(await hashPassword('uma frase só minha'))`

test('a password is hashed with scrypt, 32 MiB of memory and N = 2^14, and a salt of its own', () => {
  const [one, two] = hashesInProcess().map((hash) => hash.split(':'))
  expect(one?.[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(one?.[0]).not.toBe(two?.[0])
  const options = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }
  const key = scryptSync('uma frase só minha', one?.[0] ?? '', 64, options)
  expect(one?.[1]).toBe(key.toString('hex'))
})

function hashesInProcess(): string[] {
  return execFileSync(process.execPath, ['--input-type=module', '-e', HASH], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
}
