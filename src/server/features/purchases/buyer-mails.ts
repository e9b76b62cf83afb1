import { INVITATION_TRIED_FOR } from '#domain/limits.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { BUYER_PAGES } from '#domain/purchases/purchase-request.ts'
import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { makeInvitation } from '#server/features/allow-list/invitation.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { type MailDeps, type MailTemplates, personMail } from '#server/features/mail-outbox/send-due-mails.ts'
import type { DueMail } from '#server/features/mail-outbox/store.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { purchases } from './store/purchases.ts'

type EndOfPlan = 'plano-terminou' | 'apaga-em-breve' | 'apaga-amanha'

/** Each leaves once a purchase. What announces that something is erased is never given up: nothing is erased before it has left. */
export const BUYER_MAILS: Pick<MailTemplates, 'criar-conta' | 'pedido-compra' | EndOfPlan> = {
  'criar-conta': { once: true, triedFor: INVITATION_TRIED_FOR, write: inviteMail },
  // It is proof, so it is never given up.
  'pedido-compra': { once: true, write: requestMail },
  'plano-terminou': { once: true, write: endMail },
  'apaga-em-breve': { once: true, write: endMail },
  'apaga-amanha': { once: true, write: endMail },
}

/** A buyer who has registered meanwhile, or got the money back, needs no invitation. */
async function inviteMail(deps: MailDeps, { para, dados }: DueMail<'criar-conta'>): Promise<Mail | null> {
  const { sql, appUrl, planNames, authSecret } = deps
  const registered = await purchases.withAccount(sql, [para])
  if (registered.has(para) || (await allowList.findPlano(sql, para)) === null) return null
  const link = `${appUrl}/register#convite=${makeInvitation(authSecret, para)}`
  return personMail({
    to: para,
    subject: 'Crie sua conta no Aconchego',
    button: { label: 'Criar minha conta', link },
    lines: [
      `Recebemos a confirmação da sua compra (plano ${planDisplayName(dados.plano, planNames)}). Para começar, crie a sua conta com este e-mail:`,
      link,
      'O link já preenche o seu e-mail; falta só escolher uma senha. Se preferir, abra o Aconchego e toque em “Criar conta”.',
      'Não reconhece esta compra? Pode ignorar esta mensagem: nenhuma conta é criada sem uma senha.',
    ],
  })
}

function endMail({ appUrl, renewUrl }: MailDeps, { para, modelo, dados }: DueMail<EndOfPlan>): Mail {
  const link = renewUrl ?? `${appUrl}/conta`
  const [ended, erased] = [dados.terminouEm, dados.apagaEm].map((time) => brasiliaDay(new Date(time)))
  const whatHappens = `As suas conversas ficam guardadas até ${erased}. Depois disso são apagadas para sempre; a conta continua sua.`
  const texts = {
    'plano-terminou': {
      subject: 'Seu plano no Aconchego terminou',
      first: `Seu plano terminou em ${ended}. Você ainda pode entrar, ler tudo, baixar os seus dados e abrir a página de ajuda; só não dá para enviar novas mensagens.`,
    },
    'apaga-em-breve': {
      subject: 'Suas conversas serão apagadas em 15 dias',
      first: `Seu plano terminou em ${ended}, e o prazo para guardar as suas conversas está acabando.`,
    },
    'apaga-amanha': {
      subject: 'Suas conversas serão apagadas amanhã',
      first: `Seu plano terminou em ${ended}, e este é o último aviso antes de apagarmos as suas conversas.`,
    },
  }
  const { subject, first } = texts[modelo]
  return personMail({
    to: para,
    subject,
    button: { label: renewUrl ? 'Renovar' : 'Abrir a minha conta', link },
    lines: [
      first,
      whatHappens,
      renewUrl
        ? 'Para continuar de onde parou, renove aqui:'
        : 'Para baixar os seus dados, abra a sua conta:',
      link,
      ...(renewUrl ? [`Para baixar os seus dados antes disso, entre em ${appUrl}/conta.`] : []),
    ],
  })
}

const REQUEST_WORDS = {
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

function requestMail({ appUrl, responsible }: MailDeps, { para, dados }: DueMail<'pedido-compra'>): Mail {
  const { numero, tipo, plataforma, compraId, pedidoEm } = dados
  const { subject, asked, after, there } = REQUEST_WORDS[tipo]
  const { name, pages } = BUYER_PAGES[plataforma]
  const link = pages[tipo] ?? `${appUrl}/conta`
  return personMail({
    to: para,
    subject: `${subject} (${numero})`,
    button: { label: pages[tipo] ? `Abrir a página da ${name}` : 'Abrir a minha conta', link },
    lines: [
      `Recebemos em ${brasiliaMoment(new Date(pedidoEm))} (horário de Brasília) ${asked} ${compraId}, feita pela ${name}.`,
      `O número do seu pedido é ${numero}. Guarde esta mensagem: ela é o seu comprovante.`,
      `Quem vendeu o plano já pode ver o pedido. ${after}`,
      pages[tipo] ? there : 'O seu pedido também está na sua conta:',
      link,
      ...(responsible.contato ? [`Se algo não andar, fale conosco: ${responsible.contato}`] : []),
    ],
  })
}
