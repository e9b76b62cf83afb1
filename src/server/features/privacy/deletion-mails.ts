import { MAIL_CLOSING, MAIL_HELP } from '#domain/account/mail-lines.ts'
import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** Tells that the account will be erased, and how to keep it. Also for a person who did not ask for it. */
export function deletionAskedMail({ to, eraseAt, link }: { to: string; eraseAt: Date; link: string }): Mail {
  return composeMail({
    to,
    subject: 'Sua conta será excluída',
    button: { label: 'Abrir a minha conta', link },
    lines: [
      'Olá!',
      `Recebemos o pedido para excluir a sua conta no Aconchego. Em ${brasiliaMoment(eraseAt)} (horário de Brasília), a conta e todas as conversas serão apagadas para sempre.`,
      'Mudou de ideia? Até lá, entre na conta e escolha “Manter minha conta”:',
      link,
      'Se não foi você quem pediu, faça isso agora e troque a sua senha.',
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}

/** The receipt: everything is gone. */
export function accountErasedMail({ to, erasedAt }: { to: string; erasedAt: Date }): Mail {
  return composeMail({
    to,
    subject: 'Sua conta foi excluída',
    lines: [
      'Olá!',
      `Como você pediu, a sua conta no Aconchego foi excluída em ${brasiliaDay(erasedAt)}. Apagamos primeiro a chave que abria as suas conversas e, em seguida, as conversas, as sessões e os dados da conta. Não há como recuperá-los.`,
      'Da conta fica só o número dela, sem nome nem e-mail, para apagá-la de novo se uma cópia de segurança antiga for restaurada. De uma compra ficam só os números dela e um código que não permite ler o seu e-mail, para que um reembolso ainda encontre o lugar certo; se quem cuida do serviço pôs o seu e-mail à mão na lista de compra, ele continua lá. Se um dia quiser voltar, pode criar uma conta nova, vazia. Excluir a conta não cancela o plano; para isso, fale com quem o vendeu.',
      'Se o serviço mantém cópias de segurança, elas são substituídas com o tempo, e o que há nelas continua cifrado até lá.',
      'Esta é a última mensagem sobre esta conta. Obrigado por ter confiado em nós.',
      MAIL_HELP,
      MAIL_CLOSING,
    ],
  })
}
