import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { openKeys } from './keys.ts'

const none = { authSecret: undefined, encryptionKey: undefined }
const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)

test('keys are made once, for their owner only, and stay the same', () => {
  const dataDir = path.join(tempDir(), 'data')
  const first = openKeys({ ...none, dataDir })
  expect(first.authSecret.length).toBeGreaterThanOrEqual(43)
  expect(first.encryptionKey).toHaveLength(32)
  expect(openKeys({ ...none, dataDir })).toEqual(first)
  for (const place of ['.', 'keys']) expect(modeOf(path.join(dataDir, place))).toBe('700')
  for (const name of ['auth-secret', 'encryption-key'])
    expect(modeOf(path.join(dataDir, 'keys', name))).toBe('600')
})

test('every place has keys of its own, and the two keys differ', () => {
  const [one, other] = [1, 2].map(() => openKeys({ ...none, dataDir: tempDir() }))
  expect(one?.authSecret).not.toBe(other?.authSecret)
  expect(one?.encryptionKey).not.toEqual(other?.encryptionKey)
  expect(one?.authSecret).not.toBe(one?.encryptionKey.toString('base64'))
})

test('what the operator gives is used, and nothing is written', () => {
  const dataDir = path.join(tempDir(), 'data')
  const encryptionKey = Buffer.alloc(32, 7).toString('base64')
  const keys = openKeys({ authSecret: 'um segredo do operador, bem longo', encryptionKey, dataDir })
  expect(keys).toEqual({
    authSecret: 'um segredo do operador, bem longo',
    encryptionKey: Buffer.alloc(32, 7),
  })
  expect(() => statSync(dataDir)).toThrow('ENOENT')
})

test.each(['', 'x', 'AAAA', `${'A'.repeat(44)}\n${'B'.repeat(44)}`, '\0'.repeat(44)])(
  'a damaged key file (%j) stops everything and is left as it is',
  (content) => {
    const dataDir = tempDir()
    const file = path.join(dataDir, 'keys', 'encryption-key')
    mkdirSync(path.dirname(file))
    writeFileSync(file, content)
    expect(() => openKeys({ ...none, authSecret: 'x'.repeat(32), dataDir })).toThrow(
      `O arquivo ${file} está danificado. Restaure-o do seu backup; nada foi alterado.`,
    )
    expect(readFileSync(file, 'utf8')).toBe(content)
  },
)
