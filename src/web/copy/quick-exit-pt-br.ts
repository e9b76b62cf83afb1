/** The words of the discreet mode that every screen of a signed-in person loads. */
export const quickExitCopy = {
  exit: 'Saída rápida',
  exitHint: 'Limpa a tela e abre uma página de busca. O botão Voltar não mostra o Aconchego.',
} as const
