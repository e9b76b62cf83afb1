export const notFoundCopy = {
  title: 'Página não encontrada',
  heading: 'Esta página não existe',
  lead: 'O endereço pode ter mudado ou ter vindo incompleto. Vamos voltar para um lugar conhecido.',
  action: 'Ir para o início',
} as const
