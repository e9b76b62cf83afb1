import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ROTATED_SECRET_LASTS } from '#domain/limits.ts'
import { PLATFORMS } from '#domain/purchases/canonical-event.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { GOLDEN_DELIVERIES } from '#tests/support/purchases/golden-deliveries.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { SECRETS, type SignedDelivery, signDelivery } from '#tests/support/purchases/sign-delivery.ts'
import { addIntegrationSecret, integrationSecrets } from './operator/manage-integrations.ts'
import { type InboxRow, inbox } from './store/inbox.ts'
import { integrations } from './store/integrations.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, app } = product

const kept = async (shop: { id: string }) =>
  await sql`select estado, tipo, evento, detalhe from compras_eventos where "integracaoId" = ${shop.id} order by "recebidoEm", id`

describe.each(PLATFORMS)('deliveries of %s', (platform) => {
  const golden = GOLDEN_DELIVERIES.filter((delivery) => delivery.platform === platform)

  test('each kind of event, signed by an independent signer, is acknowledged and kept', async () => {
    const shop = await openShop(product, platform)
    for (const { body } of golden) expect((await shop.deliver(signDelivery(platform, body))).status).toBe(200)
    await product.settled()
    const rows = await kept(shop)
    const bodies = new Set(golden.map(({ body }) => JSON.stringify(body)))
    expect(rows.length).toBeGreaterThan(bodies.size / 2)
    for (const { estado } of rows) expect(['aplicado', 'ignorado', 'sem_mapa', 'ilegivel']).toContain(estado)
  })

  test('a wrong secret, a changed body and a missing signature are refused, and nothing is kept', async () => {
    const shop = await openShop(product, platform)
    const body = golden[0]?.body
    const good = signDelivery(platform, body)
    const changed = good.body.replace(/"[^"]{2,}":/, (name) => `${name} `)
    const refused: SignedDelivery[] = [
      signDelivery(platform, body, { secret: SECRETS.generico.replace('B', 'C') }),
      { body: good.body, headers: {}, query: '' },
      { body: good.body, headers: { authorization: 'Bearer ' }, query: '?signature=' },
      ...(platform === 'hotmart'
        ? []
        : [
            { ...good, body: changed },
            { ...good, body: good.body.slice(0, -1) },
          ]),
    ]
    for (const delivery of refused) {
      const answer = await shop.deliver(delivery)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        error: { code: 'webhook_refused', message: 'A assinatura desta entrega não confere.' },
      })
    }
    expect(await kept(shop)).toEqual([])
  })

  test('the same delivery again, also as an exact replay, is kept once', async () => {
    const shop = await openShop(product, platform)
    const delivery = signDelivery(platform, golden[0]?.body)
    for (let turn = 0; turn < 3; turn++) expect((await shop.deliver(delivery)).status).toBe(200)
    expect(await kept(shop)).toHaveLength(1)
  })

  test('two secrets are good while one is being changed, and the oldest goes with the next change', async () => {
    const shop = await openShop(product, platform)
    const secrets = [1, 2].map((number) =>
      platform === 'generico'
        ? `whsec_${Buffer.alloc(32, number).toString('base64')}`
        : `segredo-novo-${number}`,
    )
    const status = async (secret: string) =>
      (await shop.deliver(signDelivery(platform, golden[0]?.body, { secret }))).status
    await addIntegrationSecret(product.deps.secrets, {
      id: shop.id,
      secret: secrets[0] ?? '',
      by: 'terminal',
    })
    expect([await status(SECRETS[platform]), await status(secrets[0] ?? '')]).toEqual([200, 200])
    await addIntegrationSecret(product.deps.secrets, {
      id: shop.id,
      secret: secrets[1] ?? '',
      by: 'terminal',
    })
    expect([
      await status(SECRETS[platform]),
      await status(secrets[0] ?? ''),
      await status(secrets[1] ?? ''),
    ]).toEqual([401, 200, 200])
  })
})

test('an unknown id, another platform and a guessed id do not exist', async () => {
  const shop = await openShop(product, 'kiwify')
  const delivery = signDelivery('kiwify', GOLDEN_DELIVERIES[0]?.body)
  for (const path of [
    '/api/webhooks/kiwify/naoexiste123',
    `/api/webhooks/hotmart/${shop.id}`,
    `/api/webhooks/paypal/${shop.id}`,
    `/api/webhooks/kiwify/${shop.id.slice(0, -1)}`,
    `/api/webhooks/kiwify/${encodeURIComponent("' or 1=1 --")}`,
    `/api/webhooks/kiwify/${shop.id}/`,
    '/api/webhooks/__proto__/constructor',
  ]) {
    const answer = await app.request(`${path}${delivery.query}`, { method: 'POST', body: delivery.body })
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('an integration without a secret accepts nothing', async () => {
  const id = randomBytes(18).toString('base64url')
  await integrations.add(sql, id, 'hotmart', {})
  const answer = await app.request(`/api/webhooks/hotmart/${id}`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-hotmart-hottok': '' },
  })
  expect(answer.status).toBe(409)
})

test('a body of 256 KiB is taken and a larger one is not, with and without its length being said', async () => {
  const shop = await openShop(product)
  const body = (size: number) => {
    const event = sale('purchase.approved', { purchase: 'grande', email: newEmail() })
    const text = JSON.stringify({ ...event, more: '' })
    return `${text.slice(0, -2)}${'x'.repeat(size - text.length)}"}`
  }
  const whole = signDelivery('generico', body(256 * 1024))
  expect(whole.body.length).toBe(256 * 1024)
  expect((await shop.deliver(whole)).status).toBe(200)
  const tooLarge = signDelivery('generico', body(256 * 1024 + 1))
  expect((await shop.deliver(tooLarge)).status).toBe(413)
  const said = {
    ...tooLarge,
    headers: { ...tooLarge.headers, 'content-length': String(tooLarge.body.length) },
  }
  expect((await shop.deliver(said)).status).toBe(413)
})

test('a delivery needs no origin of ours, whatever a proxy adds to it', async () => {
  const shop = await openShop(product)
  const delivery = signDelivery('generico', sale('purchase.approved', { purchase: 'o1', email: newEmail() }))
  const headers = { ...delivery.headers, origin: 'https://kiwify.com.br', 'sec-fetch-site': 'cross-site' }
  expect((await shop.deliver({ ...delivery, headers })).status).toBe(200)
})

test('the same delivery is kept once, also when it comes many times at the same moment', async () => {
  const shop = await openShop(product)
  const delivery = signDelivery(
    'generico',
    sale('purchase.approved', { purchase: 'once', email: newEmail() }),
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.deliver(delivery)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await kept(shop)).toHaveLength(1)
})

test.each(['cakto', 'stripe', 'generico'] as const)(
  'a signature of %s that is older than five minutes, or ahead of us, is refused',
  async (platform) => {
    const shop = await openShop(product, platform)
    const body = GOLDEN_DELIVERIES.find((delivery) => delivery.platform === platform)?.body
    const status = async (offset: number) =>
      (await shop.deliver(signDelivery(platform, body, { at: new Date(Date.now() + offset * 1000) }))).status
    expect([await status(-280), await status(-310), await status(280), await status(310)]).toEqual([
      200, 401, 200, 401,
    ])
  },
)

describe('a token alone', () => {
  const headers = { authorization: `Bearer ${SECRETS.generico}` }
  const rows = (email: string) =>
    sql`select plano, status, "fimAcesso" as fim from liberados where email = ${email}`
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

  async function openTokenShop() {
    const shop = await openShop(product)
    const send = async (type: string, what: Parameters<typeof sale>[1]) => {
      const answer = await shop.deliver({ body: JSON.stringify(sale(type, what)), headers, query: '' })
      expect(answer.status).toBe(200)
      await product.settled()
    }
    return { shop, send }
  }

  test('may add entries and nothing else', async () => {
    const { shop, send } = await openTokenShop()
    const email = newEmail()
    await send('purchase.approved', { purchase: 'token-1', email })
    await send('purchase.refunded', { purchase: 'token-1', email })
    expect((await kept(shop)).map(({ estado }) => estado)).toEqual(['aplicado', 'sem_permissao'])
    expect((await rows(email))[0]?.status).toBe('ativo')
  })

  test.each([
    ['in the past', inDays(-1)],
    ['in a hundred years', '2126-01-01T00:00:00Z'],
  ])('takes no purchase away, ends none and changes none, with a time %s', async (_, at) => {
    const { shop, send } = await openTokenShop()
    const [owner, thief, purchase] = [newEmail(), newEmail(), `owned-${at}`]
    const charge = `${purchase}-1`
    await shop.sell(sale('purchase.approved', { purchase, charge, email: owner, plan: 'anual' }))
    const before = await rows(owner)
    await send('purchase.approved', { purchase, charge, email: thief, plan: 'pro', at })
    await send('purchase.approved', { purchase, charge, email: owner, plan: 'pro', until: inDays(-20), at })
    expect([await rows(owner), await rows(thief)]).toEqual([before, []])
    expect((await kept(shop)).map(({ estado }) => estado)).toEqual([
      'aplicado',
      'sem_permissao',
      'sem_permissao',
    ])
    await send('purchase.approved', {
      purchase,
      charge: `${purchase}-2`,
      email: owner,
      until: inDays(-20),
      at,
    })
    expect(await rows(owner)).toEqual(before)
  })

  test('that names a purchase first does not have it when the platform does', async () => {
    const { shop, send } = await openTokenShop()
    const [owner, thief, purchase] = [newEmail(), newEmail(), 'named-first']
    await send('purchase.approved', { purchase, email: thief, at: inDays(0.003), until: inDays(-20) })
    await shop.sell(sale('purchase.approved', { purchase, email: owner, plan: 'anual' }))
    expect(await rows(owner)).toEqual([{ plano: 'anual', status: 'ativo', fim: null }])
    expect(await rows(thief)).toEqual([])
  })
})

test('a time in the future is that of its arrival: what comes after it still counts', async () => {
  const shop = await openShop(product)
  const [wrong, right, purchase] = [newEmail(), newEmail(), 'from-the-future']
  await shop.sell(sale('purchase.approved', { purchase, email: wrong, at: '2190-01-01T00:00:00Z' }))
  const soon = new Date(Date.now() + 60_000).toISOString()
  await shop.sell(sale('purchase.approved', { purchase, email: right, at: soon }))
  expect(await sql`select email from compras where id = ${purchase}`).toEqual([{ email: right }])
})

const newRow = (id: string, more: Partial<InboxRow> = {}): InboxRow => ({
  id: `${id}-${randomBytes(6).toString('hex')}`,
  integracaoId: null,
  plataforma: 'generico',
  evento: 'x',
  tipo: '',
  estado: 'ignorado',
  prioridade: 2,
  compraId: null,
  corpoHash: '',
  detalhe: null,
  eventos: null,
  ...more,
})

describe('a delivery that was sent before', () => {
  const signedAs = (id: string, body: unknown) => signDelivery('generico', body, { id })

  test('and could not be read is read when it is sent again in a form that can be', async () => {
    const shop = await openShop(product)
    const whole = sale('purchase.approved', { purchase: 'sent-again', email: newEmail() })
    await shop.deliver(signedAs('msg_sent_again', { ...whole, data: { ...whole.data, email: null } }))
    expect(await kept(shop)).toMatchObject([{ estado: 'ilegivel' }])
    await shop.deliver(signedAs('msg_sent_again', whole))
    await product.settled()
    expect(await kept(shop)).toMatchObject([{ estado: 'aplicado', tipo: 'pago', detalhe: null }])
  })

  test('and was applied counts as it was, whatever is sent under its id', async () => {
    const shop = await openShop(product)
    const [email, other] = [newEmail(), newEmail()]
    for (const buyer of [email, other])
      await shop.deliver(
        signedAs('msg_applied', sale('purchase.approved', { purchase: 'applied-once', email: buyer })),
      )
    await product.settled()
    expect(await sql`select email from compras where id = 'applied-once'`).toEqual([{ email }])
  })
})

test.each([
  ['novo', 'ilegivel', 'first'],
  ['novo', 'ignorado', 'first'],
  ['novo', 'novo', 'first'],
  ['ilegivel', 'novo', 'second'],
  ['ignorado', 'novo', 'second'],
  ['sem_permissao', 'novo', 'second'],
  ['falhou', 'novo', 'second'],
] as const)('of deliveries with one id, %s and then %s, the %s is kept', async (one, two, which) => {
  const first = newRow('twice', { estado: one, corpoHash: 'first' })
  await inbox.add(sql, [first])
  await inbox.add(sql, [{ ...first, estado: two, corpoHash: 'second' }])
  const found = await sql`select "corpoHash" from compras_eventos where id = ${first.id}`
  await sql`delete from compras_eventos where id = ${first.id}`
  expect(found).toEqual([{ corpoHash: which }])
})

describe('a delivery that cannot be kept', () => {
  const half = '\ud800'

  test('with half of a surrogate pair in its ids is kept as unreadable', async () => {
    const shop = await openShop(product)
    const body = sale('purchase.approved', { purchase: `x${half}`, email: newEmail() })
    expect((await shop.sell(body)).status).toBe(200)
    expect(await kept(shop)).toMatchObject([{ estado: 'ilegivel' }])
  })
})

describe('peculiarities', () => {
  test('Cakto without a signature is believed only where the operator said so', async () => {
    const body = { secret: SECRETS.cakto, event: 'purchase_approved', data: [] }
    const plain = (more: object) => ({ body: JSON.stringify({ ...body, ...more }), headers: {}, query: '' })
    const strict = await openShop(product, 'cakto')
    expect((await strict.deliver(plain({}))).status).toBe(401)
    const legacy = await openShop(product, 'cakto', { legado: true })
    expect((await legacy.deliver(plain({}))).status).toBe(200)
    expect((await legacy.deliver(plain({ secret: 'outro' }))).status).toBe(401)
    expect((await legacy.deliver(plain({ secret: '' }))).status).toBe(401)
    expect((await legacy.deliver({ body: 'nada', headers: {}, query: '' })).status).toBe(401)
  })

  test('the unsigned ping of Eduzz is answered and leaves nothing behind', async () => {
    const shop = await openShop(product, 'eduzz')
    const ping = { body: JSON.stringify({ event: 'ping', data: {} }), headers: {}, query: '' }
    expect((await shop.deliver(ping)).status).toBe(200)
    expect(await kept(shop)).toEqual([])
    const disguised = { ...ping, body: JSON.stringify({ event: 'myeduzz.invoice_paid', data: {} }) }
    expect((await shop.deliver(disguised)).status).toBe(401)
  })

  test("a test of Kiwify's panel that signs only what is inside is taken", async () => {
    const shop = await openShop(product, 'kiwify')
    const inner = JSON.stringify({ webhook_event_type: 'order_approved', order_id: 't' })
    const { query } = signDelivery('kiwify', inner)
    expect((await shop.deliver({ body: `{"order":${inner}}`, headers: {}, query })).status).toBe(200)
  })

  test('what is signed and is not JSON is kept as unreadable, so that the platform does not give up', async () => {
    const shop = await openShop(product, 'kiwify')
    expect((await shop.deliver(signDelivery('kiwify', '<xml/>'))).status).toBe(200)
    expect(await kept(shop)).toMatchObject([{ estado: 'ilegivel', detalhe: 'o corpo não é JSON' }])
  })
})

test('while the database is away nothing is acknowledged', async () => {
  const away = await createTestApp()
  const shop = await openShop(away)
  const delivery = signDelivery(
    'generico',
    sale('purchase.approved', { purchase: 'away', email: newEmail() }),
  )
  await away.sql`alter table compras_eventos rename to elsewhere`
  expect((await shop.deliver(delivery)).status).toBe(500)
  await away.sql`alter table elsewhere rename to compras_eventos`
  await away.deps.sql.end({ timeout: 1 })
  expect((await shop.deliver(delivery)).status).toBe(503)
  await away.database.drop()
})

test('no secret, body or e-mail of a delivery is in the log or in the database in the clear', async () => {
  const shop = await openShop(product, 'cakto')
  const sold = {
    id: 'segredo-1',
    customer: { email: newEmail(), phone: '+5511999990000' },
    product: { id: 'x' },
  }
  await shop.sell({ secret: SECRETS.cakto, event: 'purchase_approved', data: sold })
  await shop.deliver(
    signDelivery('cakto', { secret: SECRETS.cakto, event: 'refund', data: sold }, { secret: 'errado' }),
  )
  const rows = await sql`select * from compras_eventos where "integracaoId" = ${shop.id}`
  const stored = JSON.stringify([rows, await sql`select * from integracoes`])
  const sealed = (await sql`select selado from segredos`).map(({ selado }) =>
    Buffer.from(selado).toString('latin1'),
  )
  for (const secret of [SECRETS.cakto, '+5511999990000']) {
    expect(product.logged.join('')).not.toContain(secret)
    expect(stored).not.toContain(secret)
    expect(sealed.join('')).not.toContain(secret)
  }
  expect(product.logged.join('')).not.toContain(sold.customer.email)
})

describe('another integration of the same platform', () => {
  const accessOf = async (email: string) =>
    (await product.sql`select status from liberados where email = ${email}`)[0]?.status ?? null

  test('takes nothing away from who bought through this one, until this one is removed', async () => {
    const [shop, other] = [await openShop(product), await openShop(product)]
    const email = newEmail()
    const purchase = randomUUID()
    await shop.sell(sale('purchase.approved', { purchase, email }))
    expect(await accessOf(email)).toBe('ativo')
    await other.sell(sale('purchase.refunded', { purchase, email }))
    expect(await accessOf(email)).toBe('ativo')
    const stolen = newEmail()
    await other.sell(sale('purchase.approved', { purchase, email: stolen }))
    expect([await accessOf(email), await accessOf(stolen)]).toEqual(['ativo', null])
    await integrations.remove(product.sql, shop.id)
    await other.sell(
      sale('purchase.refunded', { purchase, email, at: new Date(Date.now() + 1).toISOString() }),
    )
    expect(await accessOf(email)).not.toBe('ativo')
  })
})

test('a secret that was changed is good for a week', async () => {
  const shop = await openShop(product, 'kiwify')
  const { secrets } = product.deps
  await addIntegrationSecret(secrets, { id: shop.id, secret: 'segredo-novo', by: 'terminal' })
  expect(await integrationSecrets(secrets, shop.id)).toEqual(['segredo-novo', SECRETS.kiwify])
  vi.setSystemTime(Date.now() + ROTATED_SECRET_LASTS + 1)
  onTestFinished(() => void vi.useRealTimers())
  expect(await integrationSecrets(secrets, shop.id)).toEqual(['segredo-novo'])
})
