import type { TryReason } from '#domain/chat/versions.ts'

/** The words of another try, of editing and of deleting, which load when they are used. */
export const versionsCopy = {
  reasons: {
    'de-novo': 'Só tente de novo',
    'mais-curta': 'Mais curta',
    'menos-conselho': 'Menos conselho',
    'mais-direta': 'Mais direta',
    'nao-foi-isso': 'Não foi isso',
    julgamento: 'Me senti julgado(a)',
  } satisfies Record<TryReason, string>,
  group: 'Versões',
  earlier: 'Versão anterior',
  later: 'Próxima versão',
  place: (number: number, total: number) => `${number} de ${total}`,
  details: 'Informações',
  writtenBy: (service: string) => `Resposta escrita por ${service}.`,
  editing: 'Editando sua mensagem',
  cancel: 'Cancelar edição',
  cancelShort: 'Cancelar',
  removed: 'Mensagem apagada, com a resposta.',
  undoFailed: 'Não deu para desfazer: a mensagem já foi apagada.',
  needsConnection: 'Isso precisa de conexão. Tente de novo quando ela voltar.',
  needsServer: 'Estamos sem conseguir guardar agora. Tente de novo daqui a pouco.',
} as const
