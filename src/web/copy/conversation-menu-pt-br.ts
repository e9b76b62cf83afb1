/** What the menu of a conversation holds, and what comes of its items: loaded with them. */
export const conversationMenuCopy = {
  rename: 'Renomear',
  remove: 'Excluir conversa',
  title: 'Título da conversa',
  removed: 'Conversa excluída.',
  removeFailed: 'Não conseguimos excluir a conversa. Ela continua aqui.',
  undoFailed: 'Não deu tempo de desfazer: a conversa já foi apagada.',
} as const
