import { brasiliaIso } from '#domain/text/brasilia-time.ts'
import {
  type AddedIntegration,
  type IntegrationState,
  PANELS,
} from '#server/features/purchases/operator/manage-integrations.ts'
import type { Buyer, PurchaseStatus } from '#server/features/purchases/operator/purchase-status.ts'
import type { ListedEvent } from '#server/features/purchases/store/inbox.ts'

const MOST = 50

type Cell = string | number | null
type BoughtPurchase = Buyer['purchases'][number]

export function addedLines({ id, platform, url, madeSecret, hasSecret }: AddedIntegration): string[] {
  const { steps, secret } = PANELS[platform]
  return [
    `URL: ${url}`,
    ...(madeSecret === null ? [] : [`SEGREDO: ${madeSecret}`]),
    '',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    ...(hasSecret
      ? []
      : [
          `Falta o segredo (${secret}); até lá as entregas recebem 503. Quando o tiver:`,
          `   npm run compras -- integracoes rotate ${id} --segredo SEGREDO`,
        ]),
    'Depois diga qual produto é qual plano:',
    `   npm run compras -- mapear ${platform} PRODUTO PLANO [--oferta OFERTA] [--dias N]`,
  ]
}

export const integrationLines = (states: readonly IntegrationState[]): string[] =>
  states.map(({ id, plataforma, isSigned, secrets, lastDeliveryAt }) =>
    [
      id,
      plataforma,
      isSigned ? 'assinada' : 'só token (mais fraca)',
      secrets === 0 ? 'sem segredo' : counted(secrets, 'segredo', 'segredos'),
      lastDeliveryAt ? brasiliaIso(lastDeliveryAt) : 'nenhuma entrega',
    ].join('\t'),
  )

export const eventLine = ({ recebidoEm, plataforma, evento, tipo, estado, compraId }: ListedEvent): string =>
  [brasiliaIso(recebidoEm), plataforma, tipo || evento || '-', estado, compraId ?? '-'].join('\t')

export function statusLines(status: PurchaseStatus): string[] {
  const { days, byDay, integrations, waiting, unmapped, firstSales, contested, requests } = status
  const sections: [title: string, rows: Cell[][], most?: number][] = [
    [`Eventos dos últimos ${days} dias:`, byDay.map((one) => [one.dia, one.plataforma, one.tipo, one.total])],
    [
      'Última entrega de cada integração:',
      integrations.map((one) => [
        one.id,
        one.plataforma,
        one.ultimaEntregaEm ? brasiliaIso(one.ultimaEntregaEm) : 'nenhuma',
      ]),
    ],
    ['Parados:', waiting.map((one) => [one.estado, one.total, `desde ${brasiliaIso(one.desde)}`])],
    [
      'Produtos sem plano (use mapear):',
      unmapped.map((one) => [one.plataforma, one.produtoId, one.ofertaId ?? '-', one.total]),
    ],
    [
      `Vendidos pela primeira vez nos últimos ${days} dias (confira se são seus):`,
      firstSales.map((one) => [brasiliaIso(one.desde), one.plataforma, one.produto]),
    ],
    [
      'Compras para olhar (disputa, reembolso parcial, chargeback):',
      contested.map((one) => [brasiliaIso(one.at), one.platform, one.tipo, one.id]),
      MOST,
    ],
    [
      'Pedidos de compradores que esperam por você na plataforma (desistência, cancelamento):',
      requests.map((one) => [brasiliaIso(one.pedidoEm), one.plataforma, one.tipo, one.compraId, one.numero]),
      MOST,
    ],
  ]
  return sections.flatMap(([title, rows, most]) => section(title, rows, most))
}

type Suspension = { createdAt: Date; motivo: string | null }

export function buyerLines(buyer: Buyer, suspension: Suspension | null = null): string[] {
  const { email, hasAccount, purchases, events, mails, requests } = buyer
  return [
    `E-mail: ${email}`,
    `Conta: ${hasAccount ? 'existe' : 'não existe'}`,
    `Acesso: ${accessWords(buyer)}`,
    ...(suspension ? [suspensionLine(suspension)] : []),
    ...section('Compras:', purchases.flatMap(purchaseCells)),
    ...section(
      'Pedidos:',
      requests.map(({ numero, tipo, plataforma, compraId, pedidoEm, isWaiting }) => [
        brasiliaIso(pedidoEm),
        tipo,
        numero,
        plataforma,
        compraId,
        isWaiting ? 'espera: faça na plataforma' : 'feito',
      ]),
    ),
    ...section(
      'Eventos:',
      events.map((event) => [eventLine(event), ...(event.detalhe === null ? [] : [event.detalhe])]),
    ),
    ...section(
      'E-mails:',
      mails.map((mail) => [mail.modelo, mailWords(mail)]),
    ),
  ]
}

function mailWords({ criadoEm, enviadoEm, isWaiting }: Buyer['mails'][number]): string {
  if (enviadoEm) return `saiu em ${brasiliaIso(enviadoEm)}`
  return isWaiting ? `espera desde ${brasiliaIso(criadoEm)}` : 'não saiu e não vai sair'
}

const suspensionLine = ({ createdAt, motivo }: Suspension) =>
  `Envio suspenso desde ${brasiliaIso(createdAt)}${motivo ? `: ${motivo}` : ''}`

function accessWords({ entry, hasAccount, purchases, events, unread }: Buyer): string {
  if (!entry && hasAccount)
    return 'a conta não está na lista e continua aberta; nenhuma compra muda isso (npm run liberados)'
  if (!entry) return whyNone(purchases, events, unread)
  const { plano, origem, state, fimAcesso, toleranciaAte } = entry
  const how = origem === 'manual' ? 'posto à mão, nenhuma venda muda' : 'por compra'
  if (fimAcesso === null) return `plano ${plano}, sem fim (${how})`
  if (state === 'terminado')
    return `plano ${plano}, terminou em ${brasiliaIso(toleranciaAte ?? fimAcesso)} (${how})`
  const grace = toleranciaAte === null ? '' : `, com tolerância até ${brasiliaIso(toleranciaAte)}`
  return `plano ${plano}, ${state}, até ${brasiliaIso(fimAcesso)}${grace} (${how})`
}

function whyNone(purchases: Buyer['purchases'], events: Buyer['events'], unread: number): string {
  const waits = events.some(({ estado }) => ['novo', 'sem_mapa', 'falhou'].includes(estado))
  if (purchases.length === 0)
    return waits
      ? 'nenhum: o que chegou ainda espera (veja Eventos)'
      : unread > 0
        ? `nenhum: nada chegou que se entenda; de ${counted(unread, 'entrega', 'entregas')} não se sabe de quem (npm run compras -- eventos --pendentes)`
        : 'nenhum: nada chegou'
  const gives = purchases.some(({ access }) => access !== null && access !== 'unmapped')
  if (!gives) return 'nenhum: nenhuma compra libera (veja abaixo)'
  return waits
    ? 'nenhum: uma compra libera e ainda espera: npm run compras -- reprocessar'
    : 'nenhum: uma compra libera, mas a entrada foi tirada da lista à mão; npm run liberados -- add a devolve'
}

const purchaseCells = ({ platform, id, products, access, charges }: BoughtPurchase): Cell[][] => [
  [platform, id, products.join(', ') || '-', givenWords(access, products)],
  ...charges.map((charge) => [
    `  cobrança ${charge.id}`,
    charge.paidAt === null ? 'sem pagamento' : `paga em ${brasiliaIso(charge.paidAt)}`,
    ...(charge.until === null ? [] : [`até ${brasiliaIso(charge.until)}`]),
    ...(charge.revokedAt === null ? [] : [`reembolsada em ${brasiliaIso(charge.revokedAt)}`]),
  ]),
]

function givenWords(access: BoughtPurchase['access'], products: readonly string[]): string {
  if (access === null) return 'não libera: nada foi pago'
  if (access === 'unmapped') return `não libera: falta mapear ${products.join(' ou ')}`
  const { plano, status, until } = access
  return `plano ${plano}, ${status}, ${until === null ? 'sem fim' : `até ${brasiliaIso(until)}`}`
}

function section(title: string, rows: Cell[][], most = Infinity): string[] {
  const lines = rows.slice(0, most).map((cells) => `  ${cells.join('\t')}`)
  const left = rows.length - lines.length
  return [title, ...(lines.length > 0 ? lines : ['  nada']), ...(left > 0 ? [`  e mais ${left}`] : [])]
}

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`
