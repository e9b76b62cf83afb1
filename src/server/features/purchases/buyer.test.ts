import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { PLAN_GRACE } from '#domain/limits.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { listen } from '#tests/support/product/listening.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { readZip } from '#tests/support/product/read-zip.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { soon } from '#tests/support/time/soon.ts'
import { workInbox } from './apply-events.ts'
import { movePurchases } from './operator/manage-sales.ts'
import { endedPlans } from './store/ended-plans.ts'

const RENEW = 'https://loja.exemplo.com.br/renovar?x=1'
const product = await createTestApp({ env: { RENEW_URL: RENEW, PLAN_NAMES: 'pro=Pro & <Você>' } })
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})
const { sql } = product
const shop = await openShop(product)
const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const { format } = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
const today = () => format(new Date())

let count = 0
/** Somebody who bought a plan and made an account with the link of the mail. */
async function buyer(until: string | null = null) {
  const [email, purchase] = [newEmail(), `b-${++count}`]
  await shop.sell(sale('purchase.approved', { purchase, email, until }))
  const mail = product.mailbox.sent.findLast(({ to }) => to === email)
  const convite = /#convite=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const visitor = product.visitor()
  const form = { email, password: PASSWORD, confirmation: PASSWORD, convite }
  const { status, body } = await visitor.post<{ person: { id: string } }>('/api/account/register', form)
  expect(status).toBe(200)
  const { id } = body.person
  return {
    id,
    email,
    purchase,
    visitor,
    convite,
    chat: testChatOf(visitor),
    refund: () => shop.sell(sale('purchase.refunded', { purchase, email })),
    plan: async () => (await visitor.get<PlanAnswer>('/api/plan')).body,
  }
}
const welcomed = (id: string) => sql`update users set "onboardingFinalizado" = true where id = ${id}`

describe('the link of the mail', () => {
  const verified = async (email: string) =>
    (await sql`select "emailVerified" as yes from users where email = ${email}`)[0]?.yes

  test('proves the mailbox', async () => {
    const { email } = await buyer()
    expect(await verified(email)).toBe(true)
  })

  test('leaves nobody else to tell of the account', async () => {
    const { email } = await buyer()
    await product.settled()
    expect(product.mailbox.sent.filter(({ to }) => to === email)).toHaveLength(1)
    expect(await sql`select from links join users on users.id = "userId" where email = ${email}`).toEqual([])
  })

  test('proves nothing for another e-mail, and registering works without it as ever', async () => {
    const [{ convite }, email] = [await buyer(), newEmail()]
    await product.liberate(email)
    const form = { email, password: PASSWORD, confirmation: PASSWORD }
    for (const invitation of [convite, `${convite}x`, 'nada', '.', '']) {
      await sql`delete from users where email = ${email}`
      const answer = await product.visitor().post('/api/account/register', { ...form, convite: invitation })
      expect([answer.status, await verified(email)]).toEqual([200, false])
    }
  })

  test('proves nothing once the account was erased: whoever registers with it, the mailbox is told', async () => {
    const { email, convite, visitor } = await buyer()
    await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
    await product.settled()
    const form = { email, password: PASSWORD, confirmation: PASSWORD, convite }
    expect((await product.visitor().post('/api/account/register', form)).status).toBe(200)
    await product.settled()
    expect(await verified(email)).toBe(false)
    expect(product.mailbox.sent.findLast(({ to }) => to === email)?.subject).toBe(
      'Uma conta foi criada com este e-mail',
    )
  })
})

test('of somebody who is erased no table keeps what can be computed from the e-mail, also after a move', async () => {
  const { email, purchase, visitor } = await buyer()
  const wrong = newEmail()
  await shop.sell(sale('purchase.approved', { purchase: `${purchase}-2`, email: wrong }))
  await movePurchases(sql, wrong, email)
  await workInbox(product.deps)
  await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await product.settled()
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  const rows = await Promise.all(tables.map(({ name }) => sql`select t::text as row from ${sql(name)} t`))
  const all = rows.flatMap((found) => found.map(({ row }) => row)).join('\n')
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
    const hash = createHash(algorithm).update(email).digest()
    for (const form of ['hex', 'base64url', 'base64'] as const)
      expect(all).not.toContain(hash.toString(form).slice(0, 12))
  }
  expect(all).not.toContain(email)
})

describe('a registration that fails after an erasure', () => {
  test.each([
    ['for a password that everybody uses', 'senha123', 400],
    ['because the account can’t be stored', PASSWORD, 500],
  ])('gives nothing of the e-mail back: %s', async (_, password, status) => {
    const { email, visitor } = await buyer()
    await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
    await product.settled()
    const stored = async () =>
      JSON.stringify([
        await sql`select * from compras`,
        await sql`select * from liberados`,
        await sql`select * from correio`,
      ])
    expect(await stored()).not.toContain(email)
    const register = (by = product.visitor()) =>
      by.post('/api/account/register', { email, password, confirmation: password })
    if (status === 500) await sql`alter table accounts rename to elsewhere`
    const refused = await register()
    if (status === 500) await sql`alter table elsewhere rename to accounts`
    expect(refused.status).toBe(status)
    expect(await stored()).not.toContain(email)
    const form = { email, password: PASSWORD, confirmation: PASSWORD }
    const back = await product.visitor().post<{ person: { plano: string } }>('/api/account/register', form)
    expect([back.status, back.body.person.plano]).toEqual([200, 'pro'])
  })
})

describe('an account whose access no purchase gave', () => {
  async function unlisted() {
    const email = newEmail()
    await product.liberate(email)
    const visitor = product.visitor()
    const form = { email, password: PASSWORD, confirmation: PASSWORD }
    expect((await visitor.post('/api/account/register', form)).status).toBe(200)
    return { email, visitor, plan: async () => (await visitor.get<PlanAnswer>('/api/plan')).body }
  }

  test.each(['removed from the list', 'on the list by hand'])(
    '(%s) is not ended by what a stranger buys and is refunded',
    async (listed) => {
      const { email, plan } = await unlisted()
      if (listed === 'removed from the list') await allowList.remove(sql, email)
      const before = await plan()
      expect(before.state).toBe('ativo')
      const purchase = `stranger-${++count}`
      await shop.sell(sale('purchase.approved', { purchase, email, until: inDays(30), plan: 'outro' }))
      await shop.sell(sale('purchase.approved', { purchase: `${purchase}-b`, email, until: inDays(-1) }))
      expect(await plan()).toEqual(before)
      await shop.sell(sale('purchase.refunded', { purchase, email }))
      expect(await plan()).toEqual(before)
      expect(
        (await endedPlans.due(sql, new Date(), { after: '', upTo: null })).some(
          (plan) => plan.email === email,
        ),
      ).toBe(false)
    },
  )
})

describe('after a refund', () => {
  test('a new message is refused with the date and the way to renew, and nothing is kept', async () => {
    const { id, chat, refund } = await buyer()
    await welcomed(id)
    const conversation = await chat.conversation()
    const first = uuidv7()
    expect((await chat.send(conversation, 'Oi', first)).status).toBe(200)
    await soon(() => product.deps.runs.ids()).toEqual([])
    const before = today()
    await refund()
    // Two days, if midnight lies between them.
    const messages = [before, today()].map((day) => `Seu plano terminou em ${day}.`)
    const { status, body } = await chat.send(conversation, 'Mais uma coisa')
    expect({ status, body }).toEqual({
      status: 403,
      body: { error: { code: 'plan_ended', message: expect.toBeOneOf(messages), link: RENEW } },
    })
    expect(await chat.messages(conversation)).toHaveLength(2)
    // What was taken before is still the same message.
    expect((await chat.send(conversation, 'Oi', first)).status).toBe(200)
  })

  test.each([
    ['quero morrer hoje, já tenho um plano e os remédios', /emergencia|risco/],
    ['não aguento mais viver', /risco|atencao|emergencia/],
  ])('a message that speaks of danger is refused with its level: %s', async (text, level) => {
    const { id, chat, refund } = await buyer()
    await welcomed(id)
    const conversation = await chat.conversation()
    await refund()
    const { body } = await chat.send(conversation, text)
    expect(body.error?.code).toBe('plan_ended')
    expect(body.error?.nivel).toMatch(level)
  })

  test('an answer of the welcome is refused in the same way, with its level', async () => {
    const { visitor, chat, refund } = await buyer()
    const { body } = await visitor.post<{ conversation: { id: string } }>('/api/onboarding')
    await soon(() => product.deps.runs.ids()).toEqual([])
    await refund()
    const answer = await chat.send(body.conversation.id, 'quero morrer hoje, já tenho os remédios')
    expect(answer.body.error).toMatchObject({
      code: 'plan_ended',
      nivel: expect.stringMatching(/risco|emergencia/),
    })
  })

  test('signing in, reading, export and erasing all work', async () => {
    const { id, visitor, chat, refund, email, purchase } = await buyer()
    await welcomed(id)
    const conversation = await chat.conversation()
    await chat.send(conversation, 'Oi')
    await soon(() => product.deps.runs.ids()).toEqual([])
    await refund()
    const again = product.visitor()
    expect((await again.post('/api/account/login', { email, password: PASSWORD })).status).toBe(200)
    expect((await again.get(`/api/conversations/${conversation}/messages`)).status).toBe(200)
    const file = await fetch(`${server.url}/api/privacy/export`, { headers: visitor.headers() })
    const files = readZip(Buffer.from(await file.arrayBuffer()))
    const data = JSON.parse(files.get('dados.json') ?? '')
    expect(data.compras).toMatchObject([
      {
        plataforma: 'generico',
        compra: purchase,
        cobrancas: [{ id: purchase, reembolsadaEm: expect.any(String) }],
      },
    ])
    expect(files.get('index.html')).toContain(`compra ${purchase}`)
    expect((await again.delete('/api/privacy/conversations')).status).toBe(200)
  })

  test('another payment opens the chat again', async () => {
    const { id, chat, refund, email } = await buyer()
    await welcomed(id)
    const conversation = await chat.conversation()
    await refund()
    expect((await chat.send(conversation, 'Oi')).status).toBe(403)
    await shop.sell(sale('purchase.approved', { purchase: `again-${email}`, email }))
    expect((await chat.send(conversation, 'Oi')).status).toBe(200)
  })
})

describe('what /conta shows', () => {
  test('a plan without an end', async () => {
    const { plan } = await buyer()
    expect(await plan()).toEqual({
      plano: 'pro',
      name: 'Pro & <Você>',
      state: 'ativo',
      until: null,
      graceUntil: null,
      renews: false,
      eraseAt: null,
      renewUrl: RENEW,
      today: null,
    })
  })

  test('a subscription: it renews, is late for five days, and ends', async () => {
    const { email, plan, id, chat } = await buyer()
    await welcomed(id)
    const purchase = `s-${email}`
    await sql`delete from compras where email = ${email}`
    const until = inDays(-1)
    const charge = { purchase, email, charge: `${purchase}-1`, until, at: inDays(-31) }
    await shop.sell(sale('purchase.approved', charge))
    const grace = new Date(Date.parse(until) + PLAN_GRACE).toISOString()
    expect(await plan()).toMatchObject({ state: 'atrasado', until, graceUntil: grace, renews: true })
    const conversation = await chat.conversation()
    expect((await chat.send(conversation, 'Oi')).status).toBe(200)
    await shop.sell(sale('subscription.canceled', { ...charge, until: null, at: inDays(0) }))
    expect(await plan()).toMatchObject({ state: 'terminado', graceUntil: null, renews: false })
    const { eraseAt } = await plan()
    expect(Date.parse(eraseAt ?? '') - Date.parse(until)).toBe(90 * DAY)
  })

  test('nobody sees it without signing in', async () => {
    expect((await product.visitor().get('/api/plan')).status).toBe(401)
  })
})

test('a plan is called by its name in mails and in what is taken along, and its key stays for programs', async () => {
  const { email, visitor } = await buyer()
  const mail = product.mailbox.sent.findLast(({ to }) => to === email)
  expect(mail?.text).toContain('(plano Pro & <Você>)')
  expect(mail?.html).toContain('(plano Pro &#38; &#60;Você&#62;)')
  const file = await fetch(`${server.url}/api/privacy/export`, { headers: visitor.headers() })
  const files = readZip(Buffer.from(await file.arrayBuffer()))
  expect(files.get('index.html')).toContain('<dd>Pro &#38; &#60;Você&#62;</dd>')
  expect(JSON.parse(files.get('dados.json') ?? '').conta).toMatchObject({ plano: 'pro' })
})

describe('an account that is deleted', () => {
  test('leaves no e-mail with its purchases, and the same person can come back to what was paid', async () => {
    const { email, visitor, id } = await buyer(inDays(300))
    const gone = await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
    expect(gone.status).toBe(200)
    await product.settled()
    expect(await sql`select 1 from users where id = ${id}`).toEqual([])
    expect(await sql`select 1 from liberados where email = ${email}`).toEqual([])
    expect(JSON.stringify(await sql`select * from compras`)).not.toContain(email)
    const form = { email, password: PASSWORD, confirmation: PASSWORD }
    expect((await product.visitor().post('/api/account/register', form)).status).toBe(200)
    expect((await sql`select plano from liberados where email = ${email}`)[0]?.plano).toBe('pro')
  })
})
