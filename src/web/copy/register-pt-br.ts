export const registerCopy = {
  title: 'Criar conta',
  heading: 'Vamos começar',
  lead: 'Use o e-mail com que você comprou o plano.',
  submit: 'Criar conta',
  busy: 'Criando sua conta...',
  declares: 'Ao criar a conta, você declara ter 18 anos ou mais.',
  back: 'Voltar para o login',
  consent: {
    heading: 'Ao criar a conta, você confirma que:',
    age: 'tem 18 anos ou mais;',
    agree: 'aceita os ',
    and: ' e a ',
    end: ';',
    data: 'concorda que o que você escrever, mesmo sobre sua saúde e suas emoções, seja tratado para gerar as respostas.',
  },
} as const
