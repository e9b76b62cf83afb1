/** Every word of the screen that a reset link leads to. */
export const resetCopy = {
  title: 'Nova senha',
  heading: 'Escolha uma nova senha',
  lead: 'Ao salvar, as outras sessões abertas com a sua conta são encerradas.',
  submit: 'Salvar nova senha',
  busy: 'Salvando...',
  invalidHeading: 'Vamos pedir outro link',
  invalidLead: 'Links de recuperação valem por uma hora e só podem ser usados uma vez.',
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
    doneHeading: 'Pronto, a conta foi removida',
    doneLead: 'Nada do que havia nela ficou guardado. Se um dia quiser, você pode criar a sua própria conta.',
    back: 'Ir para o início',
  },
  invalid: {
    heading: 'Não deu para desfazer',
    lead: 'O link vale por sete dias e só pode ser usado uma vez. Se a conta é sua, escolha outra senha em “Esqueci minha senha”.',
    back: 'Ir para o login',
  },
} as const
