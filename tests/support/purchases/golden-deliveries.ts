import type { CanonicalEvent, Platform } from '#domain/purchases/canonical-event.ts'

/** A delivery as the platform's documentation or public code shows it, and what it must mean to us. */
type GoldenDelivery = {
  platform: Platform
  name: string
  body: unknown
  /** Only what it says; everything else is empty. An empty list is an event that changes nothing. */
  events: Partial<CanonicalEvent>[]
  problem?: string
}

const EMAIL = 'maria@exemplo.com.br'
const utc = (text: string) => Date.parse(text)
const item = (produtoId: string, ofertaId: string | null = null, planoId: string | null = null) => [
  { produtoId, ofertaId, planoId },
]

const kiwify = (webhook_event_type: string, more: object = {}) => ({
  order_id: 'o1',
  order_status: 'paid',
  webhook_event_type,
  subscription_id: 's1',
  Product: { product_id: 'p1', product_name: 'Pro' },
  Customer: { email: ` ${EMAIL.toUpperCase()} `, full_name: 'Maria', CPF: '00000000000', mobile: '+55' },
  Commissions: { charge_amount: 4990, currency: 'BRL' },
  Subscription: {
    status: 'active',
    plan: { id: 'plan1', name: 'Mensal' },
    customer_access: { has_access: true, access_until: '2026-12-15T00:00:00Z' },
  },
  updated_at: '2026-11-15 12:00',
  a_field_of_tomorrow: { anything: [1, 2] },
  ...more,
})
const kiwifySaid = {
  ocorridoEm: utc('2026-11-15T12:00:00Z'),
  compraId: 's1',
  cobrancaId: 'o1',
  email: EMAIL,
  itens: item('p1', null, 'plan1'),
  fimAcesso: utc('2026-12-15T00:00:00Z'),
}
const asKiwify = (name: string, tipo: CanonicalEvent['tipo']): GoldenDelivery => ({
  platform: 'kiwify',
  name,
  body: kiwify(name),
  events: [{ ...kiwifySaid, tipo }],
})

const KIWIFY: GoldenDelivery[] = [
  asKiwify('order_approved', 'pago'),
  asKiwify('compra_aprovada', 'pago'),
  asKiwify('order_refunded', 'reembolso'),
  asKiwify('compra_reembolsada', 'reembolso'),
  asKiwify('chargeback', 'chargeback'),
  asKiwify('subscription_canceled', 'cancelada'),
  asKiwify('subscription_late', 'atrasada'),
  asKiwify('subscription_renewed', 'pago'),
  ...[
    'order_rejected',
    'compra_recusada',
    'boleto_gerado',
    'pix_gerado',
    'carrinho_abandonado',
    'constructor',
  ].map((name): GoldenDelivery => ({ platform: 'kiwify', name, body: kiwify(name), events: [] })),
  {
    platform: 'kiwify',
    name: 'a test of the panel, wrapped',
    body: { order: kiwify('order_approved') },
    events: [{ ...kiwifySaid, tipo: 'pago' }],
  },
  {
    platform: 'kiwify',
    name: 'a single order that only has its status',
    body: {
      order_id: 'o9',
      order_status: 'chargedback',
      Product: { product_id: 'p1' },
      Customer: { email: EMAIL },
      created_at: '2026-11-15T12:00:00.000Z',
    },
    events: [
      {
        tipo: 'chargeback',
        ocorridoEm: utc('2026-11-15T12:00:00Z'),
        compraId: 'o9',
        cobrancaId: 'o9',
        email: EMAIL,
        itens: item('p1'),
      },
    ],
  },
  {
    platform: 'kiwify',
    name: 'a payment without a buyer',
    body: kiwify('order_approved', { Customer: {} }),
    events: [],
    problem: 'falta o e-mail de quem comprou',
  },
  {
    platform: 'kiwify',
    name: 'a payment without a product',
    body: kiwify('order_approved', { Product: null }),
    events: [],
    problem: 'falta o produto',
  },
  {
    platform: 'kiwify',
    name: 'a refund without an order',
    body: kiwify('order_refunded', { order_id: null, subscription_id: '' }),
    events: [],
    problem: 'falta o número da compra',
  },
]

const hotmart = (event: string, data: object, more: object = {}) => ({
  id: `id-${event}`,
  creation_date: 1763247745737,
  event,
  version: '2.0.0',
  data,
  ...more,
})
const hotmartPurchase = {
  product: { id: 123, ucode: 'u', name: 'Pro' },
  buyer: { email: EMAIL, name: 'Maria', document: '00000000000' },
  purchase: {
    transaction: 'HP1',
    status: 'APPROVED',
    offer: { code: 'abc' },
    approved_date: 1763247740000,
    price: { value: 0, currency_value: 'BRL' },
  },
  subscription: { status: 'ACTIVE', plan: { id: 9, name: 'Pro' }, subscriber: { code: 'S1' } },
}
const hotmartSaid = {
  ocorridoEm: 1763247745737,
  compraId: 'S1',
  cobrancaId: 'HP1',
  email: EMAIL,
  itens: item('123', 'abc', '9'),
}
const asHotmart = (name: string, tipo: CanonicalEvent['tipo']): GoldenDelivery => ({
  platform: 'hotmart',
  name,
  body: hotmart(name, hotmartPurchase),
  events: [{ ...hotmartSaid, tipo }],
})

const HOTMART: GoldenDelivery[] = [
  asHotmart('PURCHASE_APPROVED', 'pago'),
  asHotmart('PURCHASE_REFUNDED', 'reembolso'),
  asHotmart('PURCHASE_CHARGEBACK', 'chargeback'),
  asHotmart('PURCHASE_PROTEST', 'disputa'),
  asHotmart('PURCHASE_DELAYED', 'atrasada'),
  ...[
    'PURCHASE_COMPLETE',
    'PURCHASE_CANCELED',
    'PURCHASE_EXPIRED',
    'PURCHASE_BILLET_PRINTED',
    'A_NEW_ONE',
  ].map(
    (name): GoldenDelivery => ({
      platform: 'hotmart',
      name,
      body: hotmart(name, hotmartPurchase),
      events: [],
    }),
  ),
  {
    platform: 'hotmart',
    name: 'a single purchase',
    body: hotmart('PURCHASE_APPROVED', { ...hotmartPurchase, subscription: null }),
    events: [{ ...hotmartSaid, tipo: 'pago', compraId: 'HP1', itens: item('123', 'abc') }],
  },
  {
    platform: 'hotmart',
    name: 'a partial refund',
    body: hotmart('PURCHASE_REFUNDED', {
      ...hotmartPurchase,
      purchase: { ...hotmartPurchase.purchase, status: 'PARTIALLY_REFUNDED' },
    }),
    events: [{ ...hotmartSaid, tipo: 'reembolso_parcial' }],
  },
  {
    platform: 'hotmart',
    name: 'SUBSCRIPTION_CANCELLATION',
    body: hotmart('SUBSCRIPTION_CANCELLATION', {
      product: { id: 123 },
      subscriber: { code: 'S1', email: EMAIL, name: 'Maria' },
      subscription: { id: 77, plan: { id: 9 } },
      cancellation_date: 1763247745000,
      date_next_charge: 1765839745000,
    }),
    events: [
      {
        tipo: 'cancelada',
        ocorridoEm: 1763247745737,
        compraId: 'S1',
        email: EMAIL,
        itens: item('123', null, '9'),
        fimAcesso: 1765839745000,
      },
    ],
  },
  {
    platform: 'hotmart',
    name: 'SWITCH_PLAN',
    body: {
      ...hotmart('SWITCH_PLAN', {
        subscription: {
          subscriber_code: 'S1',
          product: { id: 123 },
          user: { email: EMAIL },
          status: 'ACTIVE',
        },
        plans: [
          { id: 9, name: 'Pro', offer: { key: 'abc' }, current: false },
          { id: 10, name: 'Anual', offer: { key: 'def' }, current: true },
        ],
      }),
      creation_date: undefined,
      creationDate: 1763247745737,
    },
    events: [
      {
        tipo: 'troca_plano',
        ocorridoEm: 1763247745737,
        compraId: 'S1',
        email: EMAIL,
        itens: item('123', 'def', '10'),
      },
    ],
  },
  {
    platform: 'hotmart',
    name: 'a test of the panel',
    body: hotmart('PURCHASE_APPROVED', {
      ...hotmartPurchase,
      product: { id: 0, name: 'Produto test postback2' },
    }),
    events: [],
  },
]

const eduzz = (event: string, data: object) => ({
  id: `ev-${event}`,
  event: `myeduzz.${event}`,
  sentDate: '2026-11-15T12:00:00.000Z',
  data,
})
const eduzzInvoice = {
  id: '123',
  status: 'paid',
  buyer: { email: EMAIL, name: 'Maria', document: '0' },
  student: { email: 'aluna@exemplo.com.br' },
  items: [
    { productId: 'P1', name: 'Pro' },
    { productId: 'P2', name: 'Bônus' },
  ],
}
const eduzzSaid = {
  ocorridoEm: utc('2026-11-15T12:00:00Z'),
  compraId: '123',
  cobrancaId: '123',
  email: EMAIL,
  itens: [...item('P1'), ...item('P2')],
}
const asEduzz = (name: string, tipo: CanonicalEvent['tipo']): GoldenDelivery => ({
  platform: 'eduzz',
  name,
  body: eduzz(name, eduzzInvoice),
  events: [{ ...eduzzSaid, tipo }],
})
const eduzzContract = (status: string) =>
  eduzz('contract_updated', {
    customer: { email: EMAIL },
    products: [{ id: 'P1', plan: 'x' }],
    contract: { id: 'c7', status, recurrence: { nextDue: '2026-12-15' } },
  })
const asContract = (status: string, said: Partial<CanonicalEvent>): GoldenDelivery => ({
  platform: 'eduzz',
  name: `contract ${status}`,
  body: eduzzContract(status),
  events: [{ ocorridoEm: eduzzSaid.ocorridoEm, compraId: 'c7', email: EMAIL, ...said }],
})
/** Given as a day: it counts whole, in Brasília. */
const NEXT_DUE = { fimAcesso: utc('2026-12-15T23:59:59.999-03:00') }

const EDUZZ: GoldenDelivery[] = [
  asEduzz('invoice_paid', 'pago'),
  asEduzz('invoice_refunded', 'reembolso'),
  asEduzz('invoice_chargeback', 'chargeback'),
  asEduzz('invoice_waiting_refund', 'disputa'),
  asEduzz('invoice_overdue', 'atrasada'),
  asEduzz('invoice_recovering', 'atrasada'),
  ...['invoice_canceled', 'invoice_expired', 'invoice_refused', 'contract_created', 'invoice_opened'].map(
    (name): GoldenDelivery => ({ platform: 'eduzz', name, body: eduzz(name, eduzzInvoice), events: [] }),
  ),
  {
    platform: 'eduzz',
    name: 'a partial refund',
    body: eduzz('invoice_refunded', { ...eduzzInvoice, status: 'partialRefund' }),
    events: [{ ...eduzzSaid, tipo: 'reembolso_parcial' }],
  },
  {
    platform: 'eduzz',
    name: 'an invoice of a contract',
    body: eduzz('invoice_paid', { ...eduzzInvoice, contract: { id: 'c7' } }),
    events: [{ ...eduzzSaid, tipo: 'pago', compraId: 'c7' }],
  },
  asContract('upToDate', { tipo: 'ativa', ...NEXT_DUE }),
  asContract('late', { tipo: 'atrasada' }),
  asContract('defaulter', { tipo: 'atrasada' }),
  asContract('suspended', { tipo: 'atrasada' }),
  asContract('canceled', { tipo: 'cancelada', ...NEXT_DUE }),
  asContract('finished', { tipo: 'cancelada', ...NEXT_DUE }),
  ...['trial', 'free', 'awaitingPayment'].map(
    (status): GoldenDelivery => ({
      platform: 'eduzz',
      name: `contract ${status}`,
      body: eduzzContract(status),
      events: [],
    }),
  ),
  { platform: 'eduzz', name: 'ping', body: { event: 'ping', id: 'x', data: {} }, events: [] },
]

const caktoSale = {
  id: 'ord1',
  refId: 'r1',
  status: 'waiting_payment',
  customer: { email: EMAIL, phone: '+55', docNumber: '0' },
  product: { id: 'uuid1', short_id: 'x' },
  offer: { id: 'of1', price: 10 },
  subscription: {
    id: 'sub1',
    status: 'active',
    next_payment_date: '2026-12-15T00:00:00-03:00',
    canceledAt: '2026-11-20T00:00:00Z',
  },
  paidAt: '2026-11-15T12:00:00Z',
}
const cakto = (event: string, data: unknown = caktoSale) => ({ secret: 'x', event, data })
/** The signature's time in the tests. */
export const SIGNED_AT = utc('2026-11-25T00:00:00Z')
const caktoSaid = {
  compraId: 'sub1',
  cobrancaId: 'ord1',
  email: EMAIL,
  itens: item('uuid1', 'of1'),
}
const CAKTO_END = { fimAcesso: utc('2026-12-15T03:00:00Z') }
const CAKTO_PAID = { ocorridoEm: utc('2026-11-15T12:00:00Z'), ...CAKTO_END }
const asCakto = (name: string, said: Partial<CanonicalEvent>): GoldenDelivery => ({
  platform: 'cakto',
  name,
  body: cakto(name),
  events: [{ ...caktoSaid, ocorridoEm: SIGNED_AT, ...said }],
})

const CAKTO: GoldenDelivery[] = [
  asCakto('purchase_approved', { tipo: 'pago', ...CAKTO_PAID }),
  asCakto('subscription_renewed', { tipo: 'pago', ...CAKTO_PAID }),
  asCakto('refund', { tipo: 'reembolso' }),
  asCakto('chargeback', { tipo: 'chargeback' }),
  asCakto('subscription_created', { tipo: 'ativa' }),
  asCakto('subscription_canceled', {
    tipo: 'cancelada',
    ocorridoEm: utc('2026-11-20T00:00:00Z'),
    ...CAKTO_END,
  }),
  asCakto('subscription_renewal_refused', { tipo: 'atrasada' }),
  { platform: 'cakto', name: 'purchase_refused', body: cakto('purchase_refused'), events: [] },
  {
    platform: 'cakto',
    name: 'a list of sales',
    body: cakto('purchase_approved', [
      { ...caktoSale, id: 'bump', product: { id: 'uuid2' }, subscription: null },
      caktoSale,
    ]),
    events: [
      {
        tipo: 'pago',
        ocorridoEm: CAKTO_PAID.ocorridoEm,
        compraId: 'bump',
        cobrancaId: 'bump',
        email: EMAIL,
        itens: item('uuid2', 'of1'),
      },
      { ...caktoSaid, tipo: 'pago', ...CAKTO_PAID },
    ],
  },
]

const stripe = (type: string, object: object, previous_attributes?: object) => ({
  id: `evt_${type}`,
  object: 'event',
  type,
  created: 1794700000,
  data: { object, ...(previous_attributes && { previous_attributes }) },
})
const STRIPE_AT = { ocorridoEm: 1794700000000 }
const stripeSession = {
  id: 'cs_1',
  mode: 'payment',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  payment_link: 'plink_1',
  customer_details: { email: EMAIL },
  metadata: { plano: 'pro' },
}
const stripeInvoice = {
  id: 'in_1',
  customer_email: EMAIL,
  subscription: 'sub_1',
  payment_intent: 'pi_2',
  lines: { data: [{ period: { end: 1797300000 }, price: { id: 'price_1', product: 'prod_1' } }] },
}
const stripeSubscription = (status: string, more: object = {}) => ({
  id: 'sub_1',
  status,
  items: { data: [{ current_period_end: 1797300000, price: { id: 'price_2', product: 'prod_1' } }] },
  ...more,
})
const asStripe = (
  name: string,
  type: string,
  object: object,
  ...events: Partial<CanonicalEvent>[]
): GoldenDelivery => ({
  platform: 'stripe',
  name,
  body: stripe(type, object),
  events: events.map((said) => ({ ...STRIPE_AT, ...said })),
})
const ofPayment = { cobrancaId: 'pi_1' }

const STRIPE: GoldenDelivery[] = [
  asStripe('a payment', 'checkout.session.completed', stripeSession, {
    tipo: 'pago',
    compraId: 'pi_1',
    cobrancaId: 'pi_1',
    email: EMAIL,
    itens: item('plink_1'),
    plano: 'pro',
  }),
  asStripe('a boleto that is not paid yet', 'checkout.session.completed', {
    ...stripeSession,
    payment_status: 'unpaid',
  }),
  asStripe('a boleto that was paid', 'checkout.session.async_payment_succeeded', stripeSession, {
    tipo: 'pago',
    compraId: 'pi_1',
    cobrancaId: 'pi_1',
    email: EMAIL,
    itens: item('plink_1'),
    plano: 'pro',
  }),
  asStripe(
    'the checkout of a subscription',
    'checkout.session.completed',
    { ...stripeSession, mode: 'subscription', subscription: 'sub_1', payment_intent: null, invoice: 'in_1' },
    { tipo: 'troca_plano', compraId: 'sub_1', email: EMAIL, plano: 'pro' },
  ),
  asStripe('an invoice', 'invoice.paid', stripeInvoice, {
    tipo: 'pago',
    compraId: 'sub_1',
    cobrancaId: 'pi_2',
    email: EMAIL,
    itens: item('prod_1', 'price_1'),
    fimAcesso: 1797300000000,
  }),
  asStripe(
    'an invoice of the newer API',
    'invoice.paid',
    {
      id: 'in_1',
      customer_email: EMAIL,
      parent: { subscription_details: { subscription: 'sub_1', metadata: { plano: 'pro' } } },
      lines: {
        data: [
          {
            period: { end: 1797300000 },
            pricing: { price_details: { price: 'price_1', product: 'prod_1' } },
          },
        ],
      },
    },
    {
      tipo: 'pago',
      compraId: 'sub_1',
      cobrancaId: 'in_1',
      email: EMAIL,
      itens: item('prod_1', 'price_1'),
      plano: 'pro',
      fimAcesso: 1797300000000,
    },
  ),
  asStripe('an invoice without a subscription', 'invoice.paid', { ...stripeInvoice, subscription: null }),
  asStripe(
    'the payment of an invoice',
    'invoice_payment.paid',
    { id: 'inpay_1', invoice: 'in_1', payment: { type: 'payment_intent', payment_intent: 'pi_2' } },
    { tipo: 'vinculo', cobrancaId: 'in_1', apelido: 'pi_2' },
  ),
  asStripe('a failed invoice', 'invoice.payment_failed', stripeInvoice, {
    tipo: 'atrasada',
    compraId: 'sub_1',
    email: EMAIL,
  }),
  asStripe(
    'a refund',
    'charge.refunded',
    { id: 'ch_1', payment_intent: 'pi_1', refunded: true },
    { tipo: 'reembolso', ...ofPayment },
  ),
  asStripe(
    'a partial refund',
    'charge.refunded',
    { id: 'ch_1', payment_intent: 'pi_1', refunded: false, amount: 100, amount_refunded: 10 },
    { tipo: 'reembolso_parcial', ...ofPayment },
  ),
  asStripe(
    'a dispute',
    'charge.dispute.created',
    { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1' },
    { tipo: 'disputa', ...ofPayment },
  ),
  asStripe(
    'a dispute lost',
    'charge.dispute.closed',
    { id: 'dp_1', payment_intent: 'pi_1', status: 'lost' },
    { tipo: 'chargeback', ...ofPayment },
  ),
  asStripe(
    'a dispute won',
    'charge.dispute.closed',
    { id: 'dp_1', payment_intent: 'pi_1', status: 'won' },
    { tipo: 'reintegrado', ...ofPayment },
  ),
  asStripe('a subscription that goes on', 'customer.subscription.updated', stripeSubscription('active'), {
    tipo: 'ativa',
    compraId: 'sub_1',
  }),
  asStripe('a subscription that is late', 'customer.subscription.updated', stripeSubscription('past_due'), {
    tipo: 'atrasada',
    compraId: 'sub_1',
  }),
  asStripe(
    'a subscription that will end',
    'customer.subscription.updated',
    stripeSubscription('active', { cancel_at_period_end: true }),
    { tipo: 'cancelada', compraId: 'sub_1', fimAcesso: 1797300000000 },
  ),
  {
    platform: 'stripe',
    name: 'a change of plan',
    body: stripe('customer.subscription.updated', stripeSubscription('active'), { items: { data: [] } }),
    events: [
      { ...STRIPE_AT, tipo: 'ativa', compraId: 'sub_1' },
      { ...STRIPE_AT, tipo: 'troca_plano', compraId: 'sub_1', itens: item('prod_1', 'price_2') },
    ],
  },
  asStripe(
    'a subscription that ended',
    'customer.subscription.deleted',
    stripeSubscription('canceled', { ended_at: 1794699000 }),
    { tipo: 'cancelada', compraId: 'sub_1', fimAcesso: 1794699000000 },
  ),
  asStripe('something else', 'payment_intent.created', { id: 'pi_1' }),
]

const generic = (type: string, data: object) => ({ type, timestamp: '2026-11-15T12:00:00Z', data })
const genericData = {
  purchase_id: 'c1',
  charge_id: 'c1-1',
  email: EMAIL,
  plan: 'pro',
  access_until: '2026-12-15T00:00:00Z',
}
const asGeneric = (name: string, tipo: CanonicalEvent['tipo']): GoldenDelivery => ({
  platform: 'generico',
  name,
  body: generic(name, genericData),
  events: [
    {
      tipo,
      ocorridoEm: utc('2026-11-15T12:00:00Z'),
      compraId: 'c1',
      cobrancaId: 'c1-1',
      email: EMAIL,
      itens: [{ produtoId: 'pro', ofertaId: null, planoId: null }],
      fimAcesso: utc('2026-12-15T00:00:00Z'),
    },
  ],
})

const GENERIC: GoldenDelivery[] = [
  asGeneric('purchase.approved', 'pago'),
  asGeneric('purchase.refunded', 'reembolso'),
  asGeneric('purchase.chargeback', 'chargeback'),
  asGeneric('purchase.disputed', 'disputa'),
  asGeneric('purchase.reinstated', 'reintegrado'),
  asGeneric('subscription.canceled', 'cancelada'),
  asGeneric('subscription.late', 'atrasada'),
  asGeneric('subscription.plan_changed', 'troca_plano'),
  { platform: 'generico', name: 'purchase.seen', body: generic('purchase.seen', genericData), events: [] },
  {
    platform: 'generico',
    name: 'a purchase that ends on a day',
    body: generic('purchase.approved', { ...genericData, access_until: '2028-02-29' }),
    events: asGeneric('', 'pago').events.map((event) => ({
      ...event,
      fimAcesso: utc('2028-02-29T23:59:59.999-03:00'),
    })),
  },
  {
    platform: 'generico',
    name: 'a purchase without an end that is its own charge',
    body: generic('purchase.approved', { purchase_id: 'c1', email: EMAIL, plan: 'pro', access_until: null }),
    events: [
      {
        tipo: 'pago',
        ocorridoEm: utc('2026-11-15T12:00:00Z'),
        compraId: 'c1',
        cobrancaId: 'c1',
        email: EMAIL,
        itens: [{ produtoId: 'pro', ofertaId: null, planoId: null }],
      },
    ],
  },
  {
    platform: 'generico',
    name: 'a purchase whose end is no date',
    body: generic('purchase.approved', { ...genericData, access_until: 'nunca' }),
    events: [],
    problem: 'access_until não é uma data',
  },
  {
    platform: 'generico',
    name: 'a purchase whose plan could be no name',
    body: generic('purchase.approved', { ...genericData, plan: 'x'.repeat(101) }),
    events: [],
    problem: 'falta o produto',
  },
]

/** Every platform and every kind of event, written from the platforms' public documentation and public code. */
export const GOLDEN_DELIVERIES: readonly GoldenDelivery[] = [
  ...KIWIFY,
  ...HOTMART,
  ...EDUZZ,
  ...CAKTO,
  ...STRIPE,
  ...GENERIC,
]
