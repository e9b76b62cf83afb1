import { randomUUID } from 'node:crypto'
import { RECEIPT_TRIED_FOR } from '#domain/limits.ts'
import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { type MailTemplates, personMail } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type Deletion, deletions } from './store/deletions.ts'

/** Puts the mail with the way to keep the account into the outbox: it leaves even if the mail server can't be reached now. */
export async function addDeletionNotice(tx: Queryable, deletion: Deletion): Promise<void> {
  const { userId, email, requestedAt } = deletion
  const chave = `conta-sera-excluida/${userId}/${requestedAt.getTime()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'conta-sera-excluida', para: email, dados: { pessoa: userId } }])
}

/** Its key names no person: nothing else is left of them. */
export async function addErasedReceipt(tx: Queryable, para: string, erasedAt: Date): Promise<void> {
  const chave = `conta-excluida/${randomUUID()}`
  const dados = { em: erasedAt.getTime() }
  await mailOutbox.add(tx, [{ chave, modelo: 'conta-excluida', para, dados }])
}

export const PRIVACY_MAILS: Pick<MailTemplates, 'conta-sera-excluida' | 'conta-excluida' | 'seus-dados'> = {
  'conta-sera-excluida': {
    write: async ({ sql, appUrl }, { para, dados }) => {
      const deletion = await deletions.find(sql, dados.pessoa)
      // A person who has changed their mind by now needs no mail.
      if (!deletion || deletion.erasedAt) return null
      const link = `${appUrl}/conta`
      return personMail({
        to: para,
        subject: 'Sua conta será excluída',
        button: { label: 'Abrir a minha conta', link },
        lines: [
          `Recebemos o pedido para excluir a sua conta no Aconchego. Em ${brasiliaMoment(deletion.eraseAt)} (horário de Brasília), a conta e todas as conversas serão apagadas para sempre.`,
          'Mudou de ideia? Até lá, entre na conta e escolha “Manter minha conta”:',
          link,
          'Se não foi você quem pediu, faça isso agora e troque a sua senha.',
        ],
      })
    },
  },
  'conta-excluida': {
    // The next try may come a quarter of its age later, and by then the e-mail must be forgotten.
    triedFor: RECEIPT_TRIED_FOR * 0.8,
    write: (_, { para, dados }) =>
      personMail({
        to: para,
        subject: 'Sua conta foi excluída',
        lines: [
          `Como você pediu, a sua conta no Aconchego foi excluída em ${brasiliaDay(new Date(dados.em))}. Apagamos primeiro a chave que abria as suas conversas e, em seguida, as conversas, as sessões e os dados da conta. Não há como recuperá-los.`,
          'Da conta fica só o número dela, sem nome nem e-mail, para apagá-la de novo se uma cópia de segurança antiga for restaurada. De uma compra ficam só os números dela e um código que não permite ler o seu e-mail, para que um reembolso ainda encontre o lugar certo; se quem cuida do serviço pôs o seu e-mail à mão na lista de compra, ele continua lá. Se um dia quiser voltar, pode criar uma conta nova, vazia. Excluir a conta não cancela o plano; para isso, fale com quem o vendeu.',
          'Se o serviço mantém cópias de segurança, elas são substituídas com o tempo, e o que há nelas continua cifrado até lá.',
          'Esta é a última mensagem sobre esta conta. Obrigado por ter confiado em nós.',
        ],
      }),
  },
  // For somebody who asked support for a copy of their data: only they can fetch it.
  'seus-dados': {
    write: ({ appUrl }, { para }) =>
      personMail({
        to: para,
        subject: 'A cópia dos seus dados',
        button: { label: 'Abrir a minha conta', link: `${appUrl}/conta` },
        lines: [
          'Você pediu uma cópia dos seus dados. Ninguém além de você pode ler o que você escreveu, nem quem cuida do serviço; por isso a cópia é feita na sua conta, por você. Entre e escolha “Baixar meus dados”:',
          `${appUrl}/conta`,
          'Se não foi você quem pediu, não precisa fazer nada.',
        ],
      }),
  },
}
