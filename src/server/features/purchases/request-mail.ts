import { z } from 'zod'
import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { PLATFORMS } from '#domain/purchases/canonical-event.ts'
import { BUYER_PAGES, REQUEST_KINDS } from '#domain/purchases/purchase-request.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'

const Data = z.object({
  numero: z.string(),
  tipo: z.enum(REQUEST_KINDS),
  plataforma: z.enum(PLATFORMS),
  compraId: z.string(),
  pedidoEm: z.number(),
})

const WORDS = {
  desistencia: {
    subject: 'Recebemos o seu pedido de desistência',
    asked: 'o seu pedido para desistir da compra',
    after:
      'O dinheiro volta pelo mesmo caminho do pagamento. O acesso termina quando a plataforma nos confirma o reembolso.',
    there: 'Para que o reembolso ande mais rápido, confirme o pedido também na página da plataforma:',
  },
  cancelamento: {
    subject: 'Recebemos o seu pedido de cancelamento',
    asked: 'o seu pedido para cancelar a assinatura',
    after:
      'O que já foi pago continua valendo até o fim do período. A assinatura termina quando a plataforma nos confirma.',
    there: 'Nesta plataforma, o cancelamento se conclui na página dela:',
  },
} as const

/** The receipt of 'Desistir da compra' and 'Cancelar a assinatura'. It is proof, so it is never given up. */
export const REQUEST_MAILS: Record<'pedido-compra', MailTemplate> = {
  'pedido-compra': {
    once: true,
    write: ({ appUrl, responsible }, { para, dados }) => {
      const { numero, tipo, plataforma, compraId, pedidoEm } = Data.parse(dados)
      const { subject, asked, after, there } = WORDS[tipo]
      const { name, pages } = BUYER_PAGES[plataforma]
      const link = pages[tipo] ?? `${appUrl}/conta`
      return composeMail({
        to: para,
        subject: `${subject} (${numero})`,
        button: { label: pages[tipo] ? `Abrir a página da ${name}` : 'Abrir a minha conta', link },
        lines: [
          'Olá!',
          `Recebemos em ${brasiliaMoment(new Date(pedidoEm))} (horário de Brasília) ${asked} ${compraId}, feita pela ${name}.`,
          `O número do seu pedido é ${numero}. Guarde esta mensagem: ela é o seu comprovante.`,
          `Quem vendeu o plano já pode ver o pedido. ${after}`,
          pages[tipo] ? there : 'O seu pedido também está na sua conta:',
          link,
          ...(responsible.contato ? [`Se algo não andar, fale conosco: ${responsible.contato}`] : []),
          MAIL_HELP,
          MAIL_CLOSING,
        ],
      })
    },
  },
}
