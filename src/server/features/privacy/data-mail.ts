import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'

/** For somebody who asked support for a copy of their data: only they can fetch it. */
export const DATA_MAILS: Record<'seus-dados', MailTemplate> = {
  'seus-dados': {
    once: false,
    write: async ({ appUrl }, { para }) =>
      composeMail({
        to: para,
        subject: 'A cópia dos seus dados',
        button: { label: 'Abrir a minha conta', link: `${appUrl}/conta` },
        lines: [
          'Olá!',
          'Você pediu uma cópia dos seus dados. Ninguém além de você pode ler o que você escreveu, nem quem cuida do serviço; por isso a cópia é feita na sua conta, por você. Entre e escolha “Baixar meus dados”:',
          `${appUrl}/conta`,
          'Se não foi você quem pediu, não precisa fazer nada.',
          MAIL_HELP,
          MAIL_CLOSING,
        ],
      }),
  },
}
