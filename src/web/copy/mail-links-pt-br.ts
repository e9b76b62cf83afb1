export const resetCopy = {
  title: 'Nova senha',
  heading: 'Escolha uma nova senha',
  lead: 'Ao salvar, as outras sessões abertas com a sua conta são encerradas.',
  submit: 'Salvar nova senha',
  busy: 'Salvando...',
  invalid: {
    heading: 'Vamos pedir outro link',
    lead: 'Links de recuperação valem por uma hora e só podem ser usados uma vez.',
    back: 'Ir para o login',
  },
} as const

/** What the login offers to a person who would have to wait. */
export const entryOfferCopy = {
  offer: 'Não quer esperar? Com um link no seu e-mail, você entra agora.',
  submit: 'Receber um link para entrar',
  busy: 'Enviando o e-mail...',
  sent: 'Se há uma conta com este e-mail, o link está a caminho. Abra-o neste navegador; um que chegou há pouco também vale.',
} as const

/** Every word of the page that the link for entering at once leads to. */
export const entryCopy = {
  title: 'Entrar neste navegador',
  heading: 'Quer entrar neste navegador?',
  lead: 'Ao confirmar, você entra com a sua senha sem precisar esperar, mesmo que alguém continue tentando adivinhá-la.',
  steps: [
    'A sua senha continua a mesma, e ela ainda é pedida.',
    'Confirme só em um aparelho seu ou em que você confia.',
  ],
  submit: 'Liberar este navegador',
  busy: 'Liberando...',
  stay: 'Não fui eu que pedi',
  invalid: {
    heading: 'Vamos pedir outro link',
    lead: 'O link vale por uma hora e só pode ser usado uma vez.',
    back: 'Ir para o login',
  },
} as const

const undoInvalid = {
  heading: 'Não deu para desfazer',
  lead: 'O link vale por sete dias, só pode ser usado uma vez e termina quando a senha é trocada de novo: então vale o do e-mail mais recente. Se a conta é sua, escolha outra senha em “Esqueci minha senha”.',
  back: 'Ir para o login',
} as const

/** Every word of the pages that the mails about a new password and a new account lead to. */
export const undoCopy = {
  password: {
    title: 'Não fui eu que troquei a senha',
    heading: 'Não foi você que trocou a senha?',
    lead: 'Ao confirmar, protegemos a sua conta. As suas conversas ficam como estão.',
    steps: [
      'A conta sai de todos os aparelhos.',
      'A senha que alguém escolheu deixa de valer.',
      'Em seguida, você escolhe uma senha nova.',
    ],
    submit: 'Proteger a minha conta',
    busy: 'Protegendo...',
    stay: 'Fui eu que troquei a senha',
    invalid: undoInvalid,
  },
  account: {
    title: 'Não fui eu que criei a conta',
    heading: 'Não foi você que criou a conta?',
    lead: 'Alguém pode ter usado o seu e-mail. Ao confirmar, removemos essa conta.',
    steps: [
      'A conta sai de todos os aparelhos.',
      'Tudo o que foi escrito nela é apagado agora, para sempre.',
      'Se a conta é sua, não confirme: não há como desfazer.',
    ],
    submit: 'Remover a conta',
    busy: 'Removendo...',
    stay: 'Fui eu que criei a conta',
    invalid: undoInvalid,
    doneHeading: 'Pronto, a conta foi removida',
    doneLead: 'Nada do que havia nela ficou guardado. Se um dia quiser, você pode criar a sua própria conta.',
    back: 'Ir para o início',
  },
} as const
