import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const HELP = 'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.'
const CLOSING = 'Com carinho,\nAconchego'

/** A mail to a person of the product: each greets, and ends with where help is. */
export function personMail({ lines, ...mail }: Parameters<typeof composeMail>[0]): Mail {
  return composeMail({ ...mail, lines: ['Olá!', ...lines, HELP, CLOSING] })
}
