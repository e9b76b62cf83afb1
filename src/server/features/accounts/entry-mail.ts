import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** The mail with the link that lets a browser in while others guess at the password. */
export function entryMail({ to, link }: { to: string; link: string }): Mail {
  return composeMail({
    to,
    subject: 'Entre no Aconchego neste navegador',
    button: { label: 'Liberar este navegador', link },
    lines: [
      'Olá!',
      'Houve muitas tentativas de entrar na sua conta no Aconchego, e alguém pediu este link para não precisar esperar. Se foi você, abra-o no navegador em que quer entrar:',
      link,
      'O link vale por uma hora e só pode ser usado uma vez. Depois dele, a sua senha entra na hora, mesmo que outra pessoa continue tentando adivinhá-la.',
      'Se não foi você quem pediu, pode ignorar esta mensagem: o link não entra na conta sem a sua senha.',
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
