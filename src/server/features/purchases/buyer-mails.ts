import { createHash } from 'node:crypto'
import { z } from 'zod'
import { makeInvitation } from '#server/features/allow-list/invitation.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { BuyerMailDeps } from './purchase-deps.ts'
import type { DueMail } from './store/mail-outbox.ts'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
const HELP = 'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.'
const FAREWELL = 'Com carinho,\nAconchego'

type Links = Pick<BuyerMailDeps, 'appUrl' | 'renewUrl' | 'authSecret'>

/** The mail that a row of the outbox stands for. Its id depends on the row alone, so that twice the same is one. */
export function buyerMail(links: Links, mail: Pick<DueMail, 'chave' | 'modelo' | 'para' | 'dados'>): Mail {
  const id = createHash('sha256').update(mail.chave).digest('hex').slice(0, 32)
  const written = mail.modelo === 'criar-conta' ? inviteMail(links, mail) : endMail(links, mail)
  return { ...written, id }
}

function inviteMail({ appUrl, authSecret }: Links, { para, dados }: Pick<DueMail, 'para' | 'dados'>): Mail {
  const { plano } = z.object({ plano: z.string() }).parse(dados)
  const link = `${appUrl}/register#convite=${makeInvitation(authSecret, para)}`
  return composeMail({
    to: para,
    subject: 'Crie sua conta no Aconchego',
    button: { label: 'Criar minha conta', link },
    lines: [
      'Olá!',
      `Recebemos a confirmação da sua compra (plano ${plano}). Para começar, crie a sua conta com este e-mail:`,
      link,
      'O link já preenche o seu e-mail; falta só escolher uma senha. Se preferir, abra o Aconchego e toque em “Criar conta”.',
      'Não reconhece esta compra? Pode ignorar esta mensagem: nenhuma conta é criada sem uma senha.',
      HELP,
      FAREWELL,
    ],
  })
}

const EndData = z.object({ terminouEm: z.number(), apagaEm: z.number() })

function endMail(
  { appUrl, renewUrl }: Links,
  { para, modelo, dados }: Omit<DueMail, 'chave' | 'criadoEm'>,
): Mail {
  const { terminouEm, apagaEm } = EndData.parse(dados)
  const link = renewUrl ?? `${appUrl}/conta`
  const [ended, erased] = [terminouEm, apagaEm].map((time) => day.format(new Date(time)))
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
  const { subject, first } = texts[modelo === 'criar-conta' ? 'plano-terminou' : modelo]
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
      HELP,
      FAREWELL,
    ],
  })
}
