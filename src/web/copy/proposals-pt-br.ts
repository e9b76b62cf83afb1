export const proposalsCopy = {
  heading: 'Quer guardar alguma destas linhas?',
  lead: 'São palavras suas, de uma conversa. O que você guardar vira uma nota desligada: a IA não lê até você ligar.',
  rested: (count: number) =>
    count === 1
      ? 'Uma linha sua que talvez queira guardar'
      : `${count} linhas suas que talvez queira guardar`,
  keep: 'Guardar',
  keeping: 'Guardando...',
  edit: 'Editar',
  refuse: 'Não guardar',

  account: {
    heading: 'Sugestões de notas',
    lead: 'Ao resumir uma conversa, ou quando ela descansou por dez minutos e você está nela, a IA pode escolher até três linhas suas para guardar no caderno. Só depois da sua primeira nota, nunca em conversas que se apagam, e nada vira nota se você não quiser.',
    toggle: 'Sugerir linhas para guardar',
    failed: 'Não conseguimos mudar isto agora. Tente de novo.',
  },
} as const
