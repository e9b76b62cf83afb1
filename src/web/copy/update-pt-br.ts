export const updateCopy = {
  ready: 'Nova versão disponível',
  apply: 'Atualizar',
} as const
