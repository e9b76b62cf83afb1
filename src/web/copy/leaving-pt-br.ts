/** What is asked before signing out would lose something. */
export const leavingCopy = {
  heading: 'Há mensagens que ainda não saíram',
  lead: 'Elas ainda não chegaram ao Aconchego. Se você sair agora, são apagadas deste aparelho.',
  stay: 'Esperar',
  leave: 'Sair e apagar',
} as const
