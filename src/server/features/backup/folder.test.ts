import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { encrypterTo } from './age.ts'
import { openCopy, storeCopy } from './copies.ts'
import { openFolder } from './folder.ts'

// Made by age-keygen and age 1.1.1 themselves, only for this test.
const PUBLIC = 'age1rclkwy70ez4scy4umrtke68nfjqy7wraatu4xgzv9nkszaxg0ctsxuxhwq'
const SECRET = 'AGE-SECRET-KEY-1WKYFCL77UY34WT2EENVQDWTM4EN52Y8EJL58NR4A4ZNNYEKDWSTSEKZP65'
const MADE_BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSB5MHVaWkl4UndwWWxzWWxLMDdVRTl6VlpST3Y2VUpweEZXRDNjNTdXV3d3CjBzQmJYSWJWOEFiSkRQYnludGhHdXg1dEh3L1hOcWFvSEJ2anhCc1NpdG8KLS0tIGZqL2gzQndQTlFnRkw5UWhIRW1TNDlZNFdOVWh6THRIWDFxUFNhVkZVODQKz1tmCROWvhGUEpJTfTU8A/+1QRcGtHcj/5joZZM2TVYI/WdVKc88yL1Op6iSM4R69tmIgJXbgP72blbB6hs='
const OTHER_SECRET = 'AGE-SECRET-KEY-17J2DNDF53F6DM79CZG5ER3J7P0PQEVDESS048F66U4SWN26HCRGQAXSSHK'
const DAMAGED = 'O arquivo não é um backup inteiro do Aconchego. Nada foi restaurado.'

/** Several of the pieces that age encrypts one by one. */
const LINES = Array.from({ length: 40_000 }, (_, n) => `${(n * 2_654_435_761).toString(36)}${n}\n`).join('')

function keyFile(key: string): string {
  const file = path.join(tempDir(), 'chave.txt')
  writeFileSync(file, `# created: 2026-11-16\n# public key: ${PUBLIC}\n${key}\n`)
  return file
}

async function encryptedFile(): Promise<string> {
  const file = path.join(tempDir(), 'copia.gz.age')
  await write(file, [PUBLIC], (to) => pipeline([LINES], to))
  return file
}

const open = async (file: string, keyFile?: string) =>
  (await openCopy(file, { s3: null }, { keyFile })).content
const read = async (file: string, keyFile?: string) => text(await open(file, keyFile))

async function write(file: string, keys: string[], fill: (to: Writable) => Promise<void>) {
  const encrypt = encrypterTo(keys)
  const { upload } = openFolder(path.dirname(file))
  await storeCopy(fill, async (zip) => upload(path.basename(file), await encrypt(zip)))
}

test('what was encrypted to a public key opens with its secret key, and only its owner may read the file', async () => {
  const file = await encryptedFile()
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await read(file, keyFile(SECRET))).toBe(LINES)
})

test('a file that the age program encrypted opens', async () => {
  const file = path.join(tempDir(), 'copia')
  writeFileSync(file, Buffer.from(MADE_BY_AGE, 'base64'))
  expect(await read(file, keyFile(SECRET))).toBe('uma linha\n')
})

describe('one line says why an encrypted file is not opened', () => {
  test('without a key, with another one, with a file that holds none, with none at that place', async () => {
    const file = await encryptedFile()
    await expect(read(file)).rejects.toThrow(`${file} está cifrado: indique a chave com --chave ARQUIVO.`)
    await expect(read(file, keyFile(OTHER_SECRET))).rejects.toThrow(
      'A chave não abre este backup: foi cifrado para outra. Nada foi restaurado.',
    )
    const wrong = keyFile('uma senha')
    await expect(read(file, wrong)).rejects.toThrow(`${wrong} não tem uma chave do age (AGE-SECRET-KEY-…).`)
    await expect(read(file, '/nenhuma/chave')).rejects.toThrow(
      '/nenhuma/chave: não foi possível ler a chave.',
    )
  })

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['cut off at its end', (whole) => whole.subarray(0, -1)],
    ['cut off between two pieces', (whole) => whole.subarray(0, 200 + 2 * (64 * 1024 + 16))],
    ['cut off in its header', (whole) => whole.subarray(0, 100)],
    ['changed in one place', (whole) => whole.fill(~(whole[90_000] ?? 0), 90_000, 90_001)],
  ])('%s', async (_, damage) => {
    const file = await encryptedFile()
    writeFileSync(file, damage(readFileSync(file)))
    await expect(read(file, keyFile(SECRET))).rejects.toThrow(DAMAGED)
  })
})

test('a public key that is none is refused before a file is begun, and a secret one is not repeated', async () => {
  const file = path.join(tempDir(), 'copia.gz.age')
  const save = (key: string) => write(file, [key], async () => {})
  await expect(save('age1abc')).rejects.toThrow('--para: "age1abc" não é uma chave pública do age (age1…).')
  await expect(save(SECRET)).rejects.toThrow(/^--para: "AGE-SECRET-K…" não é/)
  expect(readdirSync(path.dirname(file))).toEqual([])
})

test('a save that fails leaves no file, encrypted or not', async () => {
  for (const keys of [[], [PUBLIC]]) {
    const file = path.join(tempDir(), 'copia.gz')
    const fails = write(file, keys, async (to) => {
      await new Promise((resolve) => to.write(LINES, resolve))
      throw new Error('o banco caiu')
    })
    await expect(fails).rejects.toThrow('o banco caiu')
    expect(readdirSync(path.dirname(file))).toEqual([])
  }
})

test('what somebody put where the file is written is neither used nor followed', async () => {
  const folder = tempDir()
  const [file, elsewhere] = [path.join(folder, 'copia.gz'), path.join(folder, 'de-outra-pessoa')]
  writeFileSync(elsewhere, '', { mode: 0o666 })
  symlinkSync(elsewhere, `${file}.parcial`)
  await write(file, [], (to) => pipeline([LINES], to))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(elsewhere, 'utf8')).toBe('')
  expect(await read(file)).toBe(LINES)
})

test('a folder is named as one, not read', async () => {
  await expect(open(tempDir())).rejects.toThrow(/é uma pasta: indique o arquivo da cópia\.$/)
})
