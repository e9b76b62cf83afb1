import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { DeletionAnswer, PrivacyAnswer } from '#domain/api/privacy.ts'
import { closeAbandonedReplies } from '#server/features/chat/generation/abandoned-replies.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { noticeKeys } from '#server/features/purchases/store/ended-plans.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { keepHouse } from '#tests/support/purchases/shop.ts'
import { expectBetween } from '#tests/support/time/expect-between.ts'
import { soon } from '#tests/support/time/soon.ts'
import { eraseDueAccounts } from './erase-accounts.ts'

const product = await createTestApp()
const { sql } = product
afterAll(product.close)

const DAY = 24 * 60 * 60 * 1000

async function writer(address = '127.0.0.1') {
  const person = await product.person({ by: product.visitor({ address }) })
  const cipher = await product.deps.keyRing.of(person.id)
  await seedArchive(sql, { id: person.id, cipher }, { conversations: 2, messages: 10 })
  const ask = (form: object) => person.visitor.post<DeletionAnswer>('/api/privacy/deletion', form)
  const status = async () => (await person.visitor.get<PrivacyAnswer>('/api/privacy')).body.deletion
  return { ...person, ask, status }
}

/** Every row of every table that names this person. The id alone stays, in `contas_apagadas` for restored
 * copies and in `sessoes_encerradas` until the cookies have expired. */
async function traces(id: string, email: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql`select count(*)::int as n from ${sql(name)} t
      where t::text like ${`%${id}%`} or t::text like ${`%${email}%`}`
    if (row?.n > 0) found.push(name)
  }
  return found.sort()
}

const sevenDaysPass = (id: string) => sql`
  update exclusoes set "eraseAt" = "eraseAt" - interval '7 days', "nextTryAt" = "nextTryAt" - interval '7 days'
  where "userId" = ${id}`
/** Mails to somebody after the one about the new account. */
const mailsTo = (email: string) =>
  product.mailbox.sent.filter((mail) => mail.to === email && !mail.subject.startsWith('Uma conta foi criada'))

test('consents are there to be read, with version and date', async () => {
  const before = Date.now()
  const { visitor } = await product.person()
  const { body } = await visitor.get<PrivacyAnswer>('/api/privacy')
  expect(body.deletion).toBeNull()
  expect(body.consents).toEqual([
    { version: '2025-04', acceptedAt: expect.any(String), covers: expect.any(Array) },
  ])
  expectBetween(Date.parse(body.consents[0]?.acceptedAt ?? ''), before, Date.now())
  expect(body.consents[0]?.covers).toHaveLength(4)
})

test('deleting the account takes the password', async () => {
  const { ask, status } = await writer()
  expectError(await ask({}), 400, 'fields_required', 'Por favor, preencha todos os campos')
  expectError(
    await ask({ password: 'não é esta', now: true }),
    403,
    'password_wrong',
    'A senha atual não confere.',
  )
  expect(await status()).toBeNull()
})

test('guessing the password is limited', async () => {
  const { ask } = await writer('10.9.0.1')
  const statuses: number[] = []
  for (let turn = 0; turn < 22; turn += 1) statuses.push((await ask({ password: `não ${turn}` })).status)
  expect(statuses.slice(0, 18)).toEqual(Array(18).fill(403))
  expect(statuses).toContain(429)
})

test('there are seven days to change one’s mind, and a mail announces it', async () => {
  const { ask, status, id, email, visitor } = await writer()
  const before = Date.now()
  const { body } = await ask({ password: PASSWORD })
  expectBetween(Date.parse(body.deletion?.eraseAt ?? '') - 7 * DAY, before, Date.now())
  expect(await status()).toEqual(body.deletion)
  await product.settled()
  const [mail] = mailsTo(email)
  expect(mail?.subject).toBe('Sua conta será excluída')
  expect(mail?.text).toContain('http://127.0.0.1:3000/conta')
  expect(mail?.html).toContain('Abrir a minha conta')

  await eraseDueAccounts(product.deps)
  expect(await whoIs(visitor)).toBe(email)
  const again = product.visitor()
  await signIn(again, { email })
  expect((await again.get<PrivacyAnswer>('/api/privacy')).body.deletion).toEqual(body.deletion)
  expect((await again.delete('/api/privacy/deletion')).body).toEqual({ done: true })
  expect(await status()).toBeNull()
  await sevenDaysPass(id)
  await eraseDueAccounts(product.deps)
  expect(await whoIs(visitor)).toBe(email)
})

test('the mail waits while the mail server is away, unless they change their mind', async () => {
  const [ana, bia] = [await writer(), await writer()]
  await product.settled()
  product.mailbox.breakDown()
  for (const { ask } of [ana, bia]) await ask({ password: PASSWORD })
  await product.settled()
  await bia.visitor.delete('/api/privacy/deletion')
  product.mailbox.repair()
  await sql`update correio set "proximaEm" = now()`
  await keepHouse(product)
  expect(mailsTo(ana.email).map(({ subject }) => subject)).toEqual(['Sua conta será excluída'])
  expect(mailsTo(bia.email)).toEqual([])
  expect(await sql`select from correio`).toEqual([])
})

test('mails about the end of a plan leave no trace of who was erased', async () => {
  const { ask, id, email } = await writer()
  await sql`insert into correio (chave, modelo, "enviadoEm") values (${noticeKeys(id, 1)[0]}, 'plano-terminou', now())`
  await ask({ password: PASSWORD, now: true })
  await product.settled()
  expect(await traces(id, email)).not.toContain('correio')
})

test('asking twice does not begin the seven days anew', async () => {
  const { ask } = await writer()
  const first = await ask({ password: PASSWORD })
  expect((await ask({ password: PASSWORD })).body).toEqual(first.body)
})

test('after seven days everything is gone, and a mail is the receipt', async () => {
  const { ask, id, email, visitor } = await writer()
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  await ask({ password: PASSWORD })
  await product.settled()
  expect(await traces(id, email)).toEqual(
    [
      'accounts',
      'chaves',
      'conversas',
      'exclusoes',
      'liberados',
      'links',
      'mensagens',
      'sessions',
      'users',
    ].sort(),
  )
  await sevenDaysPass(id)
  await eraseDueAccounts(product.deps)
  await keepHouse(product)
  expect(await traces(id, email)).toEqual(['contas_apagadas', 'liberados', 'sessoes_encerradas'])
  expect(mailsTo(email).at(-1)?.subject).toBe('Sua conta foi excluída')
  expect(await whoIs(visitor)).toBeNull()
  expect((await signIn(product.visitor(), { email })).status).toBe(401)
})

test('with “apagar agora” it is gone when the answer comes, and the browser is signed out', async () => {
  const { ask, id, email, visitor } = await writer()
  expect((await ask({ password: PASSWORD, now: true })).body).toEqual({ deletion: null })
  expect(visitor.cookies.size).toBe(0)
  await product.settled()
  expect(await traces(id, email)).toEqual(['contas_apagadas', 'liberados', 'sessoes_encerradas'])
  expect(mailsTo(email).map((mail) => mail.subject)).toEqual(['Sua conta foi excluída'])
})

test('mails to the person that are kept as files go with the account', async () => {
  const { ask, email } = await writer()
  const forget = vi.spyOn(product.mailbox.mailer, 'forget')
  await ask({ password: PASSWORD, now: true })
  expect(forget).toHaveBeenCalledExactlyOnceWith(email)
})

test('a purchase outlives the account: the same e-mail may begin anew, with nothing of before', async () => {
  const { ask, email } = await writer()
  await ask({ password: PASSWORD, now: true })
  await product.settled()
  const { visitor } = await product.person({ email })
  expect((await visitor.get<{ conversations: unknown[] }>('/api/conversations')).body.conversations).toEqual(
    [],
  )
})

test('the key goes first: if all else stops there, nothing can be read any more', async () => {
  const { ask, id, email, visitor } = await writer()
  await ask({ password: PASSWORD })
  await product.settled()
  await sevenDaysPass(id)
  await sql`create function stop_here() returns trigger language plpgsql as 'begin raise exception ''power cut''; end'`
  await sql`create trigger stop before delete on users for each row execute function stop_here()`
  await eraseDueAccounts(product.deps)
  expect(await traces(id, email)).toEqual([
    'contas_apagadas',
    'conversas',
    'exclusoes',
    'liberados',
    'mensagens',
    'sessoes_encerradas',
    'users',
  ])
  expect(await whoIs(visitor)).toBeNull()
  expect((await signIn(product.visitor(), { email })).status).toBe(401)
  await expect((await openKeyRing(sql, product.keys.encryptionKey)).of(id)).rejects.toThrow('Não encontramos')
  await expect(product.deps.keyRing.of(id)).rejects.toThrow('Não encontramos')

  await sql`drop trigger stop on users`
  await sql`update exclusoes set "nextTryAt" = now() where "userId" = ${id}`
  await eraseDueAccounts(product.deps)
  await keepHouse(product)
  expect(await traces(id, email)).toEqual(['contas_apagadas', 'liberados', 'sessoes_encerradas'])
})

test('of several nodes one erases, and there is one receipt', async () => {
  const { ask, id, email } = await writer()
  await ask({ password: PASSWORD })
  await product.settled()
  await sevenDaysPass(id)
  await Promise.all(Array.from({ length: 4 }, () => eraseDueAccounts(product.deps)))
  await keepHouse(product)
  expect(mailsTo(email).map((mail) => mail.subject)).toEqual([
    'Sua conta será excluída',
    'Sua conta foi excluída',
  ])
})

test('a receipt that cannot be sent is tried again, then forgotten with the rest', async () => {
  const { ask, id, email } = await writer()
  product.mailbox.breakDown()
  onTestFinished(product.mailbox.repair)
  await ask({ password: PASSWORD, now: true })
  await product.settled()
  expect(await traces(id, email)).toEqual(['contas_apagadas', 'correio', 'liberados', 'sessoes_encerradas'])
  await sql`update correio set "proximaEm" = now(), "criadoEm" = now() - interval '3 days'`
  await keepHouse(product)
  expect(await traces(id, email)).toEqual(['contas_apagadas', 'liberados', 'sessoes_encerradas'])
  expect(product.logged.join('')).not.toContain(email)
})

test('a reply that is being written while the account goes does not hold anybody up', async () => {
  const ana = await newChatter(product)
  const { body } = await ana.send(await ana.conversation(), 'Oi')
  await sql`insert into exclusoes ("userId", email, "eraseAt", "nextTryAt")
    select id, email, now(), now() from users where id = ${ana.id}`
  await eraseDueAccounts(product.deps)
  await soon(() => product.deps.runs.ids()).not.toContain(body.reply.id)
  await keepHouse(product)
  expect(await traces(ana.id, 'x@y')).toEqual(['contas_apagadas', 'sessoes_encerradas'])
  await closeAbandonedReplies(product.deps)
  expect(await whoIs(ana.visitor)).toBeNull()
})

test('the screens and keys of an erased account are closed on every node', async () => {
  const { ask, id } = await writer()
  const other = await createTestApp({ beside: product })
  await other.deps.keyRing.of(id)
  const heard = new Promise<string>((resolve) =>
    other.deps.live.onAnnouncement(
      (announcement) => announcement.type === 'conta-apagada' && resolve(announcement.userId),
    ),
  )
  await ask({ password: PASSWORD, now: true })
  expect(await heard).toBe(id)
  await expect(other.deps.keyRing.of(id)).rejects.toThrow()
  await other.close()
})
