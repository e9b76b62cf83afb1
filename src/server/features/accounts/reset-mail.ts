import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** The mail with the link for choosing a new password. */
export function resetMail({ to, link }: { to: string; link: string }): Mail {
  return composeMail({
    to,
    subject: 'Crie uma nova senha no Aconchego',
    button: { label: 'Escolher nova senha', link },
    lines: [
      'Olá!',
      'Recebemos um pedido para criar uma nova senha para a sua conta no Aconchego. Para escolher a nova senha, abra este endereço:',
      link,
      'O link vale por uma hora e só pode ser usado uma vez. Depois da troca, os outros links deixam de valer e a sua conta sai de todos os aparelhos.',
      'Se não foi você quem pediu, pode ignorar esta mensagem: nada muda na sua conta.',
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
