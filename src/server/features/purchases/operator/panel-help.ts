import type { Platform } from '#domain/purchases/canonical-event.ts'

type Panel = {
  /** Whether the deliveries are signed; a token alone proves less. */
  signed: boolean
  secret: string
  /** What to do in the platform's panel, in order. */
  steps: readonly string[]
}

export const PANELS: Record<Platform, Panel> = {
  kiwify: {
    signed: true,
    secret: 'o "Token" que a Kiwify mostra ao criar o webhook',
    steps: [
      'Na Kiwify: Apps > Webhooks > Criar webhook.',
      'Cole a URL acima e escolha os produtos.',
      'Marque: Compra aprovada, Reembolso, Chargeback, Assinatura cancelada, Assinatura atrasada, Assinatura renovada.',
      'Copie o "Token" do webhook: ele é o segredo.',
    ],
  },
  hotmart: {
    signed: false,
    secret: 'o "Hottok" da sua conta Hotmart',
    steps: [
      'Na Hotmart: Ferramentas > Webhook (API e notificações) > Cadastrar Webhook, versão 2.0.0.',
      'Cole a URL acima e escolha os produtos.',
      'Marque: Compra aprovada, Compra reembolsada, Chargeback, Pedido de reembolso, Compra atrasada, Cancelamento de assinatura, Troca de plano.',
      'Copie o "Hottok" (aba Autenticação): ele é o segredo.',
      'Atenção: a Hotmart não assina as entregas; quem tiver o Hottok pode forjar uma. Não o divulgue.',
    ],
  },
  eduzz: {
    signed: true,
    secret: 'o segredo que a Eduzz mostra ao criar o webhook',
    steps: [
      'Na Eduzz (Console > Webhooks, versão 3): crie um webhook com a URL acima.',
      'Marque: fatura paga, reembolsada, aguardando reembolso, atrasada e em recuperação; contrato atualizado.',
      'Copie o segredo do webhook e informe-o aqui antes de ativar.',
    ],
  },
  cakto: {
    signed: true,
    secret: 'o "secret" do webhook da Cakto',
    steps: [
      'Na Cakto: Integrações > Webhooks > Adicionar, com a URL acima.',
      'Marque: Compra aprovada, Reembolso, Chargeback, Assinatura criada, renovada, cancelada e renovação recusada.',
      'Copie o segredo do webhook.',
      'Se as entregas chegarem sem assinatura (erro 401), quem cuida do servidor recria a integração com --legado.',
    ],
  },
  stripe: {
    signed: true,
    secret: 'o "Signing secret" (whsec_…) do endpoint da Stripe',
    steps: [
      'Na Stripe: Developers > Webhooks > Add endpoint, com a URL acima.',
      'Eventos: checkout.session.completed, checkout.session.async_payment_succeeded, invoice.paid, invoice.payment_failed, invoice_payment.paid, charge.refunded, charge.dispute.created, charge.dispute.closed, customer.subscription.updated, customer.subscription.deleted.',
      'No Payment Link ou no preço, ponha o metadado plano=NOME DO PLANO, ou diga em Produtos e planos qual plano é o id do produto ou do Payment Link.',
      'Copie o "Signing secret".',
    ],
  },
  generico: {
    signed: true,
    secret: 'gerado aqui',
    steps: [
      'Envie POST com JSON: {"type":"purchase.approved","timestamp":"2026-01-31T12:00:00Z","data":{"purchase_id":"1","charge_id":"1","email":"pessoa@exemplo.com.br","plan":"mensal","access_until":null}}',
      'Assine como manda o Standard Webhooks (cabeçalhos webhook-id, webhook-timestamp e webhook-signature) com o SEGREDO acima.',
      'Se a ferramenta não sabe assinar: Authorization: Bearer SEGREDO. Assim ela só cria compras novas: não muda nem desfaz as que existem, e cada renovação precisa de um charge_id próprio.',
    ],
  },
}
