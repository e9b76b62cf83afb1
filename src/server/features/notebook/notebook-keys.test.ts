import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { PrivacyAnswer } from '#domain/api/privacy.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { rotateMasterKey } from '#server/features/keys/manage-master-keys.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { eraseDueAccounts } from '#server/features/privacy/erase-accounts.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { openedPlan, sealedCheckIns, sealedNotes, sealedSummaries } from './sealed-notebook.ts'

const old = randomBytes(32)
let keyFile = [old]
const keys = { authSecret: 'x'.repeat(40), encryptionKey: old }
const product = await createTestApp({ keys, masterKeys: () => keyFile })
afterAll(product.close)
const { sql } = product

type Filled = Awaited<ReturnType<typeof filled>>

/** Somebody with something in each of the four parts. */
async function filled() {
  const chat = await newChatter(product)
  const book = notebookOf(chat.visitor)
  await book.note('Tenho duas filhas.')
  await book.checkIn('um dia comprido', { mood: 'mal', feelings: ['medo'] })
  await book.changePlan({ motivos: 'meu gato' })
  await book.summary(await chat.conversation(), 'Você falou do trabalho.')
  return { ...chat, ...book }
}

async function texts({
  notes,
  checkIns,
  plan,
  summaries,
}: Pick<Filled, 'notes' | 'checkIns' | 'plan' | 'summaries'>) {
  return [
    (await notes())[0]?.text,
    (await checkIns())[0]?.words,
    (await plan())?.steps.motivos,
    (await summaries())[0]?.text,
  ]
}

const WRITTEN = ['Tenho duas filhas.', 'um dia comprido', 'meu gato', 'Você falou do trabalho.']

test('a change of the master key leaves every notebook open, here and after a restart, and rewrites none', async () => {
  const ana = await filled()
  const next = randomBytes(32)
  const stored = async () => sql`select content, xmin::text from caderno_notas where "userId" = ${ana.id}`
  const before = await stored()
  keyFile = [next, old]
  const masters = await openMasterRing(sql, () => keyFile)
  await rotateMasterKey({ sql, masters, next })
  expect(await texts(ana)).toEqual(WRITTEN)
  expect(await stored()).toEqual(before)

  keyFile = [next]
  const restarted = await createTestApp({ beside: product, keys: { ...keys, encryptionKey: next } })
  const cipher = await restarted.deps.keyRing.of(ana.id)
  const [note] = await sql`select id, content from caderno_notas where "userId" = ${ana.id}`
  expect(sealedNotes.open({ id: ana.id, cipher }, note?.id, note?.content)?.text).toBe('Tenho duas filhas.')
  await restarted.close()
})

test('another person’s key opens nothing of a notebook', async () => {
  const [ana, bia] = [await filled(), await newChatter(product)]
  const other = { id: bia.id, cipher: await product.deps.keyRing.of(bia.id) }
  expect(await sealedOf(ana.id, other)).toEqual([null, null, null, null])
})

test('once the account is erased, nothing of the notebook is left, nor the key that opens a copy of it', async () => {
  const person = await product.person()
  const book = notebookOf(person.visitor)
  await book.note('Tenho duas filhas.')
  await book.changePlan({ motivos: 'meu gato' })
  await book.checkIn('um dia comprido')
  const { status } = await person.visitor.post<PrivacyAnswer>('/api/privacy/deletion', {
    password: PASSWORD,
    now: true,
  })
  expect(status).toBe(200)
  await eraseDueAccounts(product.deps)
  for (const table of ['cadernos', 'caderno_notas', 'caderno_registros', 'caderno_resumos', 'chaves'])
    expect(await sql`select from ${sql(table)} where "userId" = ${person.id}`).toHaveLength(0)
  const fresh = await openKeyRing(sql, () => keyFile)
  await expect(fresh.of(person.id)).rejects.toThrow()
})

/** What this key opens of somebody's four parts. */
async function sealedOf(id: string, owner: Parameters<typeof sealedNotes.open>[0]) {
  const [note] = await sql`select id, content from caderno_notas where "userId" = ${id}`
  const [checkIn] = await sql`select id, content from caderno_registros where "userId" = ${id}`
  const [plan] = await sql`select plano from cadernos where "userId" = ${id}`
  const [summary] = await sql`select id, content from caderno_resumos where "userId" = ${id}`
  return [
    sealedNotes.open(owner, note?.id, note?.content),
    sealedCheckIns.open(owner, checkIn?.id, checkIn?.content),
    openedPlan(owner, plan?.plano),
    sealedSummaries.open(owner, summary?.id, summary?.content),
  ]
}
