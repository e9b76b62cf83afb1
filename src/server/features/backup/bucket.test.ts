import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { BUCKET, hasS3Server, refuse, startS3Server } from '#tests/support/proxies/s3-server.ts'
import { openBucket } from './bucket.ts'
import { makeNightlyCopy, openCopy, saveCopy } from './copies.ts'
import { isCopyDue } from './nightly-job.ts'
import { restoreBackup } from './store/backup.ts'
import { copies } from './store/last-backup.ts'

const product = await createTestApp()
afterAll(product.close)

describe('whether the copy of this night is due', () => {
  const at = 3 * 60 + 30
  const time = (text: string) => Date.parse(text)

  test.each([
    ['at its hour in Brasília', '2026-11-18T06:31:00Z', '2026-11-19T06:30:00Z', true],
    ['not a minute before', '2026-11-18T06:31:00Z', '2026-11-19T06:29:00Z', false],
    ['later, where the server was stopped', '2026-11-18T06:31:00Z', '2026-11-19T23:00:00Z', true],
    ['not twice', '2026-11-19T06:30:10Z', '2026-11-19T23:00:00Z', false],
  ])('%s', (_, savedAt, now, due) => {
    expect(isCopyDue(new Date(savedAt), at, time(now))).toBe(due)
  })

  test('at once where there is none', () => {
    expect(isCopyDue(null, at, time('2026-11-19T00:00:00Z'))).toBe(true)
  })
})

describe.skipIf(!hasS3Server)('copies in a bucket', async () => {
  const store = hasS3Server ? await startS3Server() : null
  afterAll(() => store?.close())
  if (!store) return
  const { state, s3 } = store
  let prefix = ''
  let turn = 0
  beforeEach(() => {
    Object.assign(state, { fault: null, open: false, seen: [] })
    prefix = `casa/${++turn}`
  })

  const { sql } = product
  const place = () => `s3://${BUCKET}/${prefix}`
  const bucket = () => openBucket({ bucket: BUCKET, prefix }, { s3 })
  const request = { publicKeys: [] as string[], keep: undefined, now: new Date('2026-11-19T06:30:00Z') }
  const save = (more: Partial<typeof request> = {}, settings = { s3 }) =>
    saveCopy(sql, settings, { place: place(), ...request, ...more })
  const copiesThere = async () => (await bucket().names()).filter((name) => name.endsWith('.gz'))

  test('come back whole, encrypted too, with the list of erased accounts', async () => {
    const { email } = await product.person()
    const identity = await generateX25519Identity()
    const keyFile = path.join(tempDir(), 'chave.txt')
    writeFileSync(keyFile, identity)
    const saved = await save({ publicKeys: [await identityToRecipient(identity)] })
    expect(saved).toEqual({
      file: `s3://${BUCKET}/${prefix}/aconchego-2026-11-19T063000Z.gz.age`,
      removed: 0,
      warnings: [],
    })
    expect(await bucket().names()).toEqual(['aconchego-2026-11-19T063000Z.gz.age', 'contas-apagadas.json'])
    expect((await copies.state(sql)).bytes).toBeGreaterThan(1_000)
    await expect(openCopy(place(), { s3 }, { keyFile: undefined })).rejects.toThrow('está cifrado')
    const { content, erased } = await openCopy(place(), { s3 }, { keyFile })
    expect(erased?.contas).toEqual([])
    const database = await createDatabase(inject('postgres'), { empty: true })
    const other = database.connect()
    await restoreBackup(other, content, [])
    expect(await other`select email from users where email = ${email}`).toHaveLength(1)
    await other.end({ timeout: 5 })
    await database.drop()
  })

  test('are sent in parts', async () => {
    const { upload, open } = bucket()
    const large = Buffer.alloc(40 * 1024 * 1024, 'abcdefgh')
    const bytes = await upload.call(bucket(), 'grande.gz', Readable.from([large]), async () => {})
    expect(bytes).toBe(large.length)
    expect(state.seen.filter((line) => line.includes('partNumber=')).length).toBeGreaterThan(0)
    let length = 0
    for await (const chunk of await open('grande.gz')) length += chunk.length
    expect(length).toBe(large.length)
  })

  test('are kept for so many days, and no other file is touched', async () => {
    await bucket().writeText('aconchego-2026-10-01T000000Z.gz', 'velha')
    await bucket().writeText('aconchego-2026-11-01T000000Z.gz', 'nova')
    await bucket().writeText('de-outro.gz', 'x')
    expect(await save({ keep: { days: 30 } as never })).toMatchObject({ removed: 1 })
    expect(await copiesThere()).toEqual([
      'aconchego-2026-11-01T000000Z.gz',
      'aconchego-2026-11-19T063000Z.gz',
      'de-outro.gz',
    ])
  })

  test.each([
    ['a full bucket', 507, 'InsufficientStorage', 'está cheio'],
    ['a quota', 403, 'QuotaExceeded', 'está cheio'],
    ['a wrong secret', 403, 'SignatureDoesNotMatch', 'A chave do S3 não foi aceita'],
    ['a key that may only read', 403, 'AccessDenied', 'não tem permissão de ler, gravar e apagar'],
    ['something unknown', 400, 'Outra', 'O S3 recusou o pedido (Outra).'],
  ])('%s is told in one line, and nothing counts as a copy', async (_, status, code, said) => {
    state.fault = ({ method, url = '' }, response) =>
      method === 'PUT' && (url.includes('partNumber') || status !== 507) && refuse(response, status, code)
    await expect(save()).rejects.toThrow(said)
    state.fault = null
    expect(await copiesThere()).toEqual([])
  })

  test('a wrong key, a bucket that is not there, a wrong clock and a wrong address are told', async () => {
    await expect(save({}, { s3: { ...s3, accessKeyId: 'OUTRA' } })).rejects.toThrow(
      'A chave do S3 não foi aceita',
    )
    const elsewhere = saveCopy(sql, { s3 }, { ...request, place: 's3://nenhum/x' })
    await expect(elsewhere).rejects.toThrow('O bucket nenhum não existe')
    const late = openBucket({ bucket: BUCKET, prefix }, { s3 }, () => Date.now() - 20 * 60_000)
    await expect(late.check()).rejects.toThrow('O relógio desta máquina')
    await expect(save({}, { s3: { ...s3, endpoint: 'http://127.0.0.1:9' } })).rejects.toThrow(
      'Não foi possível falar com http://127.0.0.1:9',
    )
  })

  test('a part that is cut is sent again', async () => {
    let cut = 0
    state.fault = (incoming) => {
      if (!incoming.url?.includes('partNumber') || cut++ > 0) return false
      incoming.socket.destroy()
      return true
    }
    await save()
    expect(cut).toBe(2)
    expect(await copiesThere()).toHaveLength(1)
  })

  test('a copy of which the store kept less is removed', async () => {
    state.fault = ({ method }, response) => {
      if (method !== 'HEAD') return false
      response.writeHead(200, { 'Content-Length': '7' }).end()
      return true
    }
    await expect(save()).rejects.toThrow(/guardou 7 de \d+ bytes/)
    state.fault = null
    expect(await copiesThere()).toEqual([])
  })

  test('what a killed process had begun is aborted by the next copy, and never counts', async () => {
    const begun = Promise.withResolvers<void>()
    const stuck = new Readable({ read() {} })
    stuck.push(Buffer.alloc(100))
    void bucket()
      .upload('aconchego-2026-11-18T063000Z.gz', stuck, async (upload) => {
        await copies.noteUpload(sql, upload)
        begun.resolve()
      })
      .catch(() => {})
    await begun.promise
    const { upload } = await copies.state(sql)
    expect(await copiesThere()).toEqual([])
    await save()
    expect(state.seen).toContain(`DELETE /${BUCKET}/${upload?.key}?uploadId=${upload?.id}`)
    expect((await copies.state(sql)).upload).toBeNull()
    expect(await copiesThere()).toEqual(['aconchego-2026-11-19T063000Z.gz'])
    stuck.destroy()
  })

  test('a bucket that answers to everybody is refused', async () => {
    state.open = true
    await expect(save()).rejects.toThrow(`O bucket ${BUCKET} responde a qualquer pessoa`)
    expect(await bucket().names()).toEqual([])
  })

  describe('every night', () => {
    const settings = () => ({
      ...product.deps.settings,
      encryptionKey: product.keys.encryptionKey.toString('base64'),
      s3,
      backup: { to: place(), at: 210, keep: { days: 30 }, publicKeys: [], keyFile: undefined },
    })
    const atOnce = <T>(work: (signal: AbortSignal) => Promise<T>) => work(new AbortController().signal)
    const night = (now: string) => makeNightlyCopy(sql, settings(), atOnce, new Date(now))
    beforeEach(async () => {
      await sql`delete from ultimo_backup`
      await sql`insert into estado_das_copias ("rehearsedAt") values (now())
        on conflict (unico) do update set "rehearsedAt" = now()`
    })

    test('two nodes at the same minute make one copy', async () => {
      const both = await Promise.all([night('2026-11-19T06:30:00Z'), night('2026-11-19T06:30:00Z')])
      expect(both.filter(({ saved }) => saved)).toHaveLength(1)
      expect(await copiesThere()).toHaveLength(1)
    })

    test('a failure is kept for the operator until a copy is made', async () => {
      state.fault = (_, response) => refuse(response, 403, 'SignatureDoesNotMatch')
      await expect(night('2026-11-19T06:30:00Z')).rejects.toThrow('A chave do S3')
      expect((await copies.state(sql)).failure).toContain('A chave do S3 não foi aceita')
      state.fault = null
      await night('2026-11-19T06:30:00Z')
      expect(await copies.state(sql)).toMatchObject({ failure: null, savedAt: expect.any(Date) })
    })

    test('and once a week it is restored into an empty database', async () => {
      await sql`update estado_das_copias set "rehearsedAt" = now() - interval '8 days'`
      expect(await makeNightlyCopy(sql, settings(), atOnce)).toMatchObject({ rehearsed: true })
      const { rehearsedAt } = await copies.state(sql)
      expect(Date.now() - (rehearsedAt?.getTime() ?? 0)).toBeLessThan(60 * 60_000)
    })
  })
})
