import { afterAll, describe, expect, test } from 'vitest'
import { SALES_PER_DELIVERY } from '#domain/limits.ts'
import { readDelivery } from '#domain/purchases/adapters/read-delivery.ts'
import { planState } from '#domain/purchases/plan-state.ts'
import { readInvitation } from '#server/features/allow-list/invitation.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { keepHouse, openShop, sale } from '#tests/support/purchases/shop.ts'
import { timeTravel } from '#tests/support/time/clock.ts'
import { APPLIED_AT_ONCE, emailHasher, forgetBuyer, reclaimPurchases, workInbox } from './apply-events.ts'
import { createFollowEndedPlans } from './end-of-plan.ts'
import { inboxRow } from './inbox-row.ts'
import { mapProduct, movePurchases, reprocess } from './operator/manage-sales.ts'
import { unmappedProducts } from './operator/purchase-status.ts'
import { endedPlans } from './store/ended-plans.ts'
import { inbox } from './store/inbox.ts'
import { productMappings } from './store/integrations.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, deps } = product
const operator = { ...deps, appUrl: 'http://localhost' }
const shop = await openShop(product)

const clock = timeTravel()

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const mailsTo = (email: string) => product.mailbox.sent.filter((mail) => mail.to === email)
let count = 0
const newPurchase = () => `compra-${++count}`

describe('somebody who buys', () => {
  test('is on the list at once, and gets one mail with a link that proves the mailbox', async () => {
    const email = newEmail()
    const bought = sale('purchase.approved', { purchase: newPurchase(), email: ` ${email.toUpperCase()} ` })
    await shop.sell(bought)
    await shop.sell(bought)
    expect(await allowList.findPlano(sql, email)).toBe('pro')
    const [mail, ...more] = mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Crie sua conta no Aconchego')
    const link = /http\S+\/register#convite=(\S+)/.exec(mail?.text ?? '')
    expect(readInvitation(product.keys.authSecret, link?.[1] ?? '')?.email).toBe(email)
    expect(mail?.html).toContain('Criar minha conta')
  })

  test('and is given the money back can no longer register', async () => {
    const [email, purchase] = [newEmail(), newPurchase()]
    await shop.sell(sale('purchase.refunded', { purchase, email }))
    await shop.sell(sale('purchase.approved', { purchase, email }))
    expect(await allowList.findPlano(sql, email)).toBeNull()
    expect(mailsTo(email)).toEqual([])
    expect((await allowList.find(sql, email))?.status).toBe('encerrado')
    const entry = (await allowList.list(sql)).find((one) => one.email === email)
    expect(entry && planState(entry, Date.now())).toBe('terminado')
  })

  test('has the plan of the purchase that lasts longest', async () => {
    const email = newEmail()
    await shop.sell(
      sale('purchase.approved', { purchase: newPurchase(), email, plan: 'mensal', until: inDays(30) }),
    )
    await shop.sell(
      sale('purchase.approved', { purchase: newPurchase(), email, plan: 'anual', until: inDays(365) }),
    )
    await shop.sell(
      sale('purchase.approved', { purchase: newPurchase(), email, plan: 'semanal', until: inDays(7) }),
    )
    expect(await allowList.findPlano(sql, email)).toBe('anual')
  })

  test('and has an account keeps it, follows a change of plan and gets no invitation', async () => {
    const [email, purchase] = [newEmail(), newPurchase()]
    const subscription = { purchase, email, charge: `${purchase}-1`, until: inDays(30) }
    await shop.sell(sale('purchase.approved', subscription))
    await product.sql`update liberados set origem = 'compra' where email = ${email}`
    const form = { email, password: 'uma frase só minha', confirmation: 'uma frase só minha' }
    expect((await product.visitor().post('/api/account/register', form)).status).toBe(200)
    const before = mailsTo(email).filter(({ subject }) => subject.startsWith('Crie sua conta')).length
    await shop.sell(sale('subscription.plan_changed', { ...subscription, plan: 'anual', at: inDays(0.001) }))
    await shop.sell(
      sale('purchase.approved', {
        ...subscription,
        charge: `${purchase}-2`,
        plan: 'anual',
        at: inDays(0.002),
      }),
    )
    expect((await sql`select plano from users where email = ${email}`)[0]?.plano).toBe('anual')
    expect(mailsTo(email).filter(({ subject }) => subject.startsWith('Crie sua conta'))).toHaveLength(before)
  })
})

test('a manual entry is never removed or changed by a delivery', async () => {
  const [email, purchase] = [newEmail(), newPurchase()]
  await allowList.put(sql, [{ email, plano: 'cortesia' }])
  await shop.sell(sale('purchase.approved', { purchase, email }))
  await shop.sell(sale('purchase.chargeback', { purchase, email }))
  expect(await allowList.find(sql, email)).toEqual({
    email,
    plano: 'cortesia',
    status: 'ativo',
    origem: 'manual',
    fimAcesso: null,
    toleranciaAte: null,
  })
})

describe('a product that nobody mapped', () => {
  test('gives nothing, is reported, and is worked off when the mapping is added', async () => {
    const email = newEmail()
    const kiwify = await openShop(product, 'kiwify')
    const produto = newPurchase()
    const order = {
      order_id: `o-${produto}`,
      webhook_event_type: 'order_approved',
      Product: { product_id: produto },
      Customer: { email },
      updated_at: new Date().toISOString(),
    }
    await kiwify.sell(order)
    expect(await allowList.find(sql, email)).toBeNull()
    expect(mailsTo(email)).toEqual([])
    const waiting = () => inbox.page(sql, { pending: true, after: null, limit: 100 })
    expect((await waiting()).filter(({ compraId }) => compraId === `o-${produto}`)).toMatchObject([
      { estado: 'sem_mapa', tipo: 'pago', plataforma: 'kiwify' },
    ])
    await reprocess(operator)
    expect(await allowList.find(sql, email)).toBeNull()
    const settled = await mapProduct(operator, {
      plataforma: 'kiwify',
      produtoId: produto,
      ofertaId: null,
      plano: 'mensal',
      dias: 30,
    })
    expect(settled).toBe(1)
    expect(await allowList.findPlano(sql, email)).toBe('mensal')
    expect((await waiting()).filter(({ compraId }) => compraId === `o-${produto}`)).toEqual([])
    await keepHouse(product)
    expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('a plan that nobody knows, in our own format', () => {
  const sold = (plan: string, email: string) =>
    sale('purchase.approved', { purchase: newPurchase(), email, plan })
  const waiting = async (plan: string) =>
    (await unmappedProducts({ sql })).filter(({ produtoId }) => produtoId === plan)

  test('waits, and is no new plan; mapped to what was meant it gives that', async () => {
    const email = newEmail()
    await shop.sell(sold('prro', email))
    expect(await allowList.find(sql, email)).toBeNull()
    expect(await waiting('prro')).toMatchObject([{ plataforma: 'generico', total: 1 }])
    const mapping = {
      plataforma: 'generico',
      produtoId: 'prro',
      ofertaId: null,
      plano: 'pro',
      dias: null,
    } as const
    expect(await mapProduct(operator, mapping)).toBe(1)
    expect(await allowList.findPlano(sql, email)).toBe('pro')
    expect(await waiting('prro')).toEqual([])
  })

  test('is known once the operator gave it to somebody by hand', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await allowList.put(sql, [{ email: other, plano: 'parceria' }])
    await shop.sell(sold('parceria', email))
    expect(await allowList.findPlano(sql, email)).toBe('parceria')
    await allowList.remove(sql, other)
    await reprocess(operator)
    expect(await allowList.findPlano(sql, email)).toBe('parceria')
  })
})

test('a Cakto list whose other item is no plan of ours grants the one that is, and nothing waits', async () => {
  const [email, cakto] = [newEmail(), await openShop(product, 'cakto')]
  const item = (id: string, produto: string) => ({
    id: `${id}-${count}`,
    customer: { email },
    product: { id: produto },
    subscription: { id: `sub-${count}` },
  })
  const mapped = `curso-${newPurchase()}`
  await productMappings.put(sql, {
    plataforma: 'cakto',
    produtoId: mapped,
    ofertaId: null,
    plano: 'mensal',
    dias: 30,
  })
  await cakto.sell({
    secret: '',
    event: 'purchase_approved',
    data: [item('o1', mapped), item('o2', 'ebook')],
  })
  expect(await allowList.findPlano(sql, email)).toBe('mensal')
  // A later charge that nobody mapped waits to be looked at and takes nothing away.
  await cakto.sell({ secret: '', event: 'subscription_renewed', data: item('o3', 'curso-novo') })
  expect(await allowList.findPlano(sql, email)).toBe('mensal')
  const events =
    await sql`select estado from compras_eventos where "integracaoId" = ${cakto.id} order by "recebidoEm"`
  expect(events.map(({ estado }) => estado)).toEqual(['aplicado', 'sem_mapa'])
  await reprocess(operator)
  expect((await unmappedProducts({ sql })).map(({ produtoId }) => produtoId)).toContain('curso-novo')
})

test('a buyer who typed the wrong e-mail is moved, and a refund still finds the purchase', async () => {
  const [wrong, right, purchase] = [newEmail(), newEmail(), newPurchase()]
  await shop.sell(sale('purchase.approved', { purchase, email: wrong }))
  await movePurchases(sql, wrong, right)
  await workInbox(operator)
  await keepHouse(product)
  expect([await allowList.findPlano(sql, wrong), await allowList.findPlano(sql, right)]).toEqual([
    null,
    'pro',
  ])
  expect([mailsTo(wrong).length, mailsTo(right).length]).toEqual([1, 1])
  await shop.sell(sale('purchase.refunded', { purchase, email: wrong }))
  expect([await allowList.findPlano(sql, wrong), await allowList.findPlano(sql, right)]).toEqual([null, null])
})

test('an event that cannot be applied is set aside, and the others are applied', async () => {
  const email = newEmail()
  const bad = {
    id: 'ruim',
    integracaoId: null,
    plataforma: 'generico',
    evento: 'x',
    tipo: 'pago',
    estado: 'novo' as const,
    prioridade: 0,
    compraId: 'x',
    corpoHash: '',
    detalhe: null,
    eventos: [{ tipo: 'nada' }] as never,
  }
  await inbox.add(sql, [bad])
  await shop.sell(sale('purchase.approved', { purchase: newPurchase(), email }))
  expect(await allowList.findPlano(sql, email)).toBe('pro')
  expect((await sql`select estado from compras_eventos where id = 'ruim'`)[0]?.estado).toBe('falhou')
})

describe('somebody who is erased', () => {
  test('leaves no e-mail behind; a late refund finds its charge; coming back finds what was paid', async () => {
    const [email, purchase, other] = [newEmail(), newPurchase(), newPurchase()]
    await shop.sell(sale('purchase.approved', { purchase, email }))
    await shop.sell(sale('purchase.approved', { purchase: other, email, plan: 'outro', until: inDays(10) }))
    const hash = await emailHasher(deps.secrets)
    await sql.begin((tx) => forgetBuyer(tx, email, hash))
    const everything = async () =>
      JSON.stringify([
        await sql`select * from compras`,
        await sql`select * from compras_eventos`,
        await sql`select * from liberados`,
        await sql`select * from correio`,
      ])
    expect(await everything()).not.toContain(email)
    await shop.sell(sale('purchase.refunded', { purchase, email }))
    expect(await everything()).not.toContain(email)
    await sql.begin((tx) => reclaimPurchases(tx, newEmail(), hash(newEmail())))
    expect(await allowList.findPlano(sql, email)).toBeNull()
    await sql.begin((tx) => reclaimPurchases(tx, email, hash(email)))
    expect(await allowList.findPlano(sql, email)).toBe('outro')
  })

  test('an entry that nobody used is erased a year after its end', async () => {
    const [old, recent] = [newEmail(), newEmail()]
    await shop.sell(
      sale('purchase.approved', {
        purchase: newPurchase(),
        email: old,
        until: inDays(-366),
        at: inDays(-400),
      }),
    )
    await shop.sell(
      sale('purchase.approved', {
        purchase: newPurchase(),
        email: recent,
        until: inDays(-360),
        at: inDays(-400),
      }),
    )
    await createFollowEndedPlans({ ...deps, eraseContent: async () => {} })()
    expect([await allowList.find(sql, old), (await allowList.find(sql, recent))?.email]).toEqual([
      null,
      recent,
    ])
    expect(await sql`select 1 from compras where email = ${old}`).toEqual([])
  })
})

test('after a plan has ended mails leave on the days 0, 75 and 89, and on day 90 what was written is erased', async () => {
  const [email, purchase] = [newEmail(), newPurchase()]
  await shop.sell(sale('purchase.approved', { purchase, email, until: inDays(1) }))
  const form = { email, password: 'uma frase só minha', confirmation: 'uma frase só minha' }
  await product.visitor().post('/api/account/register', form)
  await product.settled()
  await sql`update liberados set "fimAcesso" = date_trunc('second', now() - interval '1 minute') where email = ${email}`
  const erased: string[] = []
  const [person] = await sql`select id from users where email = ${email}`
  await sql`insert into conversas ("userId", id, style) values (${person?.id}, gen_random_uuid(), 'direta')`
  const subjects = () =>
    mailsTo(email)
      .map(({ subject }) => subject)
      .filter((subject) => /terminou|apagadas/.test(subject))
  /** Days pass by moving the end and the mails back, because the database's clock is the only one. */
  const pass = async (days: number) => {
    const [row] = await sql`select "fimAcesso" as fim from liberados where email = ${email}`
    const key = (fim: Date) => `plano/${person?.id}/${fim.getTime()}`
    const moved = new Date(row?.fim.getTime() - days * DAY)
    await sql`update liberados set "fimAcesso" = ${moved} where email = ${email}`
    await sql`update correio set chave = ${key(moved)} || right(chave, 2), "enviadoEm" = "enviadoEm" - ${`${days} days`}::interval
      where chave like ${`${key(row?.fim)}/%`}`
  }
  const look = createFollowEndedPlans({ ...deps, eraseContent: async (id) => void erased.push(id) })
  const follow = async () => {
    await look()
    await keepHouse(product)
  }
  await follow()
  await follow()
  expect(subjects()).toEqual(['Seu plano no Aconchego terminou'])
  await pass(74)
  await follow()
  expect(subjects()).toHaveLength(1)
  await pass(1)
  await follow()
  await follow()
  expect(subjects()).toEqual(['Seu plano no Aconchego terminou', 'Suas conversas serão apagadas em 15 dias'])
  await pass(14)
  await follow()
  expect(subjects().at(-1)).toBe('Suas conversas serão apagadas amanhã')
  expect(erased).toEqual([])
  await pass(1)
  await follow()
  expect(erased).toEqual([person?.id])
  expect(subjects()).toHaveLength(3)
})

test('a mail that was not sent on its day is sent with the next look at its slice', async () => {
  const email = newEmail()
  await shop.sell(sale('purchase.approved', { purchase: newPurchase(), email, until: inDays(1) }))
  const form = { email, password: 'uma frase só minha', confirmation: 'uma frase só minha' }
  await product.visitor().post('/api/account/register', form)
  await sql`update liberados set "fimAcesso" = now() - interval '3 days' where email = ${email}`
  const all = { ...deps, eraseContent: async () => {} }
  const told = async () => {
    await keepHouse(product)
    return mailsTo(email).some(({ subject }) => subject === 'Seu plano no Aconchego terminou')
  }
  expect(await told()).toBe(false)
  const [{ entries } = {}] = await sql`select count(*)::int as entries from liberados`
  const lookAtNext = createFollowEndedPlans(all, 3)
  for (let looked = 0; looked <= entries; looked += 3) await lookAtNext()
  expect(await told()).toBe(true)
})

test('everybody is looked at in slices, and then from the beginning again', async () => {
  const seen: string[] = []
  let slice = await endedPlans.slice(sql, '', 2)
  for (; slice.upTo !== null; slice = await endedPlans.slice(sql, slice.upTo, 2)) seen.push(slice.upTo)
  const all = await sql<{ email: string }[]>`select email from liberados order by email`
  expect(seen).toEqual(all.map(({ email }) => email).filter((_, index) => index % 2 === 1))
  expect(slice.after).toBe(seen.at(-1))
})

test('nothing is erased while the mails cannot leave', async () => {
  const email = newEmail()
  await shop.sell(sale('purchase.approved', { purchase: newPurchase(), email, until: inDays(1) }))
  const form = { email, password: 'uma frase só minha', confirmation: 'uma frase só minha' }
  await product.visitor().post('/api/account/register', form)
  await sql`update liberados set "fimAcesso" = now() - interval '200 days' where email = ${email}`
  const [person] = await sql`select id from users where email = ${email}`
  await sql`insert into conversas ("userId", id, style) values (${person?.id}, gen_random_uuid(), 'direta')`
  const erased: string[] = []
  const look = createFollowEndedPlans({ ...deps, eraseContent: async (id) => void erased.push(id) })
  for (let turn = 0; turn < 4; turn++) await look()
  expect(erased).not.toContain(person?.id)
})

test('a node whose clock is more than a year ahead tells nobody of an end and erases nothing', async () => {
  const email = newEmail()
  await shop.sell(sale('purchase.approved', { purchase: newPurchase(), email, until: inDays(30) }))
  const form = { email, password: 'uma frase só minha', confirmation: 'uma frase só minha' }
  await product.visitor().post('/api/account/register', form)
  const [person] = await sql`select id from users where email = ${email}`
  await sql`insert into conversas ("userId", id, style) values (${person?.id}, gen_random_uuid(), 'direta')`
  const erased: string[] = []
  const look = createFollowEndedPlans({ ...deps, eraseContent: async (id) => void erased.push(id) })
  await clock.forward(400 * DAY)
  for (let turn = 0; turn < 4; turn++) {
    await look()
    await keepHouse(product)
  }
  expect(erased).not.toContain(person?.id)
  expect(mailsTo(email).map(({ subject }) => subject)).not.toContain('Seu plano no Aconchego terminou')
})

test('many deliveries with many sales each are applied in portions, so that the node can do other things', async () => {
  const refunds = (delivery: number) => ({
    event: 'refund',
    data: Array.from({ length: SALES_PER_DELIVERY }, (_, index) => ({ id: `pedido-${delivery}-${index}` })),
  })
  const context = { receivedAt: Date.now(), signedAt: null, student: false }
  const rows = Array.from({ length: 12 }, (_, delivery) => {
    const body = refunds(delivery)
    const source = {
      plataforma: 'cakto',
      integracaoId: null,
      raw: Buffer.from(JSON.stringify(body)),
      mayRevoke: true,
    }
    return inboxRow(source, readDelivery('cakto', body, context))
  })
  await inbox.add(sql, rows)
  await workInbox(deps)
  // What one transaction applies has one time.
  const portions = await sql<{ sales: number }[]>`
    select count(*)::int * ${SALES_PER_DELIVERY}::int as sales from compras_eventos
    where id = any(${rows.map(({ id }) => id)}) and estado = 'aplicado' group by "aplicadoEm"`
  expect(portions.map(({ sales }) => sales)).toEqual(Array(3).fill(APPLIED_AT_ONCE))
})
