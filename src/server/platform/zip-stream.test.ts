import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readZip } from '#tests/support/product/read-zip.ts'
import { until } from '#tests/support/time/soon.ts'
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

test('only a little is read ahead, and nothing after the reader has left', async () => {
  let read = 0
  let closed = false
  async function* endless() {
    try {
      for (;;) {
        read += 1
        yield randomBytes(35_000).toString('hex')
      }
    } finally {
      closed = true
    }
  }
  const zip = zipStream(from([{ name: 'sem fim', content: endless() }]), DATE)
  await zip.next()
  expect(read).toBeLessThan(20)
  await zip.return(undefined)
  await until(() => closed)
  const before = read
  await new Promise(setImmediate)
  expect(read).toBe(before)
})

test('a source that fails makes the ZIP file fail, and is closed', async () => {
  let closed = false
  async function* failing() {
    yield { name: 'um.txt', content: ['Olá'] }
    yield { name: 'dois.txt', content: broken() }
  }
  async function* broken() {
    try {
      yield 'começo'
      throw new Error('o banco caiu')
    } finally {
      closed = true
    }
  }
  const reading = async () => {
    for await (const piece of zipStream(failing(), DATE)) void piece
  }
  await expect(reading()).rejects.toThrow('o banco caiu')
  expect(closed).toBe(true)
})

test('an empty file is still a valid one', async () => {
  expect(readZip(await zipOf([{ name: 'nada', content: [] }])).get('nada')).toBe('')
})
