import { NOTICE_MAX } from '#domain/limits.ts'

/** The words of 'Ajustes'. */
export const settingsCopy = {
  notice: {
    heading: 'Aviso',
    lead: 'Uma linha no topo das telas das pessoas, de um momento a outro. Os horários são os deste aparelho.',
    text: 'Texto do aviso',
    textHint: `Até ${NOTICE_MAX} caracteres.`,
    begin: 'Início',
    end: 'Fim',
    momentHint: 'Como 17/11/2026 14:30.',
    publish: 'Publicar',
    remove: 'Retirar aviso',
    published: 'Aviso publicado.',
    removed: 'Aviso retirado.',
    wrongMoment: 'Escreva dia e hora, como 17/11/2026 14:30.',
    noText: 'Escreva o aviso antes de publicar.',
  },
  plans: {
    heading: 'Nomes dos planos',
    lead: 'Como cada plano se chama para as pessoas, na conta e nos e-mails.',
    none: 'Ainda não há planos: eles aparecem com a primeira venda ou a primeira pessoa na lista.',
  },
  responsible: {
    heading: 'Quem responde pelos dados',
    lead: 'Aparece em Privacidade, Termos e na conta de cada pessoa. Vazio, vale o que o servidor define.',
    contactHint: 'Um e-mail ou o endereço https de uma página.',
  },
  save: 'Salvar',
  saved: 'Salvo.',
  tests: {
    heading: 'Testar',
    lead: 'O e-mail vai para o seu endereço. O modelo recebe uma frase inventada, nada que uma pessoa escreveu.',
    mail: 'Enviar e-mail de teste',
    mailSent: (to: string) => `E-mail enviado para ${to}.`,
    mailKept: 'Sem servidor de e-mail (SMTP_URL): o e-mail virou um arquivo em DATA_DIR/mail.',
    mailBusy: 'Enviando…',
    model: 'Testar o modelo',
    modelBusy: 'Perguntando ao modelo… Pode levar alguns minutos.',
    demo: 'Modo demonstração: nenhum serviço configurado.',
    answers: (name: string, seconds: string) => `${name} respondeu; primeira palavra em ${seconds} s.`,
    fails: (name: string, reason: string) => `${name} não respondeu (${reason}).`,
  },
  list: {
    heading: 'O que está definido',
    lead: 'O que vale agora: das variáveis de ambiente do servidor, que quem cuida dele muda, e, no lugar delas, o que foi salvo acima. Segredos não são mostrados.',
    columns: ['Variável', 'Valor'],
    isSet: 'definida',
    isNotSet: 'não definida',
  },
}
