import { z } from 'zod'
import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { INVITATION_TRIED_FOR } from '#domain/limits.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { brasiliaDay } from '#domain/text/brasilia-time.ts'
import { makeInvitation } from '#server/features/allow-list/invitation.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { MailDeps, MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import type { DueMail } from '#server/features/mail-outbox/store.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { purchases } from './store/purchases.ts'

type Links = Pick<MailDeps, 'appUrl' | 'renewUrl' | 'planNames' | 'authSecret'>
type EndTemplate = 'plano-terminou' | 'apaga-em-breve' | 'apaga-amanha'

/** Each leaves once a purchase. What announces that something is erased is never given up: nothing is erased before it has left. */
export const BUYER_MAILS: Record<'criar-conta' | EndTemplate, MailTemplate> = {
  'criar-conta': {
    once: true,
    triedFor: INVITATION_TRIED_FOR,
    write: async (deps, mail) => ((await isStillInvited(deps, mail.para)) ? inviteMail(deps, mail) : null),
  },
  'plano-terminou': { once: true, write: (deps, mail) => endMail(deps, mail, 'plano-terminou') },
  'apaga-em-breve': { once: true, write: (deps, mail) => endMail(deps, mail, 'apaga-em-breve') },
  'apaga-amanha': { once: true, write: (deps, mail) => endMail(deps, mail, 'apaga-amanha') },
}

/** Who has registered meanwhile, or was given the money back, needs no invitation. */
async function isStillInvited({ sql }: Pick<MailDeps, 'sql'>, email: string): Promise<boolean> {
  const registered = await purchases.withAccount(sql, [email])
  return !registered.has(email) && (await allowList.findPlano(sql, email)) !== null
}

function inviteMail(
  { appUrl, planNames, authSecret }: Links,
  { para, dados }: Pick<DueMail, 'para' | 'dados'>,
): Mail {
  const { plano } = z.object({ plano: z.string() }).parse(dados)
  const link = `${appUrl}/register#convite=${makeInvitation(authSecret, para)}`
  return composeMail({
    to: para,
    subject: 'Crie sua conta no Aconchego',
    button: { label: 'Criar minha conta', link },
    lines: [
      'Olá!',
      `Recebemos a confirmação da sua compra (plano ${planDisplayName(plano, planNames)}). Para começar, crie a sua conta com este e-mail:`,
      link,
      'O link já preenche o seu e-mail; falta só escolher uma senha. Se preferir, abra o Aconchego e toque em “Criar conta”.',
      'Não reconhece esta compra? Pode ignorar esta mensagem: nenhuma conta é criada sem uma senha.',
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}

const EndData = z.object({ terminouEm: z.number(), apagaEm: z.number() })

function endMail(
  { appUrl, renewUrl }: Links,
  { para, dados }: Pick<DueMail, 'para' | 'dados'>,
  template: EndTemplate,
): Mail {
  const { terminouEm, apagaEm } = EndData.parse(dados)
  const link = renewUrl ?? `${appUrl}/conta`
  const [ended, erased] = [terminouEm, apagaEm].map((time) => brasiliaDay(new Date(time)))
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
  const { subject, first } = texts[template]
  return composeMail({
    to: para,
    subject,
    button: { label: renewUrl ? 'Renovar' : 'Abrir a minha conta', link },
    lines: [
      'Olá!',
      first,
      whatHappens,
      renewUrl
        ? 'Para continuar de onde parou, renove aqui:'
        : 'Para baixar os seus dados, abra a sua conta:',
      link,
      ...(renewUrl ? [`Para baixar os seus dados antes disso, entre em ${appUrl}/conta.`] : []),
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
