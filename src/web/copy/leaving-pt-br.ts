export const leavingCopy = {
  action: 'Sair',
  busy: 'Saindo...',
  failed: 'Não conseguimos encerrar a sua sessão. Verifique a conexão e tente de novo.',
  unsent: {
    heading: 'Há palavras suas que ainda não saíram',
    lead: 'Elas ainda não chegaram ao Aconchego. Se você sair agora, são apagadas deste aparelho.',
    stay: 'Esperar',
    leave: 'Sair e apagar',
  },
} as const
