import { z } from 'zod'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'

const Data = z.object({ nome: z.string(), email: z.string(), por: z.string(), em: z.number() })

/** Tells the owners of the panel that an operator has signed in. */
export const OPERATOR_MAILS: Record<'operador-entrou', MailTemplate> = {
  'operador-entrou': {
    once: false,
    write: (_, { para, dados }) => {
      const { nome, email, por, em } = Data.parse(dados)
      return composeMail({
        to: para,
        subject: `${nome} entrou no painel`,
        lines: [
          'Olá!',
          `${nome} (${email}) entrou no painel do Aconchego em ${brasiliaMoment(new Date(em))} (horário de Brasília), com ${por}.`,
          'Se você não esperava por isto, tire o acesso no servidor e olhe o registro do painel:',
          `npm run operadores -- remove ${email}`,
        ],
      })
    },
  },
}
