import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from '#tests/support/read-zip.ts'
import { tempDir } from '#tests/support/temp-dir.ts'
import { endRecords } from './zip-records.ts'
import { type ZipFile, zipStream } from './zip-stream.ts'

const DATE = new Date('2025-04-12T10:20:30Z')

async function zipOf(files: ZipFile[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(from(files), DATE)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* from(files: ZipFile[]) {
  yield* files
}

test('every file comes out as it went in', async () => {
  const long = 'Coração 💜 e mais. '.repeat(20_000)
  const zip = await zipOf([
    { name: 'um.txt', content: ['Olá, ', 'mundo'] },
    { name: 'pasta/vazio.txt', content: [] },
    { name: 'pasta/não é ascii.html', content: [long] },
  ])
  expect(readZip(zip)).toEqual(
    new Map([
      ['um.txt', 'Olá, mundo'],
      ['pasta/vazio.txt', ''],
      ['pasta/não é ascii.html', long],
    ]),
  )
  expect(zip.length).toBeLessThan(long.length / 20)
})

test('other programs read it', async () => {
  const python = spawnSync('python3', ['--version']).status === 0
  if (!python) return
  const file = path.join(tempDir(), 'teste.zip')
  writeFileSync(file, await zipOf([{ name: 'um.txt', content: ['Olá'.repeat(100_000)] }]))
  const { stdout, status } = spawnSync('python3', ['-m', 'zipfile', '-t', file], { encoding: 'utf8' })
  expect([status, stdout.trim()]).toEqual([0, 'Done testing'])
})

test('more files than a ZIP file could once count are counted in a record of their own', () => {
  const records = endRecords(70_000, 1_000, 500)
  const small = records.length - 22
  expect(records.readUInt16LE(small + 10)).toBe(0xffff)
  const large = Number(records.readBigUInt64LE(small - 20 + 8)) - 1_500
  expect(records.readBigUInt64LE(large + 32)).toBe(70_000n)
  expect(endRecords(2, 1_000, 500)).toHaveLength(22)
})

test('nothing is read before somebody takes what comes before it', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked += 1
      yield 'x'.repeat(70_000)
    }
  }
  const zip = zipStream(from([{ name: 'sem fim', content: endless() }]), DATE)
  await zip.next()
  expect(asked).toBe(0)
  for (let turn = 0; turn < 5; turn += 1) await zip.next()
  expect(asked).toBeLessThanOrEqual(5)
  await zip.return(undefined)
  const before = asked
  await zip.next()
  expect(asked).toBe(before)
})

test('an empty file is still a valid one', async () => {
  const zip = await zipOf([{ name: 'nada', content: [] }])
  expect(inflateRawSync(Buffer.of(3, 0)).length).toBe(0)
  expect(readZip(zip).get('nada')).toBe('')
})
