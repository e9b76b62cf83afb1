/**
 * Every word of the first screens, by screen; account-pt-br.ts and chat-pt-br.ts have the words that only a
 * signed-in person needs to load. The sentences of failures are in domain/errors.ts; what the product
 * itself says (personas, script, legal texts) lives with its feature.
 */
export const copy = {
  product: {
    name: 'Aconchego',
    promise: 'Uma conversa que acolhe, a qualquer hora.',
    truth: 'Com inteligência artificial, que não substitui um psicólogo.',
    welcome: 'Pode chegar do jeito que você está.',
  },

  footer: {
    label: 'Links úteis',
    terms: 'Termos de uso',
    privacy: 'Política de privacidade',
    protocol: 'Protocolo de segurança',
    help: 'Preciso de ajuda agora',
  },

  fields: {
    email: 'E-mail',
    password: 'Senha',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
  },

  login: {
    title: 'Entrar',
    heading: 'Que bom te ver',
    lead: 'Entre para conversar.',
    leadBack: 'Entre para continuar de onde parou.',
    submit: 'Entrar',
    busy: 'Entrando...',
    forgot: 'Esqueci minha senha',
    forgotBusy: 'Enviando o e-mail...',
    forgotSent: 'E-mail de recuperação enviado! Verifique sua caixa de entrada.',
    mailWaits:
      'O e-mail ainda não saiu: o envio está fora do ar. Ele sai sozinho assim que voltar; se não chegar em uma hora, peça de novo.',
    browserKnown: 'Pronto. Entre com a sua senha.',
    noAccount: 'É a sua primeira vez?',
    register: 'Criar conta',
    sessionEnded: 'Sua sessão terminou. Entre de novo para continuar; o que você escreveu está guardado.',
    cookiesRefused:
      'Seu navegador está bloqueando os cookies, e sem eles não dá para entrar. Libere os cookies deste site e tente de novo.',
    endedElsewhere: 'Sua sessão foi encerrada em outro aparelho.',
    otherPerson:
      'Outra conta está aberta neste navegador. Para voltar à sua, entre de novo; o que você escreveu está guardado.',
    useOther: 'Usar a conta que está aberta',
    passwordChanged: 'Senha alterada. Por segurança, encerramos as outras sessões. Entre com a nova senha.',
  },

  session: {
    waiting: 'Abrindo o Aconchego',
  },

  unreachable: {
    title: 'Sem resposta',
    heading: 'Não conseguimos conectar',
    lead: 'Estamos com uma instabilidade. Costuma passar rápido; tente de novo em instantes.',
    leadOffline: 'Parece que você está sem conexão. Verifique a internet e tente de novo.',
    action: 'Tentar de novo',
  },

  crashed: {
    title: 'Algo deu errado',
    heading: 'Algo saiu do lugar',
    lead: 'O erro foi nosso, não seu. Recarregar a página costuma resolver.',
    action: 'Recarregar a página',
  },

  ui: {
    close: 'Fechar',
    dismiss: 'Dispensar aviso',
    retry: 'Tentar de novo',
    undo: 'Desfazer',
  },
} as const
