import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** The links that are sent on request, by the page that takes them. */
const LINK_MAILS = {
  /** For choosing a new password. */
  'nova-senha': {
    page: 'redefinir-senha',
    subject: 'Crie uma nova senha no Aconchego',
    label: 'Escolher nova senha',
    why: 'Recebemos um pedido para criar uma nova senha para a sua conta no Aconchego. Para escolher a nova senha, abra este endereço:',
    after: 'Depois da troca, os outros links deixam de valer e a sua conta sai de todos os aparelhos.',
    otherwise: 'nada muda na sua conta.',
  },
  /** Lets a browser in while others guess at the password. */
  entrada: {
    page: 'entrar',
    subject: 'Entre no Aconchego neste navegador',
    label: 'Liberar este navegador',
    why: 'Houve muitas tentativas de entrar na sua conta no Aconchego, e alguém pediu este link para não precisar esperar. Se foi você, abra-o no navegador em que quer entrar:',
    after: 'Depois dele, a sua senha entra na hora, mesmo que outra pessoa continue tentando adivinhá-la.',
    otherwise: 'o link não entra na conta sem a sua senha.',
  },
}
export type LinkKind = keyof typeof LINK_MAILS

type LinkOptions = { to: string; appUrl: string; token: string }

export function linkMail(kind: LinkKind, { to, appUrl, token }: LinkOptions): Mail {
  const { page, subject, label, why, after, otherwise } = LINK_MAILS[kind]
  const link = `${appUrl}/${page}#token=${token}`
  return composeMail({
    to,
    subject,
    button: { label, link },
    lines: [
      'Olá!',
      why,
      link,
      `O link vale por uma hora e só pode ser usado uma vez. ${after}`,
      `Se não foi você quem pediu, pode ignorar esta mensagem: ${otherwise}`,
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
