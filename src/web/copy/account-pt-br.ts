export const accountCopy = {
  title: 'Sua conta',
  choiceUnknown: 'Não conseguimos ler a sua escolha.',
  heading: 'Sua conta',
  back: 'Voltar para a conversa',
  sections: 'Seções da conta',
  /** In the order of the page; the ids are addresses that people keep. */
  groups: [
    { id: 'geral', heading: 'Geral' },
    { id: 'seguranca', heading: 'Segurança' },
    { id: 'conversas', heading: 'Conversas' },
    { id: 'discricao', heading: 'Discrição' },
    { id: 'dados', heading: 'Dados' },
  ],
  plan: {
    heading: 'Seu plano',
    email: 'E-mail',
    plano: 'Plano',
    since: 'Com a gente desde',
    until: 'Até quando',
    noEnd: 'Sem data para terminar.',
    renews: (date: string) => `Renova em ${date}.`,
    ends: (date: string) =>
      `Até ${date}. Depois disso você ainda entra, lê e baixa tudo; só não envia novas mensagens.`,
    late: (date: string) => `O pagamento está atrasado. Você pode continuar conversando até ${date}.`,
    ended: (date: string) => `Seu plano terminou em ${date}.`,
    afterEnd: 'Você ainda entra, lê e baixa tudo; só não envia novas mensagens.',
    erased: (date: string) => `As conversas ficam guardadas até ${date}.`,
    renew: 'Renovar',
    left: (percent: number) =>
      percent === 0
        ? 'A conversa de hoje chegou ao limite do seu plano. Ela recomeça à meia-noite, no horário de Brasília.'
        : `Resta cerca de ${percent} % da sua conversa de hoje. Ela recomeça à meia-noite, no horário de Brasília.`,
  },
  purchases: {
    heading: 'Suas compras',
    bought: (plan: string | null, seller: string, date: string) =>
      `${plan ? `Plano ${plan}` : 'Compra'}, pela ${seller}, em ${date}.`,
    asked: (number: string, date: string) => `Pedido ${number}, recebido em ${date}.`,
    receipt: 'O comprovante foi para o seu e-mail. O acesso muda quando a plataforma confirmar.',
    keep: 'Voltar',
    busy: 'Enviando...',
    desistencia: {
      action: 'Desistir da compra',
      until: (date: string) => `Você pode desistir até o fim do dia ${date}, sem dizer por quê.`,
      title: 'Desistir da compra?',
      warning:
        'Pedimos a devolução do dinheiro a quem vendeu o plano. O acesso continua até a plataforma confirmar o reembolso; depois você ainda entra, lê e baixa tudo.',
      confirm: 'Desistir da compra',
      done: 'Você pediu para desistir desta compra.',
      page: 'Confirmar na página da plataforma',
    },
    cancelamento: {
      action: 'Cancelar a assinatura',
      title: 'Cancelar a assinatura?',
      warning:
        'Ela deixa de ser renovada. O que já foi pago continua valendo até o fim do período; depois você ainda entra, lê e baixa tudo.',
      confirm: 'Cancelar a assinatura',
      done: 'Você pediu para cancelar esta assinatura.',
      page: 'Concluir na página da plataforma',
    },
  },
  support: {
    heading: 'Código de suporte',
    lead: 'Se pedir ajuda a quem cuida do serviço, leia este código. Com ele, veem o plano e o estado da sua conta, e nada do que você escreveu.',
    action: 'Mostrar código de suporte',
    until: (time: string) => `vale até ${time}`,
  },
  responsible: {
    heading: 'Quem responde por isto',
    lead: 'Para dúvidas, pedidos e reclamações sobre os seus dados e sobre o serviço.',
  },
  password: {
    heading: 'Trocar a senha',
    lead: 'As outras sessões abertas com a sua conta são encerradas, e o que ficou sem enviar nelas é apagado.',
    submit: 'Trocar senha',
    busy: 'Trocando...',
    done: 'Senha alterada. As outras sessões foram encerradas.',
  },
  places: {
    heading: 'Sessões abertas',
    lead: 'Não reconhece algum lugar? Encerre a sessão e troque a senha. O que ficou sem enviar lá é apagado.',
    here: 'Este aparelho',
    now: 'Em uso agora',
    lastUsed: 'Último uso em',
    end: 'Encerrar',
    endNamed: 'Encerrar sessão em',
    endOthers: 'Encerrar todas as outras',
    ended: 'Sessão encerrada.',
    othersEnded: 'As outras sessões foram encerradas.',
    loading: 'Carregando as sessões',
  },
  theme: {
    heading: 'Aparência',
    lead: 'Fica guardada neste navegador.',
    claro: 'Claro',
    escuro: 'Escuro',
    sistema: 'Sistema',
  },
  leave: {
    heading: 'Sair da conta',
    lead: 'Se você usa um aparelho compartilhado, saia quando terminar.',
  },
} as const

export const textSizeCopy = {
  heading: 'Tamanho do texto',
  lead: 'Das mensagens e da caixa de escrever, só neste aparelho.',
  normal: 'Normal',
  maior: 'Maior',
  'maior-ainda': 'Maior ainda',
} as const
