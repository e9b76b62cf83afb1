import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const NOT_ME = 'Não fui eu'
const LASTS = 'O link vale por sete dias, e nada muda enquanto você não confirmar na página.'

/** Tells that the password is another one, and how to undo it. */
export function passwordChangedMail({
  to,
  changedAt,
  link,
}: {
  to: string
  changedAt: Date
  link: string
}): Mail {
  return composeMail({
    to,
    subject: 'Sua senha foi trocada',
    button: { label: NOT_ME, link },
    lines: [
      'Olá!',
      `A senha da sua conta no Aconchego foi trocada em ${brasiliaMoment(changedAt)} (horário de Brasília). Se foi você, não precisa fazer nada.`,
      'Se não foi você, abra este endereço: a conta sai de todos os aparelhos, a senha nova deixa de valer e você escolhe outra.',
      link,
      LASTS,
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}

/** Tells that there is an account now, and how to remove it. */
export function accountCreatedMail({
  to,
  createdAt,
  link,
}: {
  to: string
  createdAt: Date
  link: string
}): Mail {
  return composeMail({
    to,
    subject: 'Uma conta foi criada com este e-mail',
    button: { label: NOT_ME, link },
    lines: [
      'Olá!',
      `Uma conta no Aconchego foi criada com este e-mail em ${brasiliaMoment(createdAt)} (horário de Brasília). Se foi você, não precisa fazer nada: é bom ter você aqui.`,
      'Se não foi você, alguém usou o seu e-mail. Abra este endereço para apagar a conta e tudo o que houver nela.',
      link,
      LASTS,
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
