/** Lines of a conversation that are proposed as notes. */
export const proposalsCopy = {
  heading: 'Quer guardar alguma destas linhas?',
  lead: 'São palavras suas, desta conversa. O que você guardar vira uma nota desligada: a IA não lê até você ligar.',
  keep: 'Guardar',
  keeping: 'Guardando...',
  edit: 'Editar',
  refuse: 'Não guardar',

  account: {
    heading: 'Sugestões de notas',
    lead: 'Ao resumir uma conversa, a IA pode sugerir até três linhas suas para guardar no caderno. Só depois da sua primeira nota, nunca em conversas que se apagam, e nada fica guardado se você não quiser.',
    toggle: 'Sugerir linhas para guardar',
    loadFailed: 'Não conseguimos ler a sua escolha.',
    retry: 'Tentar de novo',
    failed: 'Não conseguimos mudar isto agora. Tente de novo.',
  },
} as const
