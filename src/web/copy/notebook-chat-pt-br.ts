/** The few words of the notebook that the chat itself loads. */
export const notebookChatCopy = {
  link: 'Caderno',
  keep: 'Guardar no caderno',
  summarize: 'Resumir esta conversa',
  suggestion: 'Quer registrar como você está hoje?',
  suggestionOpen: 'Registrar como estou',
  suggestionDismiss: 'Hoje não',
  exercises: 'Ou fazer um exercício escrito, no seu tempo',
  account: 'O que você guarda',
  accountLead:
    'Notas, como você tem estado, seu plano de segurança, exercícios e resumos. A IA só lê o que você ligar.',
} as const
